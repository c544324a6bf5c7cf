// A board to play on: its built bundle in the Espruino machine, with models of its display chips on
// its pins. What the glass shows is read from the chips.

import { SpotCode } from '../../board-configs/device-board';
import type { Board } from '../../board-configs/board';
import type { Control } from '../../firmware/core/control';
import { printControl } from '../../firmware/notation/print';
import type { Frame, Key } from '../../hal/hal';
import { createBench as wireBoard, setCharge } from '../board/bench';
import type { Bench as Wired } from '../board/bench';
import {
  askState,
  createBoardClock,
  listen,
  sceneMs,
  switchOff,
  switchOn,
} from '../board/board-clock';
import type { BoardClock } from '../board/board-clock';
import type { Line } from '../board/link-lines';
import { filesOf, firmwareIn } from '../board/firmware';
import type { StorageFiles } from '../board/firmware';
import { frameNow } from '../board/picture';
import { createBlankFrame } from '../sim-hal';
import type { Tone } from '../sim-hal';
import { abilitiesSeen } from './abilities';
import type { Appearance, Bench, Pixels, Status, TimedEvent } from './bench';
import { eventOf } from './clock-events';

/** A step of the machine between two looks at the page's own time. */
const STEP_MS = 20;
/** Longer than this it does not work at a stretch; the board falls behind instead. */
const BUDGET_MS = 12;
/** A board never says when it is needed next; its glass may change with every picture. */
const LOOK_MS = 16;

export interface BoardKit {
  readonly board: Board;
  /** Storage before the first power-on: names and texts, byte for byte what is flashed. */
  readonly files: StorageFiles;
}

interface Table {
  readonly wired: Wired;
  readonly clock: BoardClock;
  tones: Tone[];
  told: TimedEvent[];
  frame: Frame;
  /** What the display had heard when the frame was read. */
  heardBytes: number;
  levels: string;
  boots: number;
  /** What it was switched on with, as a person writes it; the name of what it showed since. */
  controlText: string;
}

/** What a cell of the board's glass has to its right, as bits of a frame. */
function marksOf(device: Wired['device']): { colons: number; points: number } {
  const { colonCells: colons, pointCells: points } = device;
  if (!('colons' in device.display) || !('signSpots' in device.display)) return { colons, points };
  const { display } = device;
  // One dot may stand for both; it is drawn as what it looks like.
  const both = display.colons.reduce((all, spot, cell) => {
    return spot !== SpotCode.None && spot === display.points[cell] ? all | (1 << cell) : all;
  }, 0);
  const isColon = 'dio' in display;
  return isColon ? { colons, points: points & ~both } : { colons: colons & ~both, points };
}

const LED_CHIPS: ReadonlySet<string> = new Set(['tm1637', 'ht16k33', 'max7219']);

function boardAppearance({ board, device }: Wired): Appearance {
  const { display } = board;
  const ledSigns = device.ledSigns.reduce((all, sign) => all | (1 << sign), 0);
  const glass = LED_CHIPS.has(display.chip) ? 'led' : 'lcd';
  return {
    name: board.name,
    title: board.title,
    glass: display.chip === 'graphics' ? 'pixels' : glass,
    cellsPerSide: device.cellsPerSide === 4 ? 4 : 6,
    signs: device.signs & ~ledSigns,
    ...marksOf(device),
    lamps: board.leds.map((led, i) => ({ sign: 1 << device.ledSigns[i]!, colour: led.colour })),
    hasBack: board.keys.back !== undefined,
    hasOk: board.keys.ok !== undefined,
    hasLever: board.keys.contact === 'lever',
  };
}

/** On the page's scale, whole milliseconds. */
function nowMs({ clock }: Table): number {
  return Math.floor(sceneMs(clock));
}

function noteEvent(table: Table, line: Line): void {
  const event = eventOf(line);
  if (event === null) return;
  const atMs = Math.round(table.clock.counterZeroMs + line.t);
  table.told.push({ atMs, event });
}

function statusOf(table: Table): Status | null {
  const answer = askState(table.clock);
  if (answer === null) return null;
  const { state, face, signs } = answer;
  if (state.phase === 'setup') table.controlText = face.left.display.trim();
  return {
    t: nowMs(table),
    ...state,
    left: { ...state.left, ...face.left },
    right: { ...state.right, ...face.right },
    signs,
  };
}

/** A board that woke by itself has begun to count anew. */
function noticeBoot(table: Table): void {
  const { boots } = table.wired.machine;
  if (boots === table.boots) return;
  table.boots = boots;
  statusOf(table);
}

function advance(table: Table, toMs: number): void {
  const { machine } = table.wired;
  const untilMs = performance.now() + BUDGET_MS;
  const zeroMs = table.clock.originUs / 1000;
  do {
    machine.runUntil(zeroMs + Math.min(toMs, sceneMs(table.clock) + STEP_MS));
  } while (sceneMs(table.clock) < toMs && performance.now() < untilMs);
  noticeBoot(table);
  listen(table.clock);
}

function displayBytes({ modules, machine, board }: Wired): number {
  if (board.display.chip === 'graphics') return machine.lcd.busBytes;
  return modules.reduce((sum, module) => sum + module.busBytes, 0);
}

/** Reads the glass anew only when the display has heard something, or an LED has changed. */
function frameOf(table: Table): Frame {
  const { wired } = table;
  const heardBytes = displayBytes(wired);
  const levels = wired.device.ledPins.map((pin) => wired.machine.level(pin)).join('');
  const key = `${levels} ${wired.machine.state}`;
  if (heardBytes !== table.heardBytes || key !== table.levels) table.frame = frameNow(wired);
  table.heardBytes = heardBytes;
  table.levels = key;
  return table.frame;
}

/** The LCD's own memory, as rows of bytes. */
function readPixels({ machine }: Wired, pixels: Pixels): void {
  pixels.bytes.fill(0);
  for (let at = 0; at < pixels.width * pixels.height; at++) {
    const isLit = machine.lcd.pixel(at % pixels.width, Math.floor(at / pixels.width));
    if (isLit) pixels.bytes[at >> 3]! |= 128 >> (at & 7);
  }
}

function pixelsOf(wired: Wired): (() => Pixels) | null {
  const { display } = wired.board;
  if (display.chip !== 'graphics') return null;
  const { widthPx: width, heightPx: height } = display;
  const pixels = { width, height, bytes: new Uint8Array((width * height) / 8) };
  let heardBytes = -1;
  let state = '';
  return () => {
    const now = wired.machine.state;
    if (heardBytes !== wired.machine.lcd.busBytes || state !== now) readPixels(wired, pixels);
    heardBytes = wired.machine.lcd.busBytes;
    state = now;
    return pixels;
  };
}

function setSupply({ clock }: Table, isOn: boolean): void {
  if (isOn) switchOn(clock);
  else switchOff(clock);
}

function setKey({ wired }: Table, key: Key, closed: boolean): void {
  const pin = wired.device.keyPins[key];
  if (pin === undefined) return;
  if (closed) wired.machine.closeContact(pin);
  else wired.machine.openContact(pin);
}

/** The pitch of the buzzer; an active one has its own. */
const ACTIVE_HZ = 2700;

function listenToBuzzer(table: Table): void {
  const { wired } = table;
  const { buzzer } = wired.board;
  if (buzzer === 'none') return;
  wired.machine.onTone(({ hz, duty, atUs }) => {
    const isSounding = hz > 0 || (buzzer.kind === 'active' && duty > 0);
    const atMs = (atUs - table.clock.originUs) / 1000;
    table.tones.push({ atMs, hz: isSounding ? hz || ACTIVE_HZ : 0 });
  });
}

interface Need {
  readonly bytes: number;
  readonly room: number;
}

function needOf({ board, files }: BoardKit): Need {
  const { storage, journal } = board;
  const taken = journal.kind === 'file' ? journal.pages * journal.pageBytes : 0;
  const room = storage.pages * storage.pageBytes - taken;
  const bytes = Object.values(files).reduce((sum, text) => sum + text.length, 0);
  return { bytes, room };
}

/**
 * Why the board cannot hold its own firmware, or ''; the machine would only say that it is full.
 */
export function whyNoRoom(kit: BoardKit): string {
  const { bytes, room } = needOf(kit);
  if (bytes <= room) return '';
  return `its firmware has ${bytes} bytes, and its Storage room for ${room}`;
}

function createTable(clock: BoardClock, controlText: string): Table {
  const table: Table = {
    wired: clock.bench,
    clock,
    tones: [],
    told: [],
    frame: createBlankFrame(),
    heardBytes: -1,
    levels: '',
    boots: clock.bench.machine.boots,
    controlText,
  };
  clock.onLine = (line) => noteEvent(table, line);
  listenToBuzzer(table);
  return table;
}

function wire(kit: BoardKit, control: Control | null): BoardClock {
  const wired = wireBoard(kit.board);
  wired.machine.installFiles(filesOf(firmwareIn(kit.board, kit.files), control));
  return createBoardClock(wired);
}

/** A board that is switched on now, with this control in its slot. */
export function createBoardBench(kit: BoardKit, control: Control | null): Bench {
  const clock = wire(kit, control);
  const bench = benchOn(clock, control);
  bench.setSupply(true);
  return bench;
}

/** A board that somebody else has wired, with this control in its slot. */
export function benchOn(clock: BoardClock, control: Control | null): Bench {
  const table = createTable(clock, control === null ? '' : printControl(control));
  const { wired } = table;
  const { machine } = wired;
  const pixels = pixelsOf(wired);
  return {
    appearance: boardAppearance(wired),
    get nowMs() {
      return nowMs(table);
    },
    get hasSupply() {
      return machine.state !== 'off';
    },
    get isOn() {
      return machine.isOn;
    },
    get frame() {
      return frameOf(table);
    },
    get pixels() {
      return pixels === null ? null : pixels();
    },
    advanceTo: (toMs) => advance(table, toMs),
    nextMs: () => nowMs(table) + LOOK_MS,
    setKey: (key, closed) => setKey(table, key, closed),
    setSupply: (isOn) => setSupply(table, isOn),
    setBattery: (percent) => setCharge(wired, percent),
    choose: () => false,
    status: () => statusOf(table),
    controlText: () => table.controlText,
    abilities: (status) => abilitiesSeen(status, control),
    takeTones: () => table.tones.splice(0),
    takeEvents: () => table.told.splice(0),
  };
}
