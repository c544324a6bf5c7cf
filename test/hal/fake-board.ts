// A board as the build would compile it in, with every part in its simplest form.

import type { DeviceBoard, DeviceGlass } from '../../board-configs/device-board';
import { CELLS, type Frame } from '../../hal/hal';
import { pin } from './fake-espruino';

const NONE = 255;

/** Two chips; segment s of cell c of a side is bit 8 × c + s of its chip, and nothing else is. */
export function createMap(firstByte: number): DeviceGlass {
  const segments = new Uint8Array(CELLS * 7).fill(NONE);
  for (let cell = 0; cell < CELLS; cell++) {
    const code = (cell < 6 ? 0 : 128) + (firstByte + (cell % 6)) * 8;
    for (let segment = 0; segment < 7; segment++) segments[cell * 7 + segment] = code + segment;
  }
  return {
    segments,
    colons: new Uint8Array(CELLS).fill(NONE),
    points: new Uint8Array(CELLS).fill(NONE),
    signSpots: new Uint8Array(25).fill(NONE),
  };
}

export function createFrame(): Frame {
  return { cells: new Uint8Array(CELLS), colons: 0, points: 0, signs: 0, blinks: 0 };
}

export const KEY_NAMES = ['L', 'R', 'M', 'P', 'S'];

/** Five buttons to ground, a passive buzzer, one LED for the left turn. */
export function createBoard(changes: Record<string, unknown> = {}): DeviceBoard<never, never> {
  const board = {
    name: 'bench',
    espruinoBoard: 'ESP32',
    espruinoVersion: '2v29',
    keyPins: KEY_NAMES.map(pin),
    keyModes: KEY_NAMES.map(() => 'input_pullup'),
    keysClosedHigh: 0,
    hasLever: false,
    cellsPerSide: 6,
    colonCells: 0xfff,
    pointCells: 0xfff,
    signs: 3,
    ledPins: [pin('LED')],
    ledSigns: [0],
    ledsLowLit: 0,
    buzzerPin: pin('BUZ'),
    buzzerIsActive: false,
    batteryMv: [3000, 3400, 3600, 3700, 3800, 4200],
    batteryPin: pin('BAT'),
    batteryFullScaleMv: 3600,
    batteryRatio: 2,
    batteryLowPercent: 20,
    crystalPpm: 0,
    tickMsMin: 5,
    tickMsMax: 1000,
    journalAddress: 1024,
    journalPages: 4,
    journalPageBytes: 64,
    finishedGames: 1,
    logEntries: 10,
    display: {},
    ...changes,
  };
  return board as never;
}
