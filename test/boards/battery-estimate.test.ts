// The arithmetic of the battery estimate and of the parts' cost.
import {
  batteryEstimate,
  batteryHours,
  lowPercent,
} from '../../firmware/tools/boards/battery-estimate';
import { partsCostEur, partsList } from '../../firmware/tools/boards/parts-list';
import { BOARDS, copyOf } from './board-samples';

const simple = () => {
  const board = copyOf('esp32-ht1621');
  const draw = { what: 'All', milliamps: 50, volts: 4, basis: 'estimate' as const, source: 'test' };
  board.power = {
    ...board.power,
    batteryVolts: 4,
    capacityMah: 1000,
    efficiency: 0.5,
    draws: [draw],
  };
  return board;
};

test('hours are the battery’s energy over what is taken from it', () => {
  expect(batteryHours(simple())).toBe(10);
});

test('the low sign comes with ten hours left, and at half at most', () => {
  const board = simple();
  expect(lowPercent(board)).toBe(50);
  board.power.capacityMah = 4000;
  expect(lowPercent(board)).toBe(25);
  board.power.capacityMah = 40000;
  expect(lowPercent(board)).toBe(3);
});

test.each(BOARDS)(
  '%s: the estimate shows each current with its source and calls itself one',
  (name) => {
    const board = copyOf(name);
    const text = batteryEstimate(board);
    expect(text).toContain('arithmetic, not a measurement');
    for (const draw of board.power.draws) {
      expect(text).toContain(`${draw.what} (${draw.basis}: ${draw.source})`);
    }
  },
);

test('a board that cannot measure its battery says so', () => {
  expect(batteryEstimate(copyOf('esp32s3-ht16k33'))).toContain('cannot measure its battery');
});

test('the parts add up to the sum below them', () => {
  const board = copyOf('esp32-tm1637');
  const rows = partsList(board).split('\n').slice(3, -1);
  const sum = rows.reduce((total, row) => total + Number(/[\d.]+$/.exec(row)?.[0]), 0);
  expect(sum).toBeCloseTo(partsCostEur(board), 2);
  expect(partsList(board)).toContain('Level shifter BSS138');
});

test('buttons that are on the board need not be bought', () => {
  expect(partsList(copyOf('pixljs'))).not.toContain('for the front');
});
