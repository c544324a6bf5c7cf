// Stories of a game on the simulated clock, told as an arbiter would.

import { story } from '../support/story';

test('three plus two: the increment comes before the move', () => {
  story('3m+2s')
    .see('3:02 | 3:02')
    .press('right')
    .wait(4.92)
    .see('2:57 < 3:02')
    .press('left')
    .wait(0.92)
    .see('2:59 > 3:01')
    .press('pause')
    .wait(60)
    .see('2:59 | 3:01');
});

test('a bouncing contact is one press, and its time is that of the first contact', () => {
  const told = story('3m+2s').press('right').wait(4.92);
  const { session } = told;
  for (const [closed, afterMs] of [
    [true, 0],
    [false, 2],
    [true, 1],
    [false, 3],
    [true, 2],
    [false, 70],
    [true, 1],
    [false, 4],
  ] as const) {
    told.wait(afterMs / 1000);
    if (closed) session.press('left');
    else session.release('left');
  }
  const { left, right } = told.record();
  expect([left.ms, left.presses, right.ignored]).toEqual([179000, 1, 0]);
});

test('a finger that stays down is one press', () => {
  const { left, right } = story('3m+2s').press('right').wait(5).hold(['left'], 4).record();
  expect([left.presses, left.ignored, right.presses]).toEqual([1, 0, 0]);
});
