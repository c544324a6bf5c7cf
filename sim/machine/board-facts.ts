// What the machine must know of a carrier board and of the Espruino build on it. Plain data; the
// table of boards is in boards.ts. Sources: Espruino's board files, data sheets; costs are
// estimates.

export interface PinFacts {
  label: string;
  /** No output driver (ESP32: 34 to 39). */
  isInputOnly: boolean;
  hasPulls: boolean;
  canWatch: boolean;
  hasAdc: boolean;
  /** Goes to the digital-analogue converter with analogWrite, whatever the frequency. */
  isDac: boolean;
  /** The interpreter turns its level round (a button or LED on the board). */
  isNegated: boolean;
  /** Why nothing may be wired here; "" when free. */
  takenBy: string;
}

export interface FlashArea {
  name: string;
  address: number;
  pageBytes: number;
  pages: number;
}

export interface FlashTiming {
  /** Of one write call, and of each 4 bytes in it. */
  writeUs: number;
  wordUs: number;
  erasePageUs: number;
}

/** How the idle loop waits for the next thing to do. */
export interface IdleFacts {
  /** never: runs round and round. chunks: sleeps through edges. wakes: an edge ends the sleep. */
  kind: 'never' | 'chunks' | 'wakes';
  /** Longest sleep, and the steps in which it sleeps. */
  longestMs: number;
  stepMs: number;
}

/** How long things take, in microseconds. Estimates: nobody has published figures. */
export interface Costs {
  /** One round of the idle loop. */
  passUs: number;
  /** One callback, whatever it does. */
  callbackUs: number;
  /** One call of a pin function from JavaScript. */
  pinCallUs: number;
  /** One pin set by native code (further pins of an array, shiftOut). */
  pinStepUs: number;
  /** From power to the boot code. */
  bootUs: number;
}

export interface SerialFacts {
  name: string;
  baud: number;
  /** True for a cable that must be plugged in before anything is sent or received. */
  isPlugged: boolean;
}

export interface BoardFacts {
  /** As process.env.BOARD says it. */
  name: string;
  family: 'esp32' | 'nrf52';
  chip: string;
  version: string;
  pins: PinFacts[];
  /** Globals that are pins: BTN1, LED1. */
  aliases: Record<string, string>;
  /** Globals that are objects of pins: Q0.sda. */
  sockets: Record<string, Record<string, string>>;
  /** Pins with a pull-up from power-on until the program says otherwise. */
  bootPullUps: string[];
  /** setWatch makes the pin an input with pull-up, whatever pinMode said. */
  watchForcesPullUp: boolean;
  watchLimit: number;
  fifoBytes: number;
  variables: number;
  blockBytes: number;
  clock: { ticksPerSecond: number; grainTicks: number; survivesReset: boolean };
  idle: IdleFacts;
  costs: Costs;
  storage: FlashArea;
  /** Other areas that a program may use by address. */
  spareFlash: FlashArea[];
  /** What Flash.getFree() lists; on the ESP32 one of these lies inside Storage. */
  freeFlash: { addr: number; length: number }[];
  flash: FlashTiming;
  /** Radios that the build has. They are on until something switches them off. */
  radio: { ble: boolean; wifi: boolean };
  serial: SerialFacts[];
  console: string;
  /** Where the console is when nothing is connected to that port at power-on. */
  consoleWithout: string;
  /** Volts that read as 1; "supply" where the converter compares with its own supply. */
  adcFullScaleVolts: number | 'supply' | 'none';
  /** True where a falling battery is a falling supply of the chip. */
  supplyIsBattery: boolean;
  /** Default pins of the hardware buses. */
  i2c: Record<string, { sda: string; scl: string }>;
  spi: Record<string, { sck: string; mosi: string; miso: string }>;
  i2cTimeoutMs: number;
  /** Pins with a frequency of their own, never given back; and the frequency of the others. */
  pwm: { ownFrequencies: number; sharedPins: number; defaultHz: number };
  /** True for Pixl.js: `g` and its LCD. */
  hasPixelLcd: boolean;
}
