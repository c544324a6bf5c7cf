// What the pages of arbiter mode show and do, seen on the glass.

import { PAGE_NAMES } from '../../firmware/ui/screens/arbiter/page-table';
import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';
import { enterArbiter, enterPage, leaveArbiter, paused } from './arbiter-hand';

const frozen = (): Hand =>
  takeUp({ control: '2s; freeze on', keys: 5 })
    .tap('pause')
    .wait(3000)
    .tap('left', 'right', 'left');

/** The faces of both halves of the cycle, what would be first. */
function halves(hand: Hand): string[] {
  const first = hand.face();
  const second = hand.wait(1000).face();
  hand.wait(1000);
  return [first, second];
}

const signsOf = (hand: Hand): string[] => hand.look().own.signs;

describe('the list', () => {
  test('has every page in order, goes round, and says which are of no use', () => {
    const hand = enterArbiter(paused());
    const faces = PAGE_NAMES.map(() => {
      const face = hand.face();
      hand.tap('plus');
      return face;
    });
    expect(faces).toEqual(PAGE_NAMES.map((name, index) => `${name} | ${index + 1}`));
    expect(hand.face()).toBe('ILLEGL | 1');
    expect(hand.tap('minus').face()).toBe('ABOUT | 14');
  });

  test('goes four pages on by RIGHT and four back by LEFT', () => {
    const hand = enterArbiter(paused());
    expect(hand.tap('right').face()).toBe('PERIOD | 5');
    expect(hand.tap('left', 'left').face()).toBe('LOG | 11');
  });

  test('begins at FLAG when the clock is frozen', () => {
    expect(enterArbiter(frozen()).face()).toBe('FLAG | 10');
  });

  test.each([
    ['setup', ['LOCK', 'ABOUT']],
    ['ready', ['TIME', 'COLOUR', 'CONTRL', 'OPTION', 'LOG', 'COPY', 'LOCK', 'ABOUT']],
  ])('offers in %s what can be done there', (phase, names) => {
    const hand = enterArbiter(takeUp(phase === 'setup' ? { keys: 5 } : { control: '5m', keys: 5 }));
    const faces = PAGE_NAMES.map(() => {
      const face = hand.face();
      hand.tap('plus');
      return face;
    });
    expect(faces.filter((face) => !face.endsWith('NO')).map((face) => face.split(' ')[0])).toEqual(
      names,
    );
    expect(hand.tap('ok').face()).toBe('ILLEGL | NO');
  });

  test('fits four cells', () => {
    const hand = enterArbiter(paused('3m+2s', { cells: 4 }));
    expect(hand.face()).toBe('ILLEGL | 1');
  });
});

test('what would be stands first, with the edit sign, then what is, a second each', () => {
  const hand = enterPage(paused(), 'TIME').tap('left', 'plus');
  expect(signsOf(hand)).toContain('edit');
  expect(halves(hand)).toEqual(['3:57 | 3:01', '2:57 | 3:01']);
  expect(signsOf(hand.wait(1000))).not.toContain('edit');
});

test('while nothing is set, nothing looks like a change', () => {
  const hand = enterPage(paused(), 'COUNT').tap('left');
  expect(halves(hand)).toEqual(['1[c] | 1[c]', '1[c] | 1[c]']);
  expect(signsOf(hand)).not.toContain('edit');
});

test('BACK takes nothing that was set', () => {
  const hand = enterPage(paused(), 'TIME').tap('left', 'plus', 'back');
  expect(leaveArbiter(hand).face()).toBe('2:57 | 3:01');
  expect(signsOf(hand)).not.toContain('edit');
});

test('times go digit by digit when the button is pressed again, never below a second', () => {
  const hand = enterPage(paused(), 'TIME').tap('left', 'left');
  expect(hand.face()).toBe('2:57 | 1:00:00[+]');
  expect(hand.tap('left', 'left', 'left').face()).toBe('2:57 | 0:10[+]');
  expect(hand.tap('minus').face()).toBe('2:47 | 0:10[+]');
  expect(hand.hold(['minus'], 6000).wait(100).face()).toBe('0:01.0 | 0:10[+]');
});

test('both sides can be set before OK', () => {
  const hand = enterPage(paused(), 'TIME').tap('left', 'plus', 'right', 'minus', 'ok');
  expect(leaveArbiter(hand).face()).toBe('3:57 | 2:01');
});

test('the penalty can be changed, and half of a bad press is no harm', () => {
  const hand = enterPage(paused(), 'ILLEGL');
  expect(hand.face()).toBe('SIDE | +1:00');
  expect(hand.tap('plus', 'ok').face()).toBe('SIDE | +2:00');
  expect(halves(hand.tap('right'))).toEqual(['4:59 | 2:59', '2:57 | 3:01']);
});

test('an offender without a press in the log is put to move, the opponent gets the penalty', () => {
  const hand = takeUp({ control: '3m+2s', keys: 5 }).tap('pause').wait(4800).tap('pause');
  expect(halves(enterPage(hand, 'ILLEGL').tap('left'))).toEqual(['2:57 | 4:02', '2:57 | 3:02']);
});

test('UNDO shows who pays, and PLUS makes it the side that pressed', () => {
  const hand = enterPage(paused(), 'UNDO');
  expect(halves(hand)[0]).toBe('2:59 | 2:59');
  expect(halves(hand.tap('plus'))[0]).toBe('2:59 | 2:57');
  expect(halves(hand.tap('minus'))[0]).toBe('2:59 | 2:59');
});

test('UNDO ends where the log does', () => {
  const hand = enterPage(paused(), 'UNDO').tap('ok', 'ok');
  expect(hand.face()).toBe('NONE | ');
  expect(leaveArbiter(hand.tap('ok')).face()).toBe('2:57 | 3:02');
});

describe('FLAG', () => {
  const faces = (hand: Hand, count: number): string[] =>
    Array.from({ length: count }, () => {
      const face = hand.face();
      hand.tap('plus');
      return face;
    });

  test('tells who was first, when, how long ago, and the presses then and since', () => {
    const hand = enterPage(frozen(), 'FLAG');
    expect(faces(hand, 8)).toEqual([
      '1ST | ',
      'NONE | ',
      'AT | 0:02',
      'AGO | 0:04',
      '0[c] | 0[c]',
      '2[-] | 1[-]',
      'PAIRS | 0',
      'SUM | 0:00',
    ]);
  });

  test('tells to the millisecond by how much the second flag was later', () => {
    const hand = takeUp({ control: '2s; freeze off', keys: 5 }).tap('pause').wait(3300).tap('left');
    expect(enterPage(hand.wait(2345).tap('pause'), 'FLAG').face()).toBe('1ST | 3.500');
  });

  test('OK alone releases the freeze, and the flag stays', () => {
    const hand = leaveArbiter(enterPage(frozen(), 'FLAG').tap('ok', 'ok'));
    expect(hand.phase()).toBe('paused');
    expect(signsOf(hand)).toContain('flag-left');
  });

  test('a flag is cleared only when the answer is yes', () => {
    const hand = enterPage(frozen(), 'FLAG').tap('left', 'ok');
    expect(hand.face()).toBe('FLOFF | YES');
    hand.tap('plus', 'ok');
    expect(signsOf(leaveArbiter(hand))).toContain('flag-left');
  });

  test('a period flag goes like a final one', () => {
    const hand = takeUp({ control: '2s, 1m', keys: 5 }).tap('pause').wait(3000).tap('pause');
    expect(signsOf(hand)).toContain('periodflag-left');
    leaveArbiter(enterPage(hand, 'FLAG').tap('left', 'ok', 'ok'));
    expect(signsOf(hand)).not.toContain('periodflag-left');
  });
});

test('LOG steps through what happened, presses with time used and left', () => {
  const hand = enterPage(paused(), 'LOG');
  const faces = Array.from({ length: 4 }, () => {
    const face = hand.face();
    hand.tap('minus');
    return face;
  });
  expect(faces).toEqual(['PAUSE | 0:10', '0:03[u] | 3:01', '2:59 | 0:05[u]', 'START | 0:00']);
  expect(hand.face()).toBe('START | 0:00');
  expect(hand.tap('plus').face()).toBe('2:59 | 0:05[u]');
});

test('an option is taken by OK, from the next press or zero on', () => {
  const hand = enterPage(paused(), 'OPTION');
  expect(hand.face()).toBe('BONUS | BEFORE');
  expect(hand.tap('plus').face()).toBe('BONUS | AFTER');
  expect(hand.tap('right').face()).toBe('CHANGE | ZERO');
  expect(hand.tap('left').face()).toBe('BONUS | BEFORE');
  leaveArbiter(hand.tap('plus', 'ok'));
  expect(hand.session.app!.clock.control.bonusBefore).toBe(false);
  expect(signsOf(hand)).toContain('edit');
});

test('sound cannot be switched on under US Chess rules', () => {
  const hand = enterPage(paused('G/5;d2'), 'OPTION').tap('right', 'right', 'right');
  expect(hand.tap('plus').face()).toBe('SOUND | OFF');
});

test('tenths and sounds of events are settings of the clock, no corrections of the game', () => {
  const hand = enterPage(paused(), 'OPTION').tap('right', 'right', 'right', 'right');
  expect(hand.tap('plus', 'ok').face()).toBe('TENTHS | OFF');
  expect(signsOf(leaveArbiter(hand))).not.toContain('edit');
});

describe('CONTROL', () => {
  test('the guideline is for games without increment', () => {
    expect(enterPage(paused(), 'CONTRL').tap('right').face()).toBe('NONE | ');
    expect(enterPage(paused('2m'), 'CONTRL').tap('right').face()).toBe('III.4 | 0:05');
  });

  test('takes any control of the list, and keeps times, counts and turn', () => {
    const hand = enterPage(paused('3m'), 'CONTRL').tap('right', 'right');
    hand.tap('plus', 'plus');
    const name = hand.face();
    hand.tap('ok', 'plus', 'ok');
    expect(leaveArbiter(hand).face()).toBe('2:53 | 2:57');
    expect(name).not.toBe('NONE | ');
    expect(hand.look().state).toMatchObject({ left: { presses: 1 }, right: { presses: 1 } });
  });

  test('in READY the new control is simply prepared', () => {
    const hand = enterPage(takeUp({ control: '3m', keys: 5 }), 'CONTRL');
    expect(leaveArbiter(hand.tap('plus', 'ok')).face()).toBe('3:01[+1] | 3:01[+1]');
  });

  test('the game by the new control comes back after a power cut', () => {
    const hand = enterPage(paused('3m'), 'CONTRL').tap('plus', 'plus', 'ok', 'ok');
    leaveArbiter(hand).tap('pause').wait(2000).tap('left').wait(1000).tap('pause').wait(2000);
    const { state } = hand.look();
    hand.session.powerOff();
    hand.session.powerOn();
    expect(hand.wait(2000).look().state).toEqual(state);
  });
});

test('READY shows the fingerprint for two of eight seconds, and records do not', () => {
  const hand = takeUp({ control: '3m+2s', keys: 5 });
  const before = Buffer.from(hand.session.frame.cells).toString('hex');
  const at = (ms: number): string => {
    hand.wait(ms);
    return Buffer.from(hand.session.frame.cells).toString('hex');
  };
  expect(at(5900)).toBe(before);
  expect(at(200)).not.toBe(before);
  expect(hand.face()).toBe('3:02[+2] | 3:02[+2]');
  expect(at(2000)).toBe(before);
});

test('ABOUT tells the fingerprint, and how keys are used', () => {
  const hand = enterPage(paused('90+30'), 'ABOUT').tap('plus', 'plus', 'plus', 'plus');
  expect(hand.face()).toBe('PRINT | 3448');
  expect(hand.tap('plus').face()).toBe('OK | P');
});
