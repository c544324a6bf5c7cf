// How long a battery lasts, with the whole arithmetic, from the currents in the board file.
import { Board } from '../../../board-configs/board';

const LOW_HOURS = 10;

/** What the parts take, in mW. */
function drawnMw(board: Board): number {
  return board.power.draws.reduce((sum, draw) => sum + draw.milliamps * draw.volts, 0);
}

function batteryMw(board: Board): number {
  return drawnMw(board) / board.power.efficiency;
}

export function batteryHours(board: Board): number {
  const { batteryVolts, capacityMah } = board.power;
  return (batteryVolts * capacityMah) / batteryMw(board);
}

/** Charge at which about ten hours are left, for the battery-low sign; at most half. */
export function lowPercent(board: Board): number {
  return Math.min(50, Math.ceil((100 * LOW_HOURS) / batteryHours(board)));
}

const number = (value: number) => String(Number(value.toPrecision(3)));

function drawLines(board: Board): string[] {
  return board.power.draws.map((draw) => {
    const milliwatts = number(draw.milliamps * draw.volts);
    const sum = `${number(draw.milliamps)} mA × ${number(draw.volts)} V = ${milliwatts} mW`;
    return `  ${sum.padEnd(28)} ${draw.what} (${draw.basis}: ${draw.source})`;
  });
}

function lifeLine(hours: number): string {
  if (hours < 100) return `${Math.floor(hours)} hours`;
  return `${Math.floor(hours)} hours, or ${Math.floor(hours / 24)} days`;
}

/** The estimate as text. Nothing in it was measured. */
export function batteryEstimate(board: Board): string {
  const { power } = board;
  const drawn = number(drawnMw(board));
  const taken = number(batteryMw(board));
  const energy = number(power.batteryVolts * power.capacityMah);
  const hours = batteryHours(board);
  const low = lowPercent(board);
  const sign =
    board.battery === 'none'
      ? 'The board cannot measure its battery and shows no battery sign.'
      : `The battery-low sign comes at ${low} % (10 of ${Math.floor(hours)} hours, at most half).`;
  return [
    'Battery estimate (arithmetic, not a measurement; a game on, both displays lit)',
    ...drawLines(board),
    `  Together ${drawn} mW`,
    `  Converter (${power.converter}): ${drawn} mW ÷ ${power.efficiency} = ${taken} mW`,
    `  ${power.battery}: ${power.batteryVolts} V × ${power.capacityMah} mAh = ${energy} mWh`,
    `  ${energy} mWh ÷ ${taken} mW = ${lifeLine(hours)}`,
    `  ${sign}`,
  ].join('\n');
}
