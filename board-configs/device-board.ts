// What the bundle holds of a board file, made by firmware/tools/boards/device-board.ts. Types only.
// `P` is Espruino's Pin on the device and the pin's name in the tools; `B` is a bus object there.

/** Marks a segment, mark or sign that this glass does not have. */
export const enum SpotCode {
  None = 255,
}

export interface DeviceBoard<P, B, D = DeviceDisplay<P, B>> {
  name: string;
  /** process.env.BOARD and process.env.VERSION that this bundle was built for. */
  espruinoBoard: string;
  espruinoVersion: string;
  /** In the order of `Key`: five, six with BACK, or seven with BACK and OK. */
  keyPins: readonly P[];
  /** pinMode of each key, for example "input_pullup". With a watch, set it again afterwards. */
  keyModes: readonly string[];
  /** Bit i: key i reads 1 while it is closed. */
  keysClosedHigh: number;
  hasLever: boolean;
  cellsPerSide: number;
  /** Cells with a colon, a point right of them: bits as in Frame.colons and Frame.points. */
  colonCells: number;
  pointCells: number;
  /** Bits of `Sign` that are shown, by the glass or by an LED. */
  signs: number;
  ledPins: readonly P[];
  /** The number of the bit in `Sign` that each LED shows. */
  ledSigns: readonly number[];
  /** Bit i: LED i lights at 0. */
  ledsLowLit: number;
  /** undefined: no buzzer. */
  buzzerPin: P | undefined;
  buzzerIsActive: boolean;
  /** Millivolts at 0, 20 … 100 %; empty: the board cannot measure. */
  batteryMv: readonly number[];
  /** undefined: what is measured is the chip's own supply, E.getAnalogVRef(). */
  batteryPin: P | undefined;
  /** Millivolts at the pin when analogRead gives 1; 0: ask E.getAnalogVRef(). */
  batteryFullScaleMv: number;
  /** Battery voltage over pin voltage, 1 without a divider. */
  batteryRatio: number;
  /** The battery-low sign comes at this charge: about ten hours left. */
  batteryLowPercent: number;
  /** Parts of a million to add to the counted time. */
  crystalPpm: number;
  tickMsMin: number;
  tickMsMax: number;
  /** Address of the raw pages; 0 means a Storage file. */
  journalAddress: number;
  journalPages: number;
  journalPageBytes: number;
  finishedGames: number;
  logEntries: number;
  display: D;
}

export type DeviceDisplay<P, B> =
  DeviceHt1621<P, B> | DeviceTm1637<P> | DeviceHt16k33<P, B> | DeviceMax7219<P, B> | DeviceGraphics;

/**
 * Bits of the glass as codes: module × 128 + address × bits an address + bit, where the HT1621
 * has 4 bits an address and the others 8; SpotCode.None where there is nothing.
 */
export interface DeviceGlass {
  /** Cell of the frame (0-11) × 7 + segment (a = 0). */
  segments: Uint8Array;
  /** By cell of the frame, as in Frame.colons and Frame.points. */
  colons: Uint8Array;
  points: Uint8Array;
  /** By bit number of `Sign`. */
  signSpots: Uint8Array;
}

export interface DeviceHt1621<P, B> extends DeviceGlass {
  bus: B;
  wr: P;
  data: P;
  cs: readonly P[];
}

export interface DeviceTm1637<P> extends DeviceGlass {
  clk: P;
  dio: readonly P[];
  brightness: number;
}

export interface DeviceHt16k33<P, B> extends DeviceGlass {
  bus: B;
  sda: P;
  scl: P;
  addresses: readonly number[];
  brightness: number;
}

export interface DeviceMax7219<P, B> extends DeviceGlass {
  bus: B;
  clk: P;
  din: P;
  cs: readonly P[];
  brightness: number;
}

/** Places are x and y of upper left corners; 0, 0 where there is nothing. */
export interface DeviceGraphics {
  /** Segment (a = 0) × 4: x1, y1, x2, y2 from the corner of a cell, corners included. */
  segments: Uint8Array;
  /** Cell of the frame × 2. */
  cells: Uint8Array;
  /** Cell × 2: the upper dot. The lower one stands colonStepPx below. */
  colons: Uint8Array;
  colonStepPx: number;
  points: Uint8Array;
  dotPx: number;
  /** Bit number of `Sign` × 2. */
  signs: Uint8Array;
  /** Likewise width and height of a filled rectangle; shorter, or 0, where a text is drawn. */
  signSizes: Uint8Array;
  /** By bit number of `Sign`, signTextLength characters each, filled up with blanks. */
  signTexts: string;
  signTextLength: number;
}
