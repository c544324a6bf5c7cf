// Names that Espruino 2v29 defines at its top level, from its source: what a top-level name of the
// bundle must not hide. The pins of the board come on top.

const EVERYWHERE = `
  AES Array ArrayBuffer ArrayBufferView Bluetooth BluetoothDevice
  BluetoothRemoteGATTCharacteristic BluetoothRemoteGATTServer BluetoothRemoteGATTService BTN
  BTN1 BTN2 BTN3 BTN4 DataView Date E Error File Float32Array Float64Array Function Graphics
  HIGH I2C I2C1 I2C2 I2C3 Infinity Int16Array Int32Array Int8Array InternalError JSON LED LED1
  LED2 LED3 LOW LoopbackA LoopbackB Math Modules NaN Number Object OneWire Pin Promise
  ReferenceError RegExp SPI SPI1 SPI2 SPI3 SWDCON Serial Serial1 Serial2 Serial3 Serial4
  Serial5 Serial6 Server Socket Stepper StorageFile String SyntaxError Telnet Terminal
  TypeError USB Uint16Array Uint24Array Uint32Array Uint8Array Uint8ClampedArray Unistroke
  Waveform __FILE__ analogRead analogWrite arguments atob btoa changeInterval clearInterval
  clearTimeout clearWatch console decodeURIComponent digitalPulse digitalRead digitalWrite
  dump echo edit encodeURIComponent eval getPinMode getSerial getTime global globalThis
  httpCRq httpCRs httpSRq httpSRs httpSrv isFinite isNaN load onInit parseFloat parseInt
  peek16 peek32 peek8 pinMode poke16 poke32 poke8 print process require reset save
  setBusyIndicator setDeepSleep setInterval setSleepIndicator setTime setTimeout setWatch
  shiftOut trace undefined url`;

/** Words of Espruino's grammar that JavaScript allows as names. */
export const RESERVED: readonly string[] = ['of'];

/** Of one family of boards. */
const OF_FAMILY: Readonly<Record<string, string>> = {
  ESP32: 'ESP32 Queue Task Timer',
  PIXLJS: 'NRF Pixl SCL SDA MISO MOSI SCK g',
  JOLTJS: 'NRF Jolt Q0 Q1 Q2 Q3 Qwiic',
};

/** A0 to H15 and D0 to D48, on one board or another. */
const PIN = /^([A-H]\d{1,2}|D\d{1,2})$/;

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The globals of the interpreter for `espruinoBoard` (process.env.BOARD), pins apart. */
export function globalsOf(espruinoBoard: string): ReadonlySet<string> {
  const family = Object.keys(OF_FAMILY).find((name) => espruinoBoard.startsWith(name));
  return new Set([...words(EVERYWHERE), ...words(OF_FAMILY[family ?? ''] ?? '')]);
}

export function isPinName(name: string): boolean {
  return PIN.test(name);
}

/** Every global of every board, pins included: names that the bundler never gives away. */
export function everyGlobal(): string[] {
  const pins = [...'ABCDEFGH'].flatMap((port) => {
    return Array.from({ length: port === 'D' ? 49 : 16 }, (_, i) => `${port}${i}`);
  });
  return [...words(EVERYWHERE), ...Object.values(OF_FAMILY).flatMap(words), ...pins];
}
