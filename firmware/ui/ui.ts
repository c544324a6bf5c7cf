// What keys and screens remember between two passes of the loop, next to the clock itself.

import { Clock, createClock } from '../core/clock';
import { Hal, KEYS } from '../../hal/hal';
import { Arbiter, createArbiter } from './arbiter';
import { Style } from './digits';
import { Sounder, createSounder } from './sounder';
import { Timers, createTimers } from './timers';

export const RECENT_MAX = 5;

/** What the clock asks before it does it. */
export const enum Ask {
  Nothing = 0,
  EndGame = 1,
  PowerOff = 2,
  /** In SETUP: no room is left to keep a game; shall there be some? */
  Room = 3,
  /** That takes seconds in which the supply must stay on; really? */
  StayOn = 4,
}

/** Switching off by itself. */
export const enum Off {
  No = 0,
  Soon = 1,
  Now = 2,
}

/** The controls built in: names of nameLength characters, and codes one after another. */
export interface Catalogue {
  count: number;
  /** Numbers of another table mean other controls. */
  version: number;
  nameLength: number;
  names: string;
  codes: string;
  codeAt(index: number): number;
}

export interface Keys {
  /** Bit i: key i is down, bounces apart; key i is stuck. */
  down: number;
  stuck: number;
  /** The last edge of each contact. */
  edgeMs: Int32Array;
  /** The front keys that are being pressed: the first + 8 × the second; 0 = none, or too many. */
  chord: number;
  /** When and in which phase, with what asked, the newest of them closed. */
  beganMs: number;
  beganIn: number;
  beganAsk: Ask;
  /** Their release does nothing any more. */
  isSpent: boolean;
  /** The last press of a side that did not run, which a double press repeats. */
  idleMs: number;
  idleKey: number;
  /** The row of the key table for which they are held; 0 = none. */
  holdRow: number;
}

/** The list from which a control is chosen. */
export interface Choice {
  /** Place in the list. */
  at: number;
  /** The last ones used, newest first. */
  recent: Uint8Array;
  recentCount: number;
  /** A control that came from elsewhere; '' = none. It comes first in the list. */
  slotCode: string;
  /** All that outlives a game (settings.ts), the user's own controls among it. */
  settings: Int32Array;
}

export interface Ui {
  clock: Clock;
  hal: Hal;
  /** A clock to try things on; nobody may expect it to stay as it is. */
  scratch: Clock;
  arbiter: Arbiter;
  sounder: Sounder;
  keys: Keys;
  timers: Timers;
  catalogue: Catalogue;
  choice: Choice;
  /** Bits of Style by which times are written. */
  style: number;
  hasLever: boolean;
  /** The side that shall run as the lever lies now; -1 = the one that ran. */
  leverTurn: number;
  ask: Ask;
  off: Off;
  /** Signs that do not come from the clock: lock, link, battery-low, power-cut, fault. */
  notices: number;
  /** Those of them that the hardware itself asks for. */
  hardware: number;
  /** 0 to 100; -1 where the board cannot measure. */
  batteryPercent: number;
  /** From here on blinking is counted. */
  blinkFromMs: number;
  /** The picture may have changed. */
  isStale: boolean;
  /** Settings that outlive a game may have changed. */
  hasNewSettings: boolean;
  /** Sounds stop. */
  isHushed: boolean;
}

function createKeys(): Keys {
  return {
    down: 0,
    stuck: 0,
    edgeMs: new Int32Array(KEYS),
    chord: 0,
    beganMs: 0,
    beganIn: 0,
    beganAsk: Ask.Nothing,
    isSpent: false,
    idleMs: 0,
    idleKey: -1,
    holdRow: 0,
  };
}

function createChoice(settings: Int32Array): Choice {
  /* @without recent, own-controls, arbiter */
  const recent = new Uint8Array(RECENT_MAX);
  /* @without recent, own-controls, arbiter: return { at: 0, slotCode: '' } as Choice; */
  return { at: 0, recent: recent, recentCount: 0, slotCode: '', settings: settings };
}

export function createUi(clock: Clock, catalogue: Catalogue, hal: Hal, settings: Int32Array): Ui {
  return {
    clock: clock,
    hal: hal,
    scratch: createClock(0),
    arbiter: createArbiter(),
    sounder: createSounder(),
    keys: createKeys(),
    timers: createTimers(),
    catalogue: catalogue,
    choice: createChoice(settings),
    style: Style.Tenths,
    hasLever: false,
    leverTurn: -1,
    ask: Ask.Nothing,
    off: Off.No,
    notices: 0,
    hardware: 0,
    batteryPercent: -1,
    blinkFromMs: 0,
    isStale: true,
    hasNewSettings: false,
    isHushed: false,
  };
}
