// The Espruino boards that the machine can be: facts from Espruino's board files and data sheets.
// Where the two differ (2v29 against the source that follows it), 2v29 counts.
import type { BoardFacts, Costs, PinFacts } from './board-facts';

const STORAGE_ESP32 = { name: 'storage', address: 0x320000, pageBytes: 4096, pages: 224 };
const SPARE_ESP32 = { name: 'spare', address: 0x310000, pageBytes: 4096, pages: 16 };

function pin(label: string): PinFacts {
  return {
    label,
    isInputOnly: false,
    hasPulls: true,
    canWatch: true,
    hasAdc: false,
    isDac: false,
    isNegated: false,
    takenBy: '',
  };
}

function range(letter: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `${letter}${from + index}`);
}

/** Pins by label, with a change for some of them. */
function pins(labels: string[], changes: [string[], Partial<PinFacts>][]): PinFacts[] {
  return labels.map((label) => {
    const facts = pin(label);
    for (const [some, change] of changes) if (some.includes(label)) Object.assign(facts, change);
    return facts;
  });
}

const COSTS_ESP32: Costs = {
  passUs: 100,
  callbackUs: 300,
  pinCallUs: 20,
  pinStepUs: 1,
  bootUs: 300000,
};

const COSTS_NRF52: Costs = { ...COSTS_ESP32, callbackUs: 1000, pinCallUs: 60, pinStepUs: 2 };

const ESP32: BoardFacts = {
  name: 'ESP32',
  family: 'esp32',
  chip: 'ESP32',
  version: '2v29',
  pins: pins(range('D', 0, 39), [
    [range('D', 34, 39), { isInputOnly: true, hasPulls: false }],
    [range('D', 32, 39), { hasAdc: true }],
    [range('D', 6, 11), { canWatch: false, takenBy: 'the flash chip' }],
    [['D12'], { canWatch: false }],
    [['D25', 'D26'], { isDac: true }],
    [['D0'], { isNegated: true }],
    [['D1', 'D3'], { takenBy: 'Serial1' }],
  ]),
  aliases: { BTN1: 'D0', BTN: 'D0', LED1: 'D2', LED: 'D2' },
  sockets: {},
  bootPullUps: ['D0', ...range('D', 12, 15), 'D18', 'D19', 'D21', 'D22', ...range('D', 25, 27)],
  watchForcesPullUp: true,
  watchLimit: 40,
  fifoBytes: 4096,
  variables: 16383,
  blockBytes: 14,
  clock: { ticksPerSecond: 1000000, grainTicks: 1, survivesReset: true },
  idle: { kind: 'never', longestMs: Infinity, stepMs: 0 },
  costs: COSTS_ESP32,
  storage: STORAGE_ESP32,
  spareFlash: [SPARE_ESP32],
  freeFlash: [
    { addr: 0xe000, length: 0x2000 },
    { addr: 0x310000, length: 0x10000 },
    { addr: 0x360000, length: 0xa0000 },
  ],
  flash: { writeUs: 100, wordUs: 10, erasePageUs: 45000 },
  radio: { ble: true, wifi: true },
  serial: [
    { name: 'Serial1', baud: 115200, isPlugged: false },
    { name: 'Serial2', baud: 9600, isPlugged: false },
    { name: 'Serial3', baud: 9600, isPlugged: false },
  ],
  console: 'Serial1',
  consoleWithout: 'Serial1',
  adcFullScaleVolts: 3.6,
  supplyIsBattery: false,
  i2c: { I2C1: { sda: 'D21', scl: 'D22' }, I2C2: { sda: 'D17', scl: 'D16' } },
  spi: {
    SPI1: { sck: 'D14', mosi: 'D13', miso: 'D12' },
    SPI2: { sck: 'D18', mosi: 'D23', miso: 'D19' },
  },
  i2cTimeoutMs: 1000,
  pwm: { ownFrequencies: 3, sharedPins: 5, defaultHz: 5000 },
  hasPixelLcd: false,
};

const ESP32C3: BoardFacts = {
  ...ESP32,
  name: 'ESP32C3_IDF4',
  chip: 'ESP32-C3',
  pins: pins(range('D', 0, 21), [
    [range('D', 0, 4), { hasAdc: true }],
    [range('D', 12, 17), { takenBy: 'the flash chip' }],
    [['D18', 'D19'], { canWatch: false, takenBy: 'USB' }],
    [['D0'], { isNegated: true }],
  ]),
  bootPullUps: [],
  variables: 4095,
  blockBytes: 13,
  idle: { kind: 'chunks', longestMs: 50, stepMs: 10 },
  serial: [
    { name: 'Serial1', baud: 115200, isPlugged: false },
    { name: 'Serial2', baud: 9600, isPlugged: false },
  ],
  i2c: { I2C1: { sda: 'D8', scl: 'D9' } },
  spi: { SPI1: { sck: 'D6', mosi: 'D7', miso: 'D2' } },
};

const ESP32S3: BoardFacts = {
  ...ESP32,
  name: 'ESP32S3_IDF4',
  chip: 'ESP32-S3',
  pins: pins(
    range('D', 0, 48).filter((label) => !range('D', 22, 25).includes(label)),
    [
      [range('D', 6, 12), { canWatch: false }],
      [range('D', 40, 48), { canWatch: false }],
      [range('D', 26, 32), { takenBy: 'the flash chip' }],
      [['D19', 'D20'], { takenBy: 'USB' }],
      [['D0'], { isNegated: true }],
    ],
  ),
  bootPullUps: [],
  idle: { kind: 'chunks', longestMs: 50, stepMs: 1 },
  adcFullScaleVolts: 'none',
  i2c: { I2C1: { sda: 'D8', scl: 'D9' }, I2C2: { sda: 'D18', scl: 'D19' } },
  spi: {
    SPI1: { sck: 'D12', mosi: 'D11', miso: 'D13' },
    SPI2: { sck: 'D4', mosi: 'D7', miso: 'D6' },
  },
};

const NRF52 = {
  family: 'nrf52' as const,
  version: '2v29',
  bootPullUps: [],
  watchForcesPullUp: false,
  watchLimit: 8,
  blockBytes: 13,
  clock: { ticksPerSecond: 1048576, grainTicks: 32, survivesReset: false },
  idle: { kind: 'wakes' as const, longestMs: 240000, stepMs: 0 },
  costs: COSTS_NRF52,
  spareFlash: [],
  freeFlash: [],
  flash: { writeUs: 50, wordUs: 41, erasePageUs: 85000 },
  radio: { ble: true, wifi: false },
  adcFullScaleVolts: 'supply' as const,
  i2cTimeoutMs: 100,
  pwm: { ownFrequencies: 4, sharedPins: 4, defaultHz: 1000 },
};

const JOLTJS: BoardFacts = {
  ...NRF52,
  name: 'JOLTJS',
  chip: 'nRF52840',
  pins: pins(
    [...range('D', 0, 47), ...range('H', 0, 7)],
    [
      [['D2', 'D3', 'D4', 'D5', ...range('D', 28, 31), 'H0', 'H2', 'H4', 'H6'], { hasAdc: true }],
      [['D6', 'D8', 'D41'], { isNegated: true }],
    ],
  ),
  aliases: { BTN1: 'D0', BTN: 'D0', LED1: 'D6', LED: 'D6', LED2: 'D8', LED3: 'D41' },
  sockets: {
    Q0: { sda: 'D3', scl: 'D29', fet: 'D7' },
    Q1: { sda: 'D2', scl: 'D31', fet: 'D27' },
    Q2: { sda: 'D44', scl: 'D45', gnd: 'D36', vcc: 'D43' },
    Q3: { sda: 'D39', scl: 'D38', gnd: 'D37', vcc: 'D42' },
  },
  fifoBytes: 2048,
  variables: 12000,
  blockBytes: 14,
  storage: { name: 'storage', address: 145 * 4096, pageBytes: 4096, pages: 100 },
  serial: [
    { name: 'USB', baud: 1000000, isPlugged: true },
    { name: 'Bluetooth', baud: 100000, isPlugged: true },
    { name: 'Serial1', baud: 9600, isPlugged: false },
    { name: 'Serial2', baud: 9600, isPlugged: false },
  ],
  console: 'Bluetooth',
  consoleWithout: 'Bluetooth',
  supplyIsBattery: false,
  i2c: { I2C1: { sda: '', scl: '' }, I2C2: { sda: '', scl: '' } },
  spi: { SPI1: { sck: '', mosi: '', miso: '' }, SPI2: { sck: '', mosi: '', miso: '' } },
  hasPixelLcd: false,
};

const PIXLJS: BoardFacts = {
  ...NRF52,
  name: 'PIXLJS',
  chip: 'nRF52832',
  pins: pins(
    [...range('D', 0, 13), ...range('A', 0, 5), ...range('H', 0, 9)],
    [
      [['D3', 'D4', ...range('A', 0, 5)], { hasAdc: true }],
      [range('H', 0, 4), { isNegated: true }],
      [range('H', 5, 9), { takenBy: 'the LCD', canWatch: false }],
    ],
  ),
  aliases: {
    BTN1: 'H1',
    BTN: 'H1',
    BTN2: 'H2',
    BTN3: 'H3',
    BTN4: 'H4',
    LED1: 'H0',
    LED: 'H0',
    SDA: 'A4',
    SCL: 'A5',
  },
  sockets: {},
  fifoBytes: 1024,
  variables: 2950,
  storage: { name: 'storage', address: 109 * 4096, pageBytes: 4096, pages: 9 },
  serial: [
    { name: 'Serial1', baud: 9600, isPlugged: false },
    { name: 'Bluetooth', baud: 100000, isPlugged: true },
  ],
  console: 'Serial1',
  consoleWithout: 'Terminal',
  supplyIsBattery: true,
  i2c: { I2C1: { sda: 'A4', scl: 'A5' } },
  spi: { SPI1: { sck: '', mosi: '', miso: '' } },
  hasPixelLcd: true,
};

/** By the name in process.env.BOARD. */
export const ESPRUINO_BOARDS: Record<string, BoardFacts> = {
  ESP32,
  ESP32C3_IDF4: ESP32C3,
  ESP32S3_IDF4: ESP32S3,
  JOLTJS,
  PIXLJS,
};
