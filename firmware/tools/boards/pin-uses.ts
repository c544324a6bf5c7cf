// Which pin of a board does what, as one list: for the checks, the wiring table and the drawing.
import { Board, Display, Key, PinLabel } from '../../../board-configs/board';

export const KEY_NAMES = ['left', 'right', 'minus', 'pause', 'plus', 'back', 'ok'] as const;
export type KeyName = (typeof KEY_NAMES)[number];

export type Job = 'key' | 'output' | 'tone' | 'analogue';

export interface PinUse {
  field: string;
  label: PinLabel;
  job: Job;
  /** What the wired part does to the pin while the chip starts. */
  atReset: 'low' | 'high' | 'either' | 'floating';
}

/** The keys that the board has, in the order of `Key`. */
export function boardKeys(board: Board): [KeyName, Key][] {
  const found: [KeyName, Key][] = [];
  for (const name of KEY_NAMES) {
    const key = board.keys[name];
    if (key !== undefined) found.push([name, key]);
  }
  return found;
}

interface Line {
  field: string;
  label: PinLabel;
  /** Name of the terminal on the module. */
  terminal: string;
  /** The only module that has it; undefined for lines that all share. */
  module: number | undefined;
}

const one = (field: string, label: PinLabel, terminal: string): Line => ({
  field: `display.${field}`,
  label,
  terminal,
  module: undefined,
});

const each = (field: string, labels: PinLabel[], terminal: string): Line[] =>
  labels.map((label, module) => ({
    field: `display.${field}[${module}]`,
    label,
    terminal,
    module,
  }));

/** The lines between the board and its display, shifters left aside. */
export function displayLines(display: Display): Line[] {
  switch (display.chip) {
    case 'ht1621':
      return [
        ...each('cs', display.cs, 'CS'),
        one('wr', display.wr, 'WR'),
        one('data', display.data, 'DATA'),
      ];
    case 'tm1637':
      return [one('clk', display.clk, 'CLK'), ...each('dio', display.dio, 'DIO')];
    case 'ht16k33':
      return [one('sda', display.sda, 'SDA'), one('scl', display.scl, 'SCL')];
    case 'max7219':
      return [
        one('din', display.din, 'DIN'),
        ...each('cs', display.cs, 'CS'),
        one('clk', display.clk, 'CLK'),
      ];
    case 'graphics':
      return [];
  }
}

/** How many display modules hang on the board. */
export function moduleCount(display: Display): number {
  switch (display.chip) {
    case 'tm1637':
      return display.dio.length;
    case 'ht16k33':
      return display.addresses.length;
    case 'graphics':
      return 0;
    default:
      return display.cs.length;
  }
}

function displayUses(board: Board): PinUse[] {
  const isPulledUp = board.display.chip === 'tm1637' || board.display.chip === 'ht16k33';
  const atReset = isPulledUp ? 'high' : 'floating';
  return displayLines(board.display).map(({ field, label }) => ({
    field,
    label,
    job: 'output',
    atReset,
  }));
}

function keyUses(board: Board): PinUse[] {
  return boardKeys(board).map(([name, key]) => ({
    field: `keys.${name}.pin`,
    label: key.pin,
    job: 'key',
    atReset: 'either',
  }));
}

function ledUses(board: Board): PinUse[] {
  return board.leds.map((led, i) => ({
    field: `leds[${i}].pin`,
    label: led.pin,
    job: 'output',
    atReset: led.lights === 'low' ? 'high' : 'low',
  }));
}

function otherUses(board: Board): PinUse[] {
  const uses: PinUse[] = [];
  const { buzzer, battery } = board;
  if (buzzer !== 'none') {
    const isPassive = buzzer.kind === 'passive';
    const atReset = isPassive ? 'floating' : 'low';
    uses.push({
      field: 'buzzer.pin',
      label: buzzer.pin,
      job: isPassive ? 'tone' : 'output',
      atReset,
    });
  }
  if (battery !== 'none' && battery.pin !== undefined) {
    uses.push({ field: 'battery.pin', label: battery.pin, job: 'analogue', atReset: 'either' });
  }
  return uses;
}

export function pinUses(board: Board): PinUse[] {
  return [...keyUses(board), ...displayUses(board), ...ledUses(board), ...otherUses(board)];
}

/** Espruino's name of a label. */
export function espruinoName(board: Board, label: PinLabel): string {
  return board.carrier.espruinoNames[label] ?? label;
}
