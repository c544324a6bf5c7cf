// The hardware as a handful of verbs: what the firmware may ask of a board. Types only; imports
// nothing. Implemented by hal/espruino (the device) and by the desktop's fake.

/** Logical keys. The first two belong to the players, the rest are the front keys. */
export const enum Key {
  Left = 0,
  Right = 1,
  Minus = 2,
  Pause = 3,
  Plus = 4,
  Back = 5,
  Ok = 6,
}

export const KEYS = 7;

/** Cells of a frame: six a side, left side first. */
export const CELLS_PER_SIDE = 6;
export const CELLS = 12;

/** One contact that opened or closed. Filled by the HAL, owned by the caller. */
export interface Edge {
  key: Key;
  /** True when the contact closed (for a lever: it now lies on this side). */
  closed: boolean;
  /** When the interrupt saw it, on the scale of nowMs(). */
  atMs: number;
}

/** Bits of Frame.signs and Frame.blinks. Names as in the trace. */
export const enum Sign {
  TurnLeft = 0x1,
  TurnRight = 0x2,
  WhiteLeft = 0x4,
  WhiteRight = 0x8,
  FlagLeft = 0x10,
  FlagRight = 0x20,
  PeriodFlagLeft = 0x40,
  PeriodFlagRight = 0x80,
  FirstLeft = 0x100,
  FirstRight = 0x200,
  MovesLeft = 0x400,
  MovesRight = 0x800,
  Delay = 0x1000,
  ByoYomi = 0x2000,
  Bonus = 0x4000,
  Freeze = 0x8000,
  Sound = 0x10000,
  Pause = 0x20000,
  Unequal = 0x40000,
  Edit = 0x80000,
  Lock = 0x100000,
  Link = 0x200000,
  BatteryLow = 0x400000,
  PowerCut = 0x800000,
  Fault = 0x1000000,
}

/** What the glass should show now. Written by ui, read by a display driver. */
export interface Frame {
  /** Bits 0 to 6 = segments a to g of the six cells left, then the six cells right. */
  cells: Uint8Array;
  /** Bit i = a colon right of cell i. */
  colons: number;
  /** Bit i = a point right of cell i. */
  points: number;
  /** Signs that are lit at this moment; a blinking sign comes and goes here. */
  signs: number;
  /** Signs that are blinking, lit or not. */
  blinks: number;
}

/**
 * The verbs. Every verb but compact returns at once (bounded time) and none throws.
 * Times are whole milliseconds of one free-running counter that wraps at 32 bits (`| 0`).
 */
export interface Hal {
  /** Never goes back, counts through a set of the wall clock. Says nothing about the date. */
  nowMs(): number;
  /** Fills `edge` with the oldest unread edge and its own time; false when there is none. */
  takeEdge(edge: Edge): boolean;
  /** The level of a key now; for keys held at power-on and for finding lost edges. */
  isDown(key: Key): boolean;
  /** The picture is right before the next call; unchanged digits need not be sent. */
  show(frame: Frame): void;
  /** Sounds at once and replaces what sounds; 0 is silence. The exact pitch is not promised. */
  tone(hz: number): void;
  /** Reads `length` bytes of the journal area at `offset` into `bytes`. */
  readFlash(offset: number, bytes: Uint8Array, length: number): void;
  /** Programs bytes into erased flash. What was acknowledged is read back; it is not atomic. */
  writeFlash(offset: number, bytes: Uint8Array, length: number): boolean;
  /** Erases one page of the journal area. Never called while a game is on. */
  eraseFlash(page: number): boolean;
  /** Whether so many pages can be erased now: where they are files, only compact() makes room. */
  hasRoom(pages: number): boolean;
  /** Takes seconds in which the supply must stay on; only when a person has agreed to that. */
  compact(): void;
  /** 0 to 100, or -1 where the board cannot measure. */
  batteryPercent(): number;
  /** Queues bytes for the link, in order. Nobody need be listening. */
  send(bytes: Uint8Array, length: number): void;
  /** The next byte that came over the link, or -1. */
  takeByte(): number;
  /** Tells the watchdog that the loop is alive. */
  kick(): void;
  /**
   * Makes sure that the functions of arbiter mode are there: a board keeps them in flash until they
   * are wanted. False when it has none, and arbiter mode cannot be entered.
   */
  load(): boolean;
  /** Off, until a key wakes the board; a board with a switch may return. */
  powerOff(): void;
  /** The next game has no room in the journal. Found out by store, for ui. */
  isFull: boolean;
  /** Bytes that came over the link and wait for takeByte. */
  unread: number;
  /** Bits of Sign that the hardware itself asks for: fault, or link while its console is open. */
  notices: number;
  /** Facts of the board that the firmware shows or plans by. */
  traits: Traits;
}

/** What this board is. Fixed for its life. */
export interface Traits {
  /** 6, or 4 for four-digit displays. */
  cellsPerSide: number;
  /** Cells with a colon, with a point to their right; bits as in Frame. */
  colonCells: number;
  pointCells: number;
  /** Signs that this board can show; for the others ui chooses the documented fallback. */
  signs: number;
  /** True when BACK and OK exist. */
  hasFiveKeys: boolean;
  /** True for a rocker or lever, false for momentary buttons. */
  hasLever: boolean;
  /** Journal area: number of pages and bytes in a page. */
  flashPages: number;
  flashPageBytes: number;
  /** Entries that the log of a game holds, and so how deep UNDO goes; 300 or more. */
  logEntries: number;
  /** The battery-low sign comes below this charge: about ten hours are left. */
  batteryLowPercent: number;
}
