// Espruino's own names, exactly those that the firmware uses, checked against the source of 2v29.
// The bundler keeps every name declared here and shortens all others, so a member that is missing
// here would be renamed and not be found on the board.

/** A pin object: D4, A0, BTN1. */
interface Pin {
  read(): boolean;
}

interface SpiBus {
  setup(options: SpiOptions): void;
  /** Sends the bytes given before the last argument while that pin is low. */
  write(byte1: number, byte2: number, chipSelect: Pin): void;
  write(byte1: number, byte2: number, byte3: number, chipSelect: Pin): void;
  write(byte1: number, byte2: number, byte3: number, byte4: number, chipSelect: Pin): void;
}

interface SpiOptions {
  sck: Pin;
  mosi: Pin;
  baud: number;
  mode: number;
}

interface I2cBus {
  setup(options: I2cOptions): void;
  /** Throws when nobody acknowledges; after up to a second when the bus is stuck. */
  writeTo(address: number, byte1: number): void;
  writeTo(address: number, byte1: number, byte2: number): void;
}

interface I2cOptions {
  sda: Pin;
  scl: Pin;
  bitrate: number;
}

interface SerialPort {
  write(data: Uint8Array): void;
  /** A number as its digits. */
  print(value: string | number): void;
  on(event: 'data', whenHeard: (data: string) => void): void;
}

/** What a watch hands to its callback. */
interface WatchEvent {
  /** The level that the interrupt read just after the edge. */
  state: boolean;
  /** When the interrupt ran, in seconds on the scale of getTime(). */
  time: number;
  pin: Pin;
}

interface WatchOptions {
  repeat: boolean;
  edge: 'both' | 'rising' | 'falling';
  debounce: number;
}

interface ToneOptions {
  freq: number;
}

interface StorageModule {
  read(name: string): string | undefined;
  read(name: string, offset: number, length: number): string | undefined;
  write(name: string, data: Uint8Array | string, offset: number, size: number): boolean;
  /** Bytes behind the last file. A longer one makes Storage compact itself first. */
  getFree(): number;
  /** Takes seconds. A cut meanwhile can lose files. */
  compact(): void;
}

interface FlashModule {
  read(length: number, address: number): Uint8Array;
  write(data: Uint8Array, address: number): void;
  erasePage(address: number): void;
}

/** The interpreter's pixel display. */
interface PixelDisplay {
  setColor(colour: number): void;
  fillRect(x1: number, y1: number, x2: number, y2: number): void;
  drawString(text: string, x: number, y: number): void;
  clear(): void;
  flip(isWhole: boolean): void;
}

interface Uint8Array {
  set(from: Uint8Array, offset: number): void;
  subarray(begin: number, end: number): Uint8Array;
}

interface ReadonlyArray<T> {
  indexOf(item: T): number;
}

interface String {
  substr(start: number, length: number): string;
  readonly length: number;
  charCodeAt(index: number): number;
}

declare const E: {
  setConsole(port: SerialPort | null, options: { force: boolean }): void;
  getConsole(): string | null;
  enableWatchdog(seconds: number, isAuto: boolean): void;
  kickWatchdog(): void;
  /** What has happened since they were last asked for, by name. The list is new each time. */
  getErrorFlags(): readonly string[];
  getAnalogVRef(): number;
  reverseByte(byte: number): number;
  /** Of the bytes of a string or an array. */
  CRC32(data: Uint8Array | string): number;
  toUint8Array(data: string): Uint8Array;
  reboot(): void;
};

declare const ESP32: {
  getState(): { BLE: boolean; Wifi: boolean };
  /** These two are kept through resets, erase saved code and restart the board. */
  enableBLE(isOn: boolean): void;
  enableWifi(isOn: boolean): void;
  /** Off until the pin has this level; then a full restart. */
  deepSleepExt0(pin: Pin, level: number): void;
};

declare const NRF: {
  /** Bluetooth off: no advertising, no connection. */
  sleep(): void;
};

declare const Pixl: {
  setContrast(contrast: number): void;
  setLCDPower(isOn: boolean): void;
  /** A command byte to the LCD's controller. */
  lcdw(command: number): void;
};

declare const g: PixelDisplay;
declare const Serial1: SerialPort;
declare const USB: SerialPort;

/** Runs code where it is called. */
declare function eval(code: string): void;
declare function require(name: 'Storage'): StorageModule;
declare function require(name: 'Flash'): FlashModule;

/** Seconds; setTime makes it jump. */
declare function getTime(): number;
declare function setInterval(callback: () => void, ms: number): number;
declare function clearInterval(id: number): void;
declare function changeInterval(id: number, ms: number): void;
declare function setWatch(
  callback: (event: WatchEvent) => void,
  pin: Pin,
  options: WatchOptions,
): number;
declare function pinMode(pin: Pin, mode: string): void;
/** A list of pins reads as one number, the last pin its lowest bit. */
declare function digitalRead(pins: Pin | readonly Pin[]): number;
/** A list of pins is set from the last to the first, which gets the highest bit. */
declare function digitalWrite(pins: Pin | readonly Pin[], value: number): void;
declare function analogRead(pin: Pin): number;
declare function analogWrite(pin: Pin, duty: number, options: ToneOptions): void;
