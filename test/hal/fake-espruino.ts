// A tiny stand-in for Espruino's globals: pins, buses, timers and ports that write a tape of what
// was done to them. It knows no data sheet; that is what sim/machine is for.

export interface FakePin {
  name: string;
}

type Listener = (data: string) => void;

interface Watch {
  callback: (event: { state: boolean; time: number; pin: FakePin }) => void;
  pin: FakePin;
  options: { repeat: boolean; edge: string; debounce: number };
}

export interface Fake {
  seconds: number;
  levels: Record<string, number>;
  watches: Watch[];
  timers: { callback: () => void; ms: number; isOn: boolean }[];
  /** What was done, in order, in words. */
  tape: string[];
  /** I2C addresses that do not answer, and data lines that nobody pulls low. */
  deaf: Set<number | string>;
  analog: Record<string, number>;
  vref: number;
  console: string | null;
  heard: Listener[];
  radio: { BLE: boolean; Wifi: boolean };
  files: Record<string, Uint8Array>;
  /** Of Storage, behind the last file; a compaction makes much of it. */
  freeBytes: number;
  errorFlags: string[];
  flash: Uint8Array;
}

export const fake = {} as Fake;

const MUCH_BYTES = 100000;

const hex = (value: number) => value.toString(16).padStart(2, '0');
const list = (pins: FakePin | FakePin[]) => (Array.isArray(pins) ? pins : [pins]);
const note = (text: string) => void fake.tape.push(text);

const texts = (args: unknown[]) =>
  args.map((value) => (typeof value === 'number' ? hex(value) : (value as FakePin).name));

export const pin = (name: string): FakePin & { read(): boolean } => ({
  name,
  read: () => fake.levels[name] === 1,
});

/** From the last pin to the first, which gets the highest bit. */
function digitalWrite(pins: FakePin | FakePin[], value: number): void {
  const all = list(pins);
  for (let i = all.length - 1; i >= 0; i--) {
    const level = (value >> (all.length - 1 - i)) & 1;
    fake.levels[all[i]!.name] = level;
    note(`${all[i]!.name}=${level}`);
  }
}

function digitalRead(pins: FakePin | FakePin[]): number {
  return list(pins).reduce((word, { name }) => word * 2 + (fake.levels[name] ?? 0), 0);
}

export function createSpi() {
  return {
    setup: (options: { baud: number; mode: number }) =>
      note(`spi setup ${options.baud} mode ${options.mode}`),
    write: (...args: unknown[]) => note(`spi ${texts(args).join(' ')}`),
  };
}

export function createI2c() {
  return {
    setup: (options: { bitrate: number }) => note(`i2c setup ${options.bitrate}`),
    writeTo: (address: number, ...bytes: number[]) => {
      if (fake.deaf.has(address)) {
        note(`i2c ${hex(address)} is deaf`);
        throw new Error('I2C write: no ACK');
      }
      note(`i2c ${hex(address)}: ${texts(bytes).join(' ')}`);
    },
  };
}

function createSerial(name: string) {
  return {
    write: (data: Uint8Array) => note(`${name} ${Buffer.from(data).toString('latin1')}`),
    print: (value: string | number) => note(`${name} ${value}`),
    on: (_event: string, listener: Listener) => void fake.heard.push(listener),
  };
}

const bytesOf = (data: Uint8Array | string) =>
  typeof data === 'string' ? new Uint8Array(Buffer.from(data, 'latin1')) : data;

/** Bits can only be cleared; Storage makes a file of `size` erased bytes. */
export const storage = {
  read: (name: string, offset = 0, length?: number) => {
    const file = fake.files[name];
    if (file === undefined) return undefined;
    const end = length === undefined ? file.length : offset + length;
    return Buffer.from(file.subarray(offset, end)).toString('latin1');
  },
  write: (name: string, data: Uint8Array | string, offset: number, size: number) => {
    const bytes = bytesOf(data);
    note(`storage ${name} ${offset} ${bytes.length} ${size}`);
    if (offset === 0) fake.files[name] = new Uint8Array(size || bytes.length).fill(0xff);
    const file = fake.files[name]!;
    if (bytes.some((byte, i) => file[offset + i] !== 0xff && file[offset + i] !== byte)) {
      throw new Error('File already written with different data');
    }
    file.set(bytes, offset);
    return true;
  },
  erase: (name: string) => void delete fake.files[name],
  getFree: () => fake.freeBytes,
  compact: () => {
    note('storage compacts');
    fake.freeBytes = MUCH_BYTES;
  },
};

export const flash = {
  read: (length: number, address: number) => fake.flash.slice(address, address + length),
  write: (data: Uint8Array, address: number) =>
    data.forEach((byte, i) => (fake.flash[address + i]! &= byte)),
  erasePage: (address: number) => {
    const start = address - (address % 64);
    fake.flash.fill(0xff, start, start + 64);
  },
};

function crc(data: Uint8Array | string): number {
  return bytesOf(data).reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7);
}

function reverseByte(byte: number): number {
  let reversed = 0;
  for (let i = 0; i < 8; i++) reversed |= ((byte >> i) & 1) << (7 - i);
  return reversed;
}

export const Serial1 = createSerial('Serial1');
export const USB = createSerial('USB');

const GLOBALS = {
  getTime: () => fake.seconds,
  setInterval: (callback: () => void, ms: number) => fake.timers.push({ callback, ms, isOn: true }),
  changeInterval: (id: number, ms: number) => {
    if (!fake.timers[id - 1]!.isOn) throw new Error('Unknown Interval');
    fake.timers[id - 1]!.ms = ms;
  },
  clearInterval: (id: number) => void (fake.timers[id - 1]!.isOn = false),
  setWatch: (callback: Watch['callback'], watched: FakePin, options: Watch['options']) => {
    note(`watch ${watched.name}`);
    return fake.watches.push({ callback, pin: watched, options });
  },
  pinMode: ({ name }: FakePin, mode: string) => note(`mode ${name} ${mode}`),
  digitalWrite,
  digitalRead,
  analogRead: ({ name }: FakePin) => fake.analog[name] ?? 0,
  analogWrite: ({ name }: FakePin, duty: number, options: { freq: number }) =>
    note(`tone ${name} ${duty} ${options.freq}`),
  Serial1,
  USB,
  E: {
    setConsole: (port: unknown) => {
      fake.console = port === null ? null : 'port';
      note(`console ${fake.console}`);
    },
    getConsole: () => fake.console,
    enableWatchdog: (seconds: number, isAuto: boolean) => note(`watchdog ${seconds} ${isAuto}`),
    kickWatchdog: () => note('kick'),
    getAnalogVRef: () => fake.vref,
    reverseByte,
    CRC32: crc,
    toUint8Array: bytesOf,
    reboot: () => note('reboot'),
    getErrorFlags: () => fake.errorFlags.splice(0),
  },
  ESP32: {
    getState: () => ({ ...fake.radio }),
    enableBLE: (isOn: boolean) => note(`ble ${isOn}`),
    enableWifi: (isOn: boolean) => note(`wifi ${isOn}`),
    deepSleepExt0: ({ name }: FakePin, level: number) => note(`sleep ${name} ${level}`),
  },
  NRF: { sleep: () => note('radio off') },
  Pixl: {
    setContrast: (contrast: number) => note(`contrast ${contrast}`),
    setLCDPower: (isOn: boolean) => note(`lcd ${isOn}`),
    lcdw: (command: number) => note(`lcd ${hex(command)}`),
  },
  g: {
    setColor: (colour: number) => note(`colour ${colour}`),
    fillRect: (...corners: number[]) => note(`rect ${corners.join(' ')}`),
    drawString: (text: string, x: number, y: number) => note(`text ${text} ${x} ${y}`),
    clear: () => note('clear'),
    flip: (isWhole: boolean) => note(`flip ${isWhole}`),
  },
};

/** A board without power history; the globals stand for it from now on. */
export function plugIn(): Fake {
  Object.assign(fake, {
    seconds: 0,
    levels: {},
    watches: [],
    timers: [],
    tape: [],
    deaf: new Set(),
    analog: {},
    vref: 3.3,
    console: 'Serial1',
    heard: [],
    radio: { BLE: false, Wifi: false },
    files: {},
    freeBytes: MUCH_BYTES,
    errorFlags: [],
    flash: new Uint8Array(4096).fill(0xff),
  });
  Object.assign(globalThis, GLOBALS);
  return fake;
}

/** What was written since the last call. */
export function takeTape(): string[] {
  return fake.tape.splice(0);
}

/** An interrupt at `seconds`; its callback runs now. */
export function edgeOn(name: string, state: boolean, seconds: number): void {
  fake.levels[name] = state ? 1 : 0;
  for (const { callback, pin: watched } of fake.watches) {
    if (watched.name === name) callback({ state, time: seconds, pin: watched });
  }
}
