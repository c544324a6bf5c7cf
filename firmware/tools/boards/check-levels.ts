// Refuses a part outside its supply voltage or driven with levels that it does not understand.
import { BatterySense, Board, Supply } from '../../../board-configs/board';
import { PartFacts, SHIFTERS, partFacts } from './part-facts';
import { LOGIC_VOLTS } from './pin-facts';
import { Problem } from './problem';

const volts = (value: number) => `${Number(value.toFixed(2))} V`;

function checkRail(board: Board, rail: string | undefined, field: string): Problem[] {
  if (rail !== undefined && (board.carrier.rails[rail] ?? 0) > 0) return [];
  const rails = Object.entries(board.carrier.rails).filter(([, level]) => level > 0);
  const names = rails.map(([label]) => label).join(', ');
  return [{ field, reason: `must name a supply pin of the board: ${names}` }];
}

function checkShifter(part: PartFacts, supply: Supply, railVolts: number): Problem[] {
  const field = 'display.supply.shifter';
  if (supply.shifter === undefined) {
    const isTooHigh = part.isTwoWay && railVolts > LOGIC_VOLTS;
    if (isTooHigh) {
      const reason =
        `the ${part.chipName} pulls its lines up to ${volts(railVolts)}, above the ` +
        `${volts(LOGIC_VOLTS)} of the board's pins; put a BSS138 level shifter between them`;
      return [{ field, reason }];
    }
    const high = part.highVolts(railVolts);
    if (high <= LOGIC_VOLTS) return [];
    const reason =
      `at ${volts(railVolts)} the ${part.chipName} takes ${volts(high)} and more as high, ` +
      `and the board's pins give ${volts(LOGIC_VOLTS)}; put a level shifter between them`;
    return [{ field, reason }];
  }
  const shifter = SHIFTERS[supply.shifter];
  if (part.isTwoWay && !shifter.isTwoWay) {
    return [
      {
        field,
        reason: `the lines of the ${part.chipName} are two-way and a ${supply.shifter} is not`,
      },
    ];
  }
  if (railVolts < shifter.voltsMin || railVolts > shifter.voltsMax) {
    const range = `${volts(shifter.voltsMin)} to ${volts(shifter.voltsMax)}`;
    return [{ field, reason: `a ${supply.shifter} takes ${range}, not ${volts(railVolts)}` }];
  }
  return [];
}

function checkDisplay(board: Board): Problem[] {
  const { display } = board;
  if (display.chip === 'graphics') return [];
  const badRail = checkRail(board, display.supply.rail, 'display.supply.rail');
  if (badRail.length > 0) return badRail;
  const part = partFacts(display.chip);
  const railVolts = board.carrier.rails[display.supply.rail] ?? 0;
  if (railVolts < part.voltsMin || railVolts > part.voltsMax) {
    const reason =
      `the ${part.chipName} takes ${volts(part.voltsMin)} to ${volts(part.voltsMax)}, ` +
      `not ${volts(railVolts)}`;
    return [{ field: 'display.supply.rail', reason }];
  }
  return checkShifter(part, display.supply, railVolts);
}

function checkBuzzer(board: Board): Problem[] {
  const { buzzer } = board;
  if (buzzer === 'none') return [];
  if (buzzer.kind === 'active') return checkRail(board, buzzer.rail, 'buzzer.rail');
  if (buzzer.rail === undefined) return [];
  return [
    { field: 'buzzer.rail', reason: 'a passive buzzer hangs on its pin and needs no supply' },
  ];
}

/** A full cell without load. */
const LI_ION_FULL_VOLTS = 4.2;

function checkPinVolts(battery: BatterySense, upperKohm: number, lowerKohm: number): Problem[] {
  const curveVolts = Math.max(...battery.curveMv) / 1000;
  const isLiIon = battery.chemistry === 'li-ion';
  const fullVolts = isLiIon ? Math.max(curveVolts, LI_ION_FULL_VOLTS) : curveVolts;
  const pinVolts = (fullVolts * lowerKohm) / (upperKohm + lowerKohm);
  if (pinVolts <= LOGIC_VOLTS) return [];
  const pair = `${volts(pinVolts)} at the pin, which stands ${volts(LOGIC_VOLTS)}`;
  return [{ field: 'battery.upperKohm', reason: `a full battery gives ${pair}` }];
}

function checkBattery(board: Board): Problem[] {
  const { battery } = board;
  if (battery === 'none') return [];
  const { pin, upperKohm = 0, lowerKohm = 0 } = battery;
  if (battery.sense === 'chip') {
    if (pin === undefined) return [];
    return [{ field: 'battery.pin', reason: '"chip" measures its own supply and needs no pin' }];
  }
  if (pin === undefined || upperKohm <= 0 || lowerKohm <= 0) {
    return [{ field: 'battery', reason: 'a divider needs pin, upperKohm and lowerKohm' }];
  }
  const badFrom = battery.from === undefined ? [] : checkRail(board, battery.from, 'battery.from');
  return [...badFrom, ...checkPinVolts(battery, upperKohm, lowerKohm)];
}

function checkCurve(board: Board): Problem[] {
  if (board.battery === 'none') return [];
  const { curveMv } = board.battery;
  const isRising = curveMv.every((level, i) => i === 0 || level > (curveMv[i - 1] ?? 0));
  return isRising ? [] : [{ field: 'battery.curveMv', reason: 'must rise from empty to full' }];
}

export function checkLevels(board: Board): Problem[] {
  return [
    ...checkDisplay(board),
    ...checkBuzzer(board),
    ...checkBattery(board),
    ...checkCurve(board),
  ];
}
