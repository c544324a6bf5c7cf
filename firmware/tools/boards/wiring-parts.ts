// What has to be wired: every part with its terminals and where each of them goes. The wiring
// table and the drawing both show this list.
import { Board, Key } from '../../../board-configs/board';
import { SHIFTERS, partFacts } from './part-facts';
import { LOGIC_VOLTS } from './pin-facts';
import { KeyName, boardKeys, displayLines, moduleCount } from './pin-uses';

/** pin: a pin of the board. rail: a supply pin or ground. tag: all terminals with that tag. */
export interface Target {
  kind: 'pin' | 'rail' | 'tag' | 'shifter';
  name: string;
}

export interface Terminal {
  name: string;
  to: Target;
}

export interface Part {
  title: string;
  detail: string;
  terminals: Terminal[];
  /** Terminals on the side away from the board; only a level shifter has them. */
  far: string[];
}

export const GROUND = 'GND';

const pin = (name: string): Target => ({ kind: 'pin', name });
const rail = (name: string): Target => ({ kind: 'rail', name });
const BATTERY: Target = { kind: 'tag', name: 'BAT +' };
const ground: Terminal = { name: 'GND', to: rail(GROUND) };

/** The label of the supply pin that has the voltage of the board's own pins. */
export function logicRail(board: Board): string {
  const rails = Object.entries(board.carrier.rails);
  return rails.find(([, volts]) => volts === LOGIC_VOLTS)?.[0] ?? '3V3';
}

export const KEY_TITLES: { readonly [name in KeyName]: string } = {
  left: 'LEFT player',
  right: 'RIGHT player',
  minus: 'MINUS',
  pause: 'PAUSE',
  plus: 'PLUS',
  back: 'BACK',
  ok: 'OK',
};

function contactTerminals(board: Board, key: Key): Terminal[] {
  const other = key.closes === 'low' ? GROUND : logicRail(board);
  const terminals = [
    { name: 'contact', to: pin(key.pin) },
    { name: 'common', to: rail(other) },
  ];
  if (key.pull !== 'external') return terminals;
  const pulledTo = key.closes === 'low' ? logicRail(board) : GROUND;
  return [...terminals, { name: 'via 10 kΩ', to: rail(pulledTo) }];
}

function keyPart(board: Board, name: KeyName, key: Key): Part {
  const isPlayer = name === 'left' || name === 'right';
  const isLever = isPlayer && board.keys.contact === 'lever';
  const detail = isLever ? 'contact of the lever' : isPlayer ? 'big button' : 'push button';
  return { title: KEY_TITLES[name], detail, terminals: contactTerminals(board, key), far: [] };
}

function keyParts(board: Board): Part[] {
  const { contact, left, right } = board.keys;
  const isOneContact = contact === 'lever' && left.pin === right.pin;
  const wired = boardKeys(board).filter(([, key]) => key.onBoard === undefined);
  if (!isOneContact) return wired.map(([name, key]) => keyPart(board, name, key));
  const lever: Part = {
    title: 'LEVER',
    detail: `one contact, closed at ${left.closes === 'low' ? 'LEFT' : 'RIGHT'}`,
    terminals: contactTerminals(board, left.closes === 'low' ? left : right),
    far: [],
  };
  return [lever, ...wired.slice(2).map(([name, key]) => keyPart(board, name, key))];
}

function ledParts(board: Board): Part[] {
  return board.leds.map((led) => {
    const isLow = led.lights === 'low';
    const signal = { name: `${isLow ? '−' : '+'} via 680 Ω`, to: pin(led.pin) };
    const other = isLow
      ? { name: '+', to: rail(logicRail(board)) }
      : { name: '−', to: rail(GROUND) };
    return { title: `LED ${led.sign}`, detail: led.colour, terminals: [signal, other], far: [] };
  });
}

function buzzerParts(board: Board): Part[] {
  const { buzzer } = board;
  if (buzzer === 'none') return [];
  if (buzzer.kind === 'passive') {
    const terminals = [
      { name: 'via 100 Ω', to: pin(buzzer.pin) },
      { name: 'other', to: rail(GROUND) },
    ];
    return [{ title: 'Buzzer', detail: 'passive piezo', terminals, far: [] }];
  }
  const terminals = [
    { name: 'base via 1 kΩ', to: pin(buzzer.pin) },
    { name: 'buzzer +', to: rail(buzzer.rail ?? logicRail(board)) },
    { name: 'emitter', to: rail(GROUND) },
  ];
  return [{ title: 'Buzzer', detail: 'active, NPN', terminals, far: [] }];
}

function batteryParts(board: Board): Part[] {
  const { battery, power } = board;
  const parts: Part[] = [];
  if (battery !== 'none' && battery.sense === 'divider' && battery.pin !== undefined) {
    const plus = battery.from === undefined ? BATTERY : rail(battery.from);
    const terminals = [
      { name: 'middle', to: pin(battery.pin) },
      { name: `${battery.upperKohm} kΩ`, to: plus },
      { name: `${battery.lowerKohm} kΩ`, to: rail(GROUND) },
    ];
    const detail = '100 nF over the lower';
    parts.push({ title: 'Battery divider', detail, terminals, far: [] });
  }
  if (board.carrier.rails[power.feeds] === undefined) return parts;
  const terminals: Terminal[] = [{ name: '5 V out', to: rail(power.feeds) }, ground];
  if (parts.length > 0) terminals.push({ name: 'cell +', to: BATTERY });
  return [...parts, { title: 'Battery, boost', detail: 'with a switch', terminals, far: [] }];
}

/** The display's lines from top to bottom of the board; channels of a shifter count so. */
function linesInPinOrder(board: Board) {
  const labels = [...board.carrier.left, ...board.carrier.right];
  const lines = displayLines(board.display);
  return lines.sort((a, b) => labels.indexOf(a.label) - labels.indexOf(b.label));
}

interface Channel {
  near: string;
  far: string;
}

/** The shifter's terminals for its line number i. */
function channel(shifter: keyof typeof SHIFTERS, i: number): Channel {
  if (shifter === 'BSS138') return { near: `LV${i + 1}`, far: `HV${i + 1}` };
  return { near: `${i + 1}A`, far: `${i + 1}Y` };
}

function shifterParts(board: Board): Part[] {
  const { display } = board;
  if (display.chip === 'graphics' || display.supply.shifter === undefined) return [];
  const { shifter, rail: supply } = display.supply;
  const lines = linesInPinOrder(board);
  const terminals = lines.map((line, i) => ({
    name: channel(shifter, i).near,
    to: pin(line.label),
  }));
  const feeds =
    shifter === 'BSS138'
      ? [{ name: 'LV', to: rail(logicRail(board)) }, { name: 'HV', to: rail(supply) }, ground]
      : [{ name: 'VCC', to: rail(supply) }, { name: 'all OE', to: rail(GROUND) }, ground];
  const far = lines.map((_line, i) => channel(shifter, i).far);
  return [{ title: shifter, detail: 'level shifter', terminals: [...terminals, ...feeds], far }];
}

const MODULE_TITLES = [['Display'], ['Left display', 'Right display']];

function moduleDetail(board: Board, module: number): string {
  const { display } = board;
  if (display.chip === 'graphics') return '';
  if (display.chip !== 'ht16k33') return partFacts(display.chip).chipName;
  return `HT16K33 at 0x${(display.addresses[module] ?? 0).toString(16)}`;
}

function moduleParts(board: Board): Part[] {
  const { display } = board;
  if (display.chip === 'graphics') return [];
  const { shifter, rail: supply } = display.supply;
  const lines = linesInPinOrder(board);
  const count = moduleCount(display);
  return Array.from({ length: count }, (_module, module) => {
    const terminals: Terminal[] = [{ name: 'VCC', to: rail(supply) }, ground];
    lines.forEach((line, i) => {
      if (line.module !== undefined && line.module !== module) return;
      const through = shifter && { kind: 'shifter' as const, name: channel(shifter, i).far };
      terminals.push({ name: line.terminal, to: through ?? pin(line.label) });
    });
    const title = MODULE_TITLES[count - 1]?.[module] ?? `Display ${module + 1}`;
    return { title, detail: moduleDetail(board, module), terminals, far: [] };
  });
}

/** Every part that is wired to the board. */
export function wiringParts(board: Board): Part[] {
  return [
    ...keyParts(board),
    ...shifterParts(board),
    ...moduleParts(board),
    ...ledParts(board),
    ...buzzerParts(board),
    ...batteryParts(board),
  ];
}
