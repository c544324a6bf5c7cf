// Segment maps that miss, double or misplace a segment are refused.
import { checkBoard } from '../../firmware/tools/boards/check-board';
import { Refusal, copyOf, glassOf, testRefusals } from './board-samples';

const GLASS: readonly Refusal[] = [
  [
    'a cell that misses a segment',
    'esp32-ht1621',
    { 'display.glass.cells.3.segments': ['4.3', '4.2', '4.1', '5.0', '5.1', '5.3'] },
    'display.glass.cells[3].segments: lists 6 entries and misses some of the seven segments',
  ],
  [
    'a segment on two bits of one cell',
    'esp32-ht1621',
    { 'display.glass.cells.3.segments.6': '4.3' },
    'segment g of cell 3 is on the same bit 4.3 as segment a of cell 3',
  ],
  [
    'two cells on the same bits',
    'esp32-tm1637',
    { 'display.glass.cells.1.segments': ['0.0', '0.1', '0.2', '0.3', '0.4', '0.5', '0.6'] },
    'segment a of cell 1 is on the same bit 0.0 as segment a of cell 0',
  ],
  [
    'a colon on a segment',
    'esp32-tm1637',
    { 'display.glass.colons.0.spot': '1.6' },
    'the colon right of left cell 1 is on the same bit 1.6 as segment g of cell 1',
  ],
  [
    'a point on another cell’s colon',
    'esp32s3-ht16k33',
    { 'display.glass.points.0.spot': '4.1' },
    'display.glass.points[0].spot: the point right of left cell 0 is on the same bit',
  ],
  [
    'a sign on a segment',
    'esp32-ht1621',
    { 'signs.freeze.spot': '10.3' },
    'signs.freeze.spot: the sign freeze is on the same bit 10.3 as segment a of cell 6',
  ],
  [
    'a bit that the chip does not have',
    'esp32-ht1621',
    { 'signs.freeze.spot': '6.4' },
    'signs.freeze.spot: the HT1621 has no bit 6.4; it has 0.0 to 31.3',
  ],
  [
    'a register below the first',
    'esp32c3-max7219',
    { 'signs.white-left.spot': '0.7' },
    'the MAX7219 has no bit 0.7; it has 1.0 to 8.7',
  ],
  [
    'an address beyond the last',
    'esp32-tm1637',
    { 'display.glass.colons.0.spot': '6.7' },
    'the TM1637 has no bit 6.7; it has 0.0 to 5.7',
  ],
  [
    'the bit that stands for nothing',
    'esp32-ht1621',
    { 'signs.freeze.spot': '31.3' },
    'bit 31.3 of module 1 cannot be used',
  ],
  [
    'a module that is not there',
    'esp32-ht1621',
    { 'display.glass.cells.0.module': 2 },
    'there is no module 2; they count from 0 to 1',
  ],
  [
    'more modules than the driver knows',
    'esp32-ht1621',
    { 'display.cs': ['D19', 'D21', 'D4'] },
    'display: names 3 modules',
  ],
  [
    'two modules at one address',
    'esp32s3-ht16k33',
    { 'display.addresses': [112, 112] },
    'display.addresses: must be different numbers',
  ],
  [
    'an address that the chip cannot have',
    'esp32s3-ht16k33',
    { 'display.addresses': [112, 120] },
    'display.addresses: must be different numbers from 112 to 119',
  ],
  [
    'a colon beyond the last cell',
    'esp32-tm1637',
    { 'display.glass.colons.0.rightOf': 4 },
    'display.glass.colons[0].rightOf: cells of a side count from 0 to 3',
  ],
  [
    'two colons at one place',
    'esp32-ht1621',
    { 'display.glass.colons.1.rightOf': 2 },
    'there is already one right of left cell 2',
  ],
  [
    'a pixel segment outside the display',
    'pixljs',
    { 'display.cells.7.x': 118 },
    'segment a of cell 7 does not lie inside the 128 × 64 pixels',
  ],
  [
    'a pixel cell on its neighbour',
    'pixljs',
    { 'display.cells.1.x': 9 },
    'segment a of cell 1 lies on segment a of cell 0',
  ],
  ['a text on a segment', 'pixljs', { 'signs.fault.y': 30 }, 'signs.fault: the sign fault lies on'],
  [
    'a bar without a size',
    'pixljs',
    { 'signs.turn-left.widthPx': undefined },
    'the sign turn-left must have a size in whole pixels',
  ],
];

testRefusals(GLASS);

test('a display of too few cells is refused', () => {
  const board = copyOf('esp32-tm1637');
  glassOf(board).cells.pop();
  expect(checkBoard(board, board.name)).toContainEqual({
    field: 'display.glass.cells',
    reason: 'lists 7 cells, and two sides need 8',
  });
});

test('a pixel display of too few cells is refused', () => {
  const board = copyOf('pixljs');
  if (board.display.chip === 'graphics') board.display.cells.pop();
  const fields = checkBoard(board, board.name).map(({ field }) => field);
  expect(fields).toContain('display.cells');
});
