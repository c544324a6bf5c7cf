// What a board file (board-configs/*.json) says. Types only. board.schema.json is generated from
// here and README.md walks through one. What is compiled into the bundle is device-board.ts.

/** A pin as printed on the board, for example "D4" or "Q0.sda". */
export type PinLabel = string;

/**
 * One bit of a display chip's memory, "address.bit", both decimal. HT1621: SEG 0-31, COM 0-3.
 * TM1637: grid 0-5, bit 0-7. HT16K33: RAM byte 0-15, bit 0-7. MAX7219: register 1-8, bit 0-7.
 * @pattern ^[0-9]{1,2}\.[0-7]$
 */
export type Spot = string;

/** Chip families whose pins the validation knows. */
export type ChipFamily = 'esp32' | 'esp32c3' | 'esp32s3' | 'nrf52832' | 'nrf52840';

/**
 * What a board may leave out to fit its memory or its glass. Everything else is always there.
 * firmware/tools/boards/features.ts says what each name means.
 */
export type Feature =
  | 'self-test'
  | 'announce'
  | 'sound'
  | 'requests'
  | 'events'
  | 'ready-answers'
  | 'fingerprint'
  | 'recent'
  | 'more-presets'
  | 'control-view'
  | 'counts-view'
  | 'hold-bar'
  | 'range-checks'
  | 'stuck-keys'
  | 'idle-off'
  | 'periodic-save'
  | 'log-page'
  | 'copy'
  | 'own-controls'
  | 'arbiter'
  | 'gong'
  | 'upcount'
  | 'hourglass'
  | 'overtime'
  | 'canadian'
  | 'byo-yomi'
  | 'round';

export interface Board {
  /** For editors; always "./board.schema.json". */
  $schema?: string;
  /** The file's name without ".json". */
  name: string;
  /** One line for people: board and display. */
  title: string;
  carrier: Carrier;
  espruino: Espruino;
  storage: FlashArea;
  journal: Journal;
  keys: Keys;
  display: Display;
  /** LEDs, each of which shows one sign. */
  leds: Led[];
  signs: Signs;
  /** Required when a turn sign is not an LED: why, and what shows the turn instead. */
  turnNote?: string;
  buzzer: Buzzer | 'none';
  battery: BatterySense | 'none';
  power: Power;
  /** Added to the time that the board's oscillator counts; measured by `zeitnot monitor --ppm`. */
  crystalPpm: number;
  tick: Tick;
  leavesOut: Feature[];
}

/** The printed circuit that carries the chip: where its pins are and what they are called. */
export interface Carrier {
  model: string;
  chip: ChipFamily;
  /** Labels from top to bottom, board seen from above; "" is a gap. For the wiring drawing. */
  left: PinLabel[];
  right: PinLabel[];
  /** Espruino's names of those labels that differ from them: "VP": "D36". */
  espruinoNames: { [label: string]: string };
  /** Supply pins and their voltage; ground pins are 0. */
  rails: { [label: string]: number };
  typicalEur: number;
}

export interface Espruino {
  /** As process.env.BOARD says it. */
  board: string;
  /** The one version that this file was made for: "2v29". */
  version: string;
  /** JsVars that the interpreter has at least, radios off. */
  variables: number;
}

export interface FlashArea {
  /**
   * @asType integer
   * @minimum 0
   */
  address: number;
  /**
   * @asType integer
   * @minimum 256
   */
  pageBytes: number;
  /**
   * @asType integer
   * @minimum 1
   */
  pages: number;
}

/** Where games are kept. */
export interface Journal extends FlashArea {
  /**
   * "pages": raw flash outside Storage, from `address` on. "file": one Storage file, created once
   * at its full size; its address is 0.
   */
  kind: 'pages' | 'file';
  /**
   * Finished games that are kept.
   * @asType integer
   * @minimum 1
   * @maximum 10
   */
  finishedGames: number;
  /**
   * Entries that the log holds, and so how deep UNDO goes.
   * @asType integer
   * @minimum 96
   */
  logEntries: number;
}

export interface Keys {
  /** What the players' contacts are. A lever with one contact uses one pin for left and right. */
  contact: 'momentary' | 'lever';
  left: Key;
  right: Key;
  minus: Key;
  pause: Key;
  plus: Key;
  back?: Key;
  /** Only together with `back`. */
  ok?: Key;
}

export interface Key {
  pin: PinLabel;
  /** Level of the pin while the contact is closed. */
  closes: 'low' | 'high';
  /** What holds the pin while the contact is open. "external": a resistor on the wiring list. */
  pull: 'up' | 'down' | 'external';
  /** A button that is already on the board, by its printed name: nothing to wire. */
  onBoard?: string;
}

/** How a part is fed and reached. Checked against its data sheet. */
export interface Supply {
  /** A label of carrier.rails. */
  rail: PinLabel;
  /** Between the board's pins and the part, where their levels do not fit. */
  shifter?: 'BSS138' | '74AHCT125';
}

/** @discriminator chip */
export type Display = Ht1621 | Tm1637 | Ht16k33 | Max7219 | Graphics;

export interface Ht1621 {
  chip: 'ht1621';
  model: string;
  supply: Supply;
  /** The interpreter's SPI object, for a clock slow enough for the chip. */
  bus: 'SPI1' | 'SPI2';
  wr: PinLabel;
  data: PinLabel;
  /** One chip select a module. */
  cs: PinLabel[];
  glass: Glass;
}

export interface Tm1637 {
  chip: 'tm1637';
  model: string;
  supply: Supply;
  clk: PinLabel;
  /** One data line a module. */
  dio: PinLabel[];
  /**
   * @asType integer
   * @minimum 0
   * @maximum 7
   */
  brightness: number;
  glass: Glass;
}

export interface Ht16k33 {
  chip: 'ht16k33';
  model: string;
  supply: Supply;
  /** The interpreter's I2C object. */
  bus: 'I2C1' | 'I2C2';
  sda: PinLabel;
  scl: PinLabel;
  /** One address a module, 112 (0x70) to 119. */
  addresses: number[];
  /**
   * @asType integer
   * @minimum 0
   * @maximum 15
   */
  brightness: number;
  glass: Glass;
}

export interface Max7219 {
  chip: 'max7219';
  model: string;
  supply: Supply;
  /** The interpreter's SPI object. */
  bus: 'SPI1' | 'SPI2';
  clk: PinLabel;
  din: PinLabel;
  /** One chip select a module. */
  cs: PinLabel[];
  /**
   * @asType integer
   * @minimum 0
   * @maximum 15
   */
  brightness: number;
  glass: Glass;
}

/** The interpreter's own one-bit pixel display, `g`; segments are drawn as filled rectangles. */
export interface Graphics {
  chip: 'graphics';
  model: string;
  widthPx: number;
  heightPx: number;
  cellsPerSide: 4 | 6;
  cellWidthPx: number;
  cellHeightPx: number;
  strokePx: number;
  dotPx: number;
  /** Upper left corners, left side first, left to right. */
  cells: Place[];
  colons: PixelMark[];
  points: PixelMark[];
}

export interface Place {
  x: number;
  y: number;
}

/** A dot of dotPx × dotPx right of a cell; the upper one of a colon's two. */
export interface PixelMark extends Place {
  side: 'left' | 'right';
  /** 0 is the leftmost cell of the side. */
  rightOf: number;
}

/** Which bit of which chip lights which segment. */
export interface Glass {
  /** A four-cell side shows cells 0 to 3 of the frame's side. */
  cellsPerSide: 4 | 6;
  /** Left side first, left to right. */
  cells: GlassCell[];
  /** Colons, or what stands for them. May share a bit with the point at the same place. */
  colons: GlassMark[];
  points: GlassMark[];
}

export interface GlassCell {
  /** Number of the module: 0 or 1. */
  module: number;
  /** Bits of the segments a, b, c, d, e, f, g, in this order. */
  segments: [Spot, Spot, Spot, Spot, Spot, Spot, Spot];
}

export interface GlassMark {
  side: 'left' | 'right';
  /** 0 is the leftmost cell of the side. */
  rightOf: number;
  module: number;
  spot: Spot;
}

export interface Led {
  pin: PinLabel;
  sign: SignId;
  lights: 'low' | 'high';
  colour: string;
}

export type SignId = keyof Signs;

/**
 * Where each sign is shown. "fallback": this board has no such sign, and the screens show it as
 * the text or blink that the list of signs gives.
 */
export interface Signs {
  'turn-left': SignPlace;
  'turn-right': SignPlace;
  'white-left': SignPlace;
  'white-right': SignPlace;
  'flag-left': SignPlace;
  'flag-right': SignPlace;
  'periodflag-left': SignPlace;
  'periodflag-right': SignPlace;
  'first-left': SignPlace;
  'first-right': SignPlace;
  'moves-left': SignPlace;
  'moves-right': SignPlace;
  delay: SignPlace;
  byoyomi: SignPlace;
  bonus: SignPlace;
  freeze: SignPlace;
  sound: SignPlace;
  pause: SignPlace;
  unequal: SignPlace;
  edit: SignPlace;
  lock: SignPlace;
  link: SignPlace;
  'battery-low': SignPlace;
  'power-cut': SignPlace;
  fault: SignPlace;
}

export type SignPlace = 'fallback' | 'led' | GlassSign | PixelSign;

export interface GlassSign {
  module: number;
  spot: Spot;
}

/** A filled rectangle, or a short text in the interpreter's 4x6 font (then without size). */
export interface PixelSign extends Place {
  text?: string;
  widthPx?: number;
  heightPx?: number;
}

export interface Buzzer {
  pin: PinLabel;
  /** passive: a bare piezo, given the tone. active: has its own tone, given on and off. */
  kind: 'passive' | 'active';
  /** What feeds an active buzzer, switched by a transistor. A passive one hangs on the pin. */
  rail?: PinLabel;
}

/** How the battery's voltage is measured. */
export interface BatterySense {
  /** divider: two resistors to an analogue pin. chip: the chip measures its own supply. */
  sense: 'divider' | 'chip';
  pin?: PinLabel;
  /** A label of carrier.rails that has the battery's voltage, where its plus is not at hand. */
  from?: PinLabel;
  /** Battery to pin, and pin to ground. */
  upperKohm?: number;
  lowerKohm?: number;
  chemistry: 'li-ion' | 'alkaline' | 'lithium-coin';
  /** Battery voltage at 0, 20, 40, 60, 80 and 100 % of charge, under the clock's load. */
  curveMv: [number, number, number, number, number, number];
}

/** The battery and everything that it feeds: the arithmetic of the estimate. */
export interface Power {
  battery: string;
  /** @exclusiveMinimum 0 */
  batteryVolts: number;
  /** @exclusiveMinimum 0 */
  capacityMah: number;
  /**
   * Share of the battery's energy that comes out of the converter, 1 without one.
   * @exclusiveMinimum 0
   * @maximum 1
   */
  efficiency: number;
  converter: string;
  /** Where it goes: a label of carrier.rails, or the plug or holder of the board in words. */
  feeds: string;
  typicalEur: number;
  /** @minItems 1 */
  draws: Draw[];
}

export interface Draw {
  what: string;
  /** @exclusiveMinimum 0 */
  milliamps: number;
  /** @exclusiveMinimum 0 */
  volts: number;
  basis: 'data sheet' | 'estimate';
  source: string;
}

/** Limits of the interval between two passes of the loop. */
export interface Tick {
  /**
   * @asType integer
   * @minimum 1
   */
  shortestMs: number;
  /**
   * @asType integer
   * @minimum 1
   */
  longestMs: number;
}
