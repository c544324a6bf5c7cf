// The battery's charge from its voltage, by the board's curve.

import type { AnyBoard } from './parts';

/** Steps of the curve, and how many readings are averaged. */
const STEP_PERCENT = 20;
const READINGS = 4;

let curveMv: readonly number[];
let sensePin: Pin | undefined;
let fullScaleMv = 0;
let ratio = 1;

function readOnce(): number {
  if (sensePin === undefined) return E.getAnalogVRef() * 1000;
  if (fullScaleMv === 0) return analogRead(sensePin) * E.getAnalogVRef() * 1000;
  return analogRead(sensePin) * fullScaleMv;
}

function readMv(): number {
  let sumMv = 0;
  for (let i = 0; i < READINGS; i++) sumMv += readOnce();
  return ((sumMv / READINGS) * ratio + 0.5) | 0;
}

function percentOf(mv: number): number {
  let i = 0;
  if (mv < curveMv[0]) return 0;
  while (i < curveMv.length - 1 && mv >= curveMv[i + 1]) i++;
  if (i === curveMv.length - 1) return 100;
  return ((i + (mv - curveMv[i]) / (curveMv[i + 1] - curveMv[i])) * STEP_PERCENT + 0.5) | 0;
}

/** The verb batteryPercent: 0 to 100, or -1 where the board cannot measure. */
export function batteryPercent(): number {
  return curveMv.length === 0 ? -1 : percentOf(readMv());
}

export function createBattery(board: AnyBoard): void {
  curveMv = board.batteryMv;
  sensePin = board.batteryPin;
  fullScaleMv = board.batteryFullScaleMv;
  ratio = board.batteryRatio;
}
