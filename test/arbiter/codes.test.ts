// What the pages that carry codes show and do: COPY and LOCK.

import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';
import { enterArbiter, enterPage, leaveArbiter, paused } from './arbiter-hand';

const signsOf = (hand: Hand): string[] => hand.look().own.signs;

describe('COPY', () => {
  test('shows the code by screens, and another clock takes it', () => {
    const hand = enterPage(paused(), 'COPY').tap('ok');
    const screens = Array.from({ length: 4 }, () => {
      const face = hand.face();
      hand.tap('plus');
      return face.replaceAll(/[^1-4]/g, '');
    });
    const digits = screens.join('');
    expect(digits).toHaveLength(41);
    const other = enterPage(takeUp({ control: '3m+2s', keys: 5 }), 'COPY').tap('ok');
    const keys = ['left', 'minus', 'plus', 'right'] as const;
    for (const digit of digits) other.tap(keys[Number(digit) - 1]!);
    expect(leaveArbiter(other.tap('ok')).face()).toBe('2:57 | 3:01');
    expect(other.phase()).toBe('paused');
  });

  test('a wrong code is not taken, BACK takes a digit back, and nothing was changed', () => {
    const hand = enterPage(takeUp({ control: '3m+2s', keys: 5 }), 'COPY');
    expect(hand.face()).toBe('ENTER | ');
    for (let i = 0; i < 41; i++) hand.tap(i === 0 ? 'ok' : 'left');
    expect(hand.tap('ok').phase()).toBe('arbiter');
    hand.tap('back', 'left', 'left');
    expect(hand.face()).toContain('[OK]');
    expect(hand.tap('ok').face()).toContain('ERROR');
    expect(leaveArbiter(hand).face()).toBe('3:02[+2] | 3:02[+2]');
  });
});

describe('LOCK', () => {
  const locked = (): Hand => {
    const hand = enterPage(paused(), 'LOCK').tap(
      'right',
      'plus',
      'right',
      'minus',
      'right',
      'right',
    );
    return leaveArbiter(hand.tap('ok'));
  };

  test('asks for the code that was set, digit by digit', () => {
    const hand = enterArbiter(locked());
    expect(hand.face()).toBe('CODE | 0.000');
    hand.tap('ok', 'ok', 'ok', 'ok');
    expect(hand.face()).toBe('CODE | 0.000');
    expect(hand.tap('plus', 'ok', 'minus', 'ok', 'ok', 'ok').face()).toBe('ILLEGL | 1');
  });

  test('lets nobody in who does not know it, but out', () => {
    const hand = enterArbiter(locked());
    expect(hand.tap('back').face()).toBe('2:57 | 3:01');
  });

  test('is cleared by 0000', () => {
    const hand = enterArbiter(locked()).tap('plus', 'ok', 'minus', 'ok', 'ok', 'ok', 'left');
    for (let i = 0; i < 3 && hand.face() !== 'LOCK | 13'; i++) hand.tap('plus');
    hand.tap('ok', 'right', 'minus', 'right', 'plus', 'right', 'right', 'ok');
    expect(enterArbiter(leaveArbiter(hand)).face()).toBe('ILLEGL | 1');
  });

  test('with the tournament lock only the chosen control can be started, freeze as it is', () => {
    const hand = takeUp({ control: '3m+2s', keys: 5 });
    leaveArbiter(enterPage(hand, 'LOCK').tap('plus', 'ok'));
    expect(signsOf(hand)).toContain('lock');
    hand.hold(['plus'], 2000).wait(100);
    expect(signsOf(hand)).toContain('freeze');
    const before = hand.face();
    hand.tap('back', 'plus', 'plus', 'minus', 'ok');
    expect(hand.face()).toBe(before);
  });

  test('outlives a power cut; ten seconds of MINUS and PAUSE at power-on clear the code', () => {
    const hand = takeUp({ control: '3m+2s', keys: 5 });
    leaveArbiter(enterPage(hand, 'LOCK').tap('right', 'plus', 'right', 'right', 'right', 'ok'));
    hand.wait(5000).tap('pause').wait(5000).tap('pause').wait(5000).session.powerOff();
    hand.session.powerOn();
    expect(enterArbiter(hand.wait(500)).face()).toBe('CODE | 0.000');
    hand.tap('back').wait(1000).down('minus', 'pause').session.powerOff();
    hand.session.powerOn();
    hand.wait(10100).up('minus', 'pause').wait(500);
    expect(signsOf(hand)).toContain('edit');
    expect(enterArbiter(hand).face()).toBe('ILLEGL | 1');
  });

  test('that is cleared before the start is not cleared in secret', () => {
    const hand = takeUp({ control: '3m+2s', keys: 5 });
    leaveArbiter(enterPage(hand, 'LOCK').tap('right', 'plus', 'right', 'right', 'right', 'ok'));
    hand.wait(1000).down('minus', 'pause').session.powerOff();
    hand.session.powerOn();
    expect(hand.wait(9999).look().own.signs).not.toContain('edit');
    hand.wait(101).up('minus', 'pause').wait(500);
    expect([hand.phase(), signsOf(hand)]).toEqual(['ready', expect.arrayContaining(['edit'])]);
    expect(signsOf(hand.tap('pause').wait(5000))).toContain('edit');
  });

  test('that is cleared while somebody starts the game leaves its times right', () => {
    const hand = takeUp({ control: '3m+2s', keys: 5 });
    leaveArbiter(enterPage(hand, 'LOCK').tap('right', 'plus', 'right', 'right', 'right', 'ok'));
    hand.wait(1000).down('minus', 'pause').session.powerOff();
    hand.session.powerOn();
    hand.wait(5000).down('left').wait(80).up('left').wait(6920).up('minus', 'pause');
    expect([hand.phase(), hand.look().state.right.ms]).toEqual(['running', 182000 - 7000]);
    expect(signsOf(hand)).toContain('edit');
    hand.wait(1000).tap('right').wait(2920).tap('pause');
    const { left, right } = hand.look().state;
    expect([left.ms, right.ms]).toEqual([182000 - 3000 - 120, 182000 - 8000 + 2000]);
    hand.session.powerOff();
    hand.session.powerOn();
    const back = hand.wait(500).look().state;
    expect([back.left.ms, back.right.ms]).toEqual([left.ms, right.ms]);
  });
});
