// LEDs of the board, each of which shows one sign.

import type { AnyBoard } from './parts';

let ledPins: readonly Pin[];
/** By LED: the number of the bit in `Sign`. */
let ledSigns: readonly number[];
let lowLit = 0;
/** All signs that have an LED, and those that are lit. */
let ledMask = 0;
let litSigns = 0;

/** @cold */
function setLed(led: number, isLit: boolean): void {
  digitalWrite(ledPins[led], isLit === (((lowLit >> led) & 1) === 0) ? 1 : 0);
}

/** Lights the LEDs of these signs and no others. @without leds */
export function showLeds(signs: number): void {
  const changed = (signs ^ litSigns) & ledMask;
  if (changed === 0) return;
  for (let led = 0; led < ledPins.length; led++) {
    if (((changed >> ledSigns[led]) & 1) !== 0) setLed(led, ((signs >> ledSigns[led]) & 1) !== 0);
  }
  litSigns = signs;
}

/** @without leds */
export function createLeds(board: AnyBoard): void {
  ledPins = board.ledPins;
  ledSigns = board.ledSigns;
  lowLit = board.ledsLowLit;
  ledMask = 0;
  litSigns = 0;
  for (let led = 0; led < ledPins.length; led++) {
    ledMask |= 1 << ledSigns[led];
    setLed(led, false);
  }
}
