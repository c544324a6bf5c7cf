// What the bundle of a board holds: pins in the order of the keys, and bits as the drivers count.
import { Key, Sign } from '../../hal/hal';
import { deviceBoardSource } from '../../firmware/tools/boards/device-source';
import { namedDeviceBoard } from '../../firmware/tools/boards/device-board';
import { SIGN_IDS } from '../../firmware/tools/boards/signs';
import { BoardName, copyOf, setField } from './board-samples';

const device = (name: BoardName) => namedDeviceBoard(copyOf(name));

/** The tables of a display with one bit for each segment. */
function glass(name: BoardName) {
  const { display } = device(name);
  if (!('signSpots' in display)) throw new Error(`${name} has no glass`);
  return display;
}

test('signs are named in the order of their bits', () => {
  expect(SIGN_IDS.indexOf('turn-left')).toBe(Math.log2(Sign.TurnLeft));
  expect(SIGN_IDS.indexOf('moves-right')).toBe(Math.log2(Sign.MovesRight));
  expect(SIGN_IDS.indexOf('battery-low')).toBe(Math.log2(Sign.BatteryLow));
  expect(SIGN_IDS.indexOf('fault')).toBe(Math.log2(Sign.Fault));
  expect(SIGN_IDS).toHaveLength(25);
});

test('keys stand in the order of the contract, under the interpreter’s names', () => {
  const { keyPins, keyModes, keysClosedHigh } = device('joltjs-ht1621');
  expect(keyPins).toEqual(['D2', 'D31', 'D44', 'D3', 'D45']);
  expect(keyPins[Key.Pause]).toBe('D3');
  expect(new Set(keyModes)).toEqual(new Set(['input_pullup']));
  expect(keysClosedHigh).toBe(0);
});

test('buttons of the Pixl.js read 1 while pressed', () => {
  const { keyPins, keyModes, keysClosedHigh } = device('pixljs');
  expect(keyPins.slice(Key.Minus)).toEqual(['BTN4', 'BTN3', 'BTN2', 'BTN1']);
  expect(keyModes[Key.Back]).toBe('input_pulldown');
  expect(keysClosedHigh).toBe(0b111100);
});

test('five front keys make seven pins', () => {
  expect(device('esp32s3-ht16k33').keyPins).toHaveLength(7);
});

test('a lever with one contact is two keys on one pin', () => {
  const board = copyOf('esp32-ht1621');
  setField(board, 'keys.contact', 'lever');
  setField(board, 'keys.right', { pin: 'D32', closes: 'high', pull: 'up' });
  const { keyPins, keysClosedHigh, hasLever } = namedDeviceBoard(board);
  expect(keyPins.slice(0, 2)).toEqual(['D32', 'D32']);
  expect(keysClosedHigh).toBe(0b10);
  expect(hasLever).toBe(true);
});

test('the HT1621 counts four bits an address', () => {
  const { segments, colons, points, signSpots } = glass('esp32-ht1621');
  expect([...segments.slice(0, 7)]).toEqual([43, 42, 41, 44, 45, 47, 46]);
  expect(segments[6 * 7]).toBe(128 + 43);
  expect([...colons.slice(0, 6)]).toEqual([255, 255, 16, 8, 0, 255]);
  expect(colons).toEqual(points);
  expect(signSpots[SIGN_IDS.indexOf('battery-low')]).toBe(24);
  expect(signSpots[SIGN_IDS.indexOf('white-right')]).toBe(128 + 40);
  expect(signSpots[SIGN_IDS.indexOf('turn-left')]).toBe(255);
});

test('four cells are the first four of each side', () => {
  const { segments } = glass('esp32c3-max7219');
  expect(segments[0]).toBe(8 * 8 + 6);
  expect(segments[3 * 7 + 6]).toBe(5 * 8);
  expect([...segments.slice(4 * 7, 6 * 7)]).toEqual(Array(14).fill(255));
  expect(segments[6 * 7]).toBe(4 * 8 + 6);
  expect(device('esp32c3-max7219').colonCells).toBe(0b000111000111);
});

test('pixel segments are rectangles inside their cell', () => {
  const { display } = device('pixljs');
  if (!('signSizes' in display)) throw new Error('not a pixel display');
  expect([...display.segments.slice(0, 8)]).toEqual([0, 0, 10, 2, 8, 3, 10, 11]);
  expect([...display.cells.slice(0, 10)]).toEqual([1, 11, 16, 11, 33, 11, 48, 11, 0, 0]);
  const fault = SIGN_IDS.indexOf('fault') * display.signTextLength;
  expect(display.signTexts.slice(fault, fault + display.signTextLength)).toBe('ERR   ');
  expect([...display.signs.slice(0, 4)]).toEqual([1, 0, 67, 0]);
  expect([...display.signSizes]).toEqual([58, 8, 58, 8]);
});

test('signs of the glass and of LEDs count as shown, fallbacks do not', () => {
  const shown = Sign.TurnLeft | Sign.TurnRight | Sign.WhiteLeft | Sign.WhiteRight;
  expect(device('esp32c3-max7219').signs).toBe(shown);
  expect(device('esp32-tm1637').signs).toBe(Sign.TurnLeft | Sign.TurnRight);
  expect(device('pixljs').signs).toBe(2 ** 25 - 1);
});

test('LEDs name the bit of their sign and the level that lights them', () => {
  const { ledPins, ledSigns, ledsLowLit } = device('esp32c3-max7219');
  expect([ledPins, ledSigns, ledsLowLit]).toEqual([['D2', 'D8'], [0, 1], 0b11]);
});

test('a battery is read through its divider, by the chip itself, or not at all', () => {
  expect(device('esp32-ht1621')).toMatchObject({
    batteryPin: 'D35',
    batteryFullScaleMv: 3600,
    batteryRatio: 2,
  });
  expect(device('joltjs-ht1621')).toMatchObject({ batteryPin: 'D29', batteryFullScaleMv: 0 });
  expect(device('pixljs')).toMatchObject({ batteryPin: undefined, batteryRatio: 1 });
  expect(device('esp32s3-ht16k33').batteryMv).toEqual([]);
});

test('in the bundle pins and buses are the interpreter’s own names', () => {
  const source = deviceBoardSource(copyOf('esp32-ht1621'));
  const names = { Uint8Array, D13: 13, D14: 14, D18: 18, D19: 19, D21: 21, D22: 22, D23: 23 };
  const more = { D25: 25, D26: 26, D27: 27, D32: 32, D33: 33, D35: 35, SPI2: 'bus' };
  const given = { ...names, ...more };
  const board = new Function(...Object.keys(given), `return ${source}`)(
    ...Object.values(given),
  ) as { keyPins: number[]; display: { bus: string; wr: number } };
  expect(board.keyPins).toEqual([32, 33, 25, 26, 27]);
  expect(board.display).toMatchObject({ bus: 'bus', wr: 18 });
  expect(source.length).toBeLessThan(1500);
});
