// What the analogue inputs of a board read at a charge of its battery, by the board's curve.
import type { Board } from '../../board-configs/board';
import { namedDeviceBoard } from '../../firmware/tools/boards/device-board';

export interface ChargeReading {
  /** What analogRead answers, and E.getAnalogVRef. */
  analog: number;
  volts: number;
}

const STEP_PERCENT = 20;
const SUPPLY_VOLTS = 3.3;

function millivoltsAt(curve: readonly number[], percent: number): number {
  const step = Math.min(Math.floor(percent / STEP_PERCENT), curve.length - 2);
  const share = percent / STEP_PERCENT - step;
  return curve[step]! + (curve[step + 1]! - curve[step]!) * share;
}

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

export function chargeReading(board: Board, percent: number): ChargeReading {
  const device = namedDeviceBoard(board);
  if (device.batteryMv.length === 0) return { analog: 0, volts: SUPPLY_VOLTS };
  const mv = millivoltsAt(device.batteryMv, percent) / device.batteryRatio;
  if (device.batteryPin === undefined) return { analog: 0, volts: rounded(mv / 1000) };
  const fullMv = device.batteryFullScaleMv || SUPPLY_VOLTS * 1000;
  return { analog: rounded(mv / fullMv), volts: SUPPLY_VOLTS };
}
