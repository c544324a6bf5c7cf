// The buzzer: passive (a bare piezo, given the tone), active (has its own tone), or none.

import type { AnyBoard } from './parts';

let piezo: Pin | undefined;
let isActive = false;
/** Given to analogWrite, with the pitch in it. */
let pitch: ToneOptions;

/** The verb tone. @without buzzer */
export function tone(hz: number): void {
  if (piezo === undefined) return;
  if (isActive || hz === 0) digitalWrite(piezo, hz === 0 ? 0 : 1);
  else {
    pitch['freq'] = hz;
    analogWrite(piezo, 0.5, pitch);
  }
}

/** @without buzzer */
export function createPiezo(board: AnyBoard): void {
  piezo = board.buzzerPin;
  isActive = board.buzzerIsActive;
  pitch = {} as ToneOptions;
  tone(0);
}
