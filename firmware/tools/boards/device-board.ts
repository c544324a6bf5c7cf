// What goes into the bundle of a board: its pins, its tables, and nothing that only people read.
import { Board, Key, PinLabel } from '../../../board-configs/board';
import { DeviceBoard, DeviceDisplay } from '../../../board-configs/device-board';
import { lowPercent } from './battery-estimate';
import { SegmentDisplay } from './check-glass';
import { deviceGlass, deviceGraphics, markCells } from './device-glass';
import { analogueFullScaleMv } from './pin-facts';
import { boardKeys, espruinoName } from './pin-uses';
import { SIGN_IDS } from './signs';

/** How pins and buses are written: as names for the tools, as identifiers in the bundle. */
export interface Writer<P, B> {
  pin(espruinoName: string): P;
  bus(name: string): B;
}

const NAMES: Writer<string, string> = { pin: (name) => name, bus: (name) => name };

function pinMode(key: Key): string {
  return key.pull === 'external' ? 'input' : `input_pull${key.pull}`;
}

/** Bits of the items for which `isSet` holds. */
function bits<T>(items: readonly T[], isSet: (item: T) => boolean): number {
  return items.reduce((sum, item, i) => (isSet(item) ? sum | (1 << i) : sum), 0);
}

/** The wires of the display, without its glass. */
function displayWires<P, B>(
  display: SegmentDisplay,
  pin: (label: PinLabel) => P,
  writer: Writer<P, B>,
) {
  switch (display.chip) {
    case 'ht1621': {
      const { bus, wr, data, cs } = display;
      return { bus: writer.bus(bus), wr: pin(wr), data: pin(data), cs: cs.map(pin) };
    }
    case 'tm1637': {
      const { clk, dio, brightness } = display;
      return { clk: pin(clk), dio: dio.map(pin), brightness };
    }
    case 'ht16k33': {
      const { bus, sda, scl, addresses, brightness } = display;
      return { bus: writer.bus(bus), sda: pin(sda), scl: pin(scl), addresses, brightness };
    }
    case 'max7219': {
      const { bus, clk, din, cs, brightness } = display;
      return { bus: writer.bus(bus), clk: pin(clk), din: pin(din), cs: cs.map(pin), brightness };
    }
  }
}

function displayOf<P, B>(board: Board, writer: Writer<P, B>): DeviceDisplay<P, B> {
  const { display } = board;
  if (display.chip === 'graphics') return deviceGraphics(board, display);
  const pin = (label: PinLabel) => writer.pin(espruinoName(board, label));
  return { ...deviceGlass(board, display), ...displayWires(display, pin, writer) };
}

function batteryOf<P>(board: Board, pin: (label: PinLabel) => P) {
  const { battery } = board;
  if (battery === 'none') {
    return {
      batteryMv: [],
      batteryPin: undefined,
      batteryFullScaleMv: 0,
      batteryRatio: 1,
      batteryLowPercent: 0,
    };
  }
  const { upperKohm = 0, lowerKohm = 1 } = battery;
  const hasPin = battery.pin !== undefined;
  return {
    batteryMv: battery.curveMv,
    batteryPin: battery.pin === undefined ? undefined : pin(battery.pin),
    batteryFullScaleMv: hasPin ? analogueFullScaleMv(board.carrier.chip) : 0,
    batteryRatio: hasPin ? (upperKohm + lowerKohm) / lowerKohm : 1,
    batteryLowPercent: lowPercent(board),
  };
}

function marksOf(board: Board) {
  const { display } = board;
  const marks = display.chip === 'graphics' ? display : display.glass;
  return {
    cellsPerSide: marks.cellsPerSide,
    colonCells: markCells(marks.colons),
    pointCells: markCells(marks.points),
  };
}

function keysOf<P>(board: Board, pin: (label: PinLabel) => P) {
  const keys = boardKeys(board).map(([, key]) => key);
  return {
    keyPins: keys.map((key) => pin(key.pin)),
    keyModes: keys.map(pinMode),
    keysClosedHigh: bits(keys, (key) => key.closes === 'high'),
    hasLever: board.keys.contact === 'lever',
  };
}

export function deviceBoard<P, B>(board: Board, writer: Writer<P, B>): DeviceBoard<P, B> {
  const pin = (label: PinLabel) => writer.pin(espruinoName(board, label));
  const { buzzer, journal, leds } = board;
  return {
    name: board.name,
    espruinoBoard: board.espruino.board,
    espruinoVersion: board.espruino.version,
    ...keysOf(board, pin),
    ...marksOf(board),
    signs: bits(SIGN_IDS, (sign) => board.signs[sign] !== 'fallback'),
    ledPins: leds.map((led) => pin(led.pin)),
    ledSigns: leds.map((led) => SIGN_IDS.indexOf(led.sign)),
    ledsLowLit: bits(leds, (led) => led.lights === 'low'),
    buzzerPin: buzzer === 'none' ? undefined : pin(buzzer.pin),
    buzzerIsActive: buzzer !== 'none' && buzzer.kind === 'active',
    ...batteryOf(board, pin),
    crystalPpm: board.crystalPpm,
    tickMsMin: board.tick.shortestMs,
    tickMsMax: board.tick.longestMs,
    journalAddress: journal.address,
    journalPages: journal.pages,
    journalPageBytes: journal.pageBytes,
    finishedGames: journal.finishedGames,
    logEntries: journal.logEntries,
    display: displayOf(board, writer),
  };
}

/** The same with pins and buses as Espruino's names, for tools and simulators. */
export function namedDeviceBoard(board: Board): DeviceBoard<string, string> {
  return deviceBoard(board, NAMES);
}
