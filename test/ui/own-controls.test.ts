// A user's own controls: written on the clock with three keys, kept, and played.

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { printControl } from '../../firmware/notation/print';
import { parseControl } from '../../firmware/notation/parse';
import { findRefusal } from '../../firmware/notation/refuse';
import { copyControl, createControl } from '../../firmware/core/control';
import type { Control } from '../../firmware/core/control';
import { OWN_FIRST, OWN_NUMBERS, USER_SLOTS } from '../../firmware/ui/own-controls';
import {
  FAULT_WORDS,
  METHODS,
  PROFILES,
  THENS,
  TITLES,
} from '../../firmware/ui/screens/arbiter/own';
import { Line } from '../../firmware/ui/screens/arbiter/own-lines';
import { SETTINGS } from '../../firmware/store/journal';
import type { KeyName } from '../../sim/contacts';
import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';

/** SETUP, at the row of that slot. */
function atSlot(slot: number, options = {}): Hand {
  const hand = takeUp(options);
  for (let i = 0; i <= USER_SLOTS - slot; i++) hand.tap('minus');
  return hand;
}

const edit = (hand: Hand): Hand => hand.hold(['pause'], 2000).wait(100);
const back = (hand: Hand): Hand => hand.hold(['pause'], 600).wait(100);
const lineOf = (hand: Hand): Line => hand.session.app!.ui.arbiter.row;

function controlOf(hand: Hand): Control {
  const copy = createControl();
  copyControl(copy, hand.session.app!.clock.control);
  return copy;
}

/** OK until the line with that title. */
function goTo(hand: Hand, title: string): Hand {
  for (let i = 0; i < 60 && !hand.face().startsWith(title); i++) hand.tap('pause');
  expect(hand.face().startsWith(title)).toBe(true);
  return hand;
}

function times(hand: Hand, key: KeyName, count: number): Hand {
  for (let i = 0; i < count; i++) hand.tap(key);
  return hand;
}

function choose(hand: Hand, title: string, value: string): Hand {
  goTo(hand, title);
  for (let i = 0; i < 40 && !hand.face().endsWith(`| ${value}`); i++) hand.tap('plus');
  expect(hand.face().endsWith(`| ${value}`)).toBe(true);
  return hand;
}

const save = (hand: Hand): Hand => goTo(hand, 'SAVE').tap('pause');

describe('the editor in SETUP', () => {
  test('PAUSE held for 2 s opens it at the chosen slot', () => {
    const hand = atSlot(2).down('pause');
    expect([hand.wait(1999).phase(), hand.face()]).toEqual(['setup', 'USER 2 | 100[b]']);
    expect([hand.wait(1).phase(), hand.face()]).toEqual(['arbiter', 'USER 2 | FREE']);
    expect(hand.up('pause').wait(500).face()).toBe('USER 2 | FREE');
  });

  test('an empty slot begins as the first control of the list', () => {
    const hand = edit(atSlot(1));
    expect(printControl(controlOf(hand))).toBe(printControl(parseControl('1m').control));
  });

  test('a preset is copied into the first slot that is free', () => {
    const hand = edit(takeUp({}).tap('plus'));
    expect(hand.face()).toBe('USER 1 | FREE');
    save(hand);
    expect([hand.phase(), hand.face()]).toEqual(['setup', 'USER 1 | 1+1[1/1]']);
    expect(edit(hand.tap('minus')).face()).toBe('USER 2 | FREE');
  });

  test('every line of a plain control, in their order', () => {
    const hand = edit(atSlot(1));
    const faces = [];
    for (let i = 0; i < 13; i++) faces.push(hand.tap('pause').face());
    expect(faces).toEqual([
      'PER1 | NONE',
      'WH MIN[1] | 1:00',
      'WH SEC[1] | 1:00',
      'BL MIN[1] | 1:00',
      'BL SEC[1] | 1:00',
      'MOVES[1] | 0',
      'THEN[1] | END',
      'RULES | FIDE',
      'BONUS | BEFORE',
      'CHANGE | ZERO',
      'FREEZE | OFF',
      'SOUND | OFF',
      'SAVE | YES',
    ]);
  });

  test('BACK goes back line by line, and from the first out; nothing is changed by it', () => {
    const hand = edit(atSlot(1)).tap('pause', 'pause', 'plus');
    expect(hand.face()).toBe('WH MIN[1] | 2:00');
    expect(back(hand).face()).toBe('PER1 | NONE');
    expect(back(hand).face()).toBe('USER 1 | FREE');
    expect([back(hand).phase(), hand.face()]).toEqual(['setup', 'USER 1 | 100[b]']);
    expect(hand.tap('pause').phase()).toBe('setup');
  });

  test('LEFT and RIGHT go from line to line too, and not out', () => {
    const hand = edit(atSlot(1)).tap('right', 'right');
    expect(hand.face()).toBe('WH MIN[1] | 1:00');
    expect(times(hand, 'left', 4).face()).toBe('USER 1 | FREE');
    expect(times(hand, 'right', 40).face()).toBe('SAVE | YES');
  });

  test('NO at SAVE leaves without it', () => {
    const hand = goTo(edit(atSlot(1)), 'SAVE').tap('plus', 'pause');
    expect([hand.phase(), hand.face()]).toEqual(['setup', 'USER 1 | 100[b]']);
  });

  test('under the tournament lock nothing can be edited', () => {
    const hand = takeUp({});
    hand.session.app!.ui.arbiter.isTournament = true;
    expect(edit(hand).phase()).toBe('setup');
  });

  test('four cells show the beginnings, and minutes and seconds apart', () => {
    const hand = edit(atSlot(3, { cells: 4 }));
    expect(hand.face()).toBe('USR3 | FREE');
    goTo(hand, 'WH M');
    times(hand, 'plus', 89);
    expect(hand.face()).toBe('WH MIN[1] | 90');
    expect(hand.tap('pause', 'plus').face()).toBe('WH SEC[1] | 01');
  });
});

describe('a control is written, kept and played', () => {
  const WANTED = '40/1h30m+30s, 30m|20m+30s; freeze off';

  function write(hand: Hand): Hand {
    edit(hand);
    choose(hand, 'PER', 'FISCHR');
    times(goTo(hand, 'WH MIN'), 'plus', 89);
    times(goTo(hand, 'MOVES'), 'plus', 40);
    times(goTo(hand, 'E SEC'), 'plus', 28);
    choose(hand, 'THEN', 'NEXT').tap('pause');
    choose(hand, 'PER', 'FISCHR');
    times(goTo(hand, 'WH MIN'), 'plus', 30);
    times(goTo(hand, 'BL MIN'), 'minus', 10);
    times(goTo(hand, 'E SEC'), 'plus', 28);
    choose(hand, 'FREEZE', 'OFF');
    return save(hand);
  }

  test('it is what was written', () => {
    const hand = write(atSlot(2));
    expect(hand.face()).toBe('USER 2 | 90+30[1/2]');
    expect(printControl(controlOf(hand))).toBe(printControl(parseControl(WANTED).control));
    expect(hand.tap('pause').face()).toBe('1:30:30[+30] | 1:30:30[+30]');
  });

  test('it is there after a loss of power, on a clock that never played', () => {
    const hand = write(atSlot(2)).wait(100);
    hand.session.powerOff();
    hand.session.powerOn();
    times(hand.wait(1000), 'minus', USER_SLOTS - 1);
    expect(hand.face()).toBe('USER 2 | 90+30[1/2]');
    expect(printControl(controlOf(hand))).toBe(printControl(parseControl(WANTED).control));
  });

  test('used, it is the first of the list, also after a loss of power', () => {
    const hand = write(atSlot(2)).tap('pause').hold(['minus', 'pause'], 2000).wait(100);
    expect(hand.face()).toBe('USER 2 | 90+30[1/2]');
    hand.session.powerOff();
    hand.session.powerOn();
    expect(hand.wait(1000).face()).toBe('USER 2 | 90+30[1/2]');
  });

  test('a game by it comes back after a loss of power', () => {
    const hand = write(atSlot(2)).tap('pause', 'pause').wait(5000).tap('left').wait(500);
    hand.session.powerOff();
    hand.session.powerOn();
    expect([hand.wait(1000).phase(), hand.face().slice(0, 7)]).toEqual(['paused', '1:30:55']);
  });

  test('it is edited again, in its own slot', () => {
    const hand = edit(write(atSlot(2)));
    expect(hand.face()).toBe('USER 2 | SET');
    goTo(hand, 'MOVES').tap('minus');
    expect(save(hand).face()).toBe('USER 2 | 90+30[1/2]');
    expect(printControl(controlOf(hand))).toBe(
      printControl(parseControl(WANTED.replace('40', '39')).control),
    );
  });
});

describe('a control that cannot work is not saved: the last line says why, OK goes there', () => {
  /** [what is done, the reason on the glass, where OK leads] */
  const CASES: [string, (hand: Hand) => Hand, string, string][] = [
    ['no time', (hand) => goTo(hand, 'WH MIN').tap('minus'), 'TIME 0 | PER1', 'WH MIN[1] | 0:00'],
    [
      'moves and then nothing',
      (hand) => goTo(hand, 'MOVES').tap('plus'),
      'MOVES | PER1',
      'MOVES[1] | 1',
    ],
    ['overtime alone', (hand) => choose(hand, 'PER', 'OVERTM'), 'BEFORE | PER1', 'PER1 | OVERTM'],
    [
      'an hourglass and more',
      (hand) => choose(choose(hand, 'PER', 'HOURGL'), 'THEN', 'NEXT'),
      'ALONE | PER1',
      'PER1 | HOURGL',
    ],
    [
      'byo-yomi and more',
      (hand) => choose(choose(hand, 'PER', 'BYO'), 'THEN', 'NEXT'),
      'LAST | PER1',
      'PER1 | BYO',
    ],
    [
      'a late increment without moves before it',
      (hand) => choose(choose(hand, 'THEN', 'NEXT').tap('pause'), 'PER', 'FISCHR'),
      'MOVES | PER2',
      'MOVES[1] | 0',
    ],
    [
      'a late increment that nothing brings',
      (hand) => {
        goTo(hand, 'MOVES').tap('plus');
        choose(choose(hand, 'THEN', 'NEXT').tap('pause'), 'PER', 'FISCHR');
        goTo(hand, 'WH MIN').tap('plus');
        return choose(hand, 'CHANGE', 'ZERO');
      },
      'CHANGE | PER2',
      'CHANGE | ZERO',
    ],
  ];

  test.each(CASES)('%s', (_, spoil, reason, line) => {
    const hand = spoil(edit(atSlot(1)));
    for (let i = 0; i < 60 && lineOf(hand) !== Line.Save; i++) hand.tap('right');
    expect(hand.face()).toBe(reason);
    expect([hand.tap('pause').phase(), hand.face()]).toEqual(['arbiter', line]);
  });

  test('a number of periods is never above three, and only a base repeats', () => {
    const hand = edit(atSlot(1));
    for (let i = 0; i < 2; i++) choose(hand, 'THEN', 'NEXT').tap('pause');
    goTo(hand, 'THEN[3]');
    expect(hand.tap('plus').face()).toBe('THEN[3] | AGAIN');
    expect(hand.tap('plus').face()).toBe('THEN[3] | END');
    choose(edit(atSlot(1)), 'PER', 'BYO');
  });
});

describe('the page about it', () => {
  const text = readFileSync('firmware/ui/SETUP.md', 'utf8');
  const words = [...TITLES, ...METHODS, ...THENS, ...PROFILES, ...FAULT_WORDS];

  test.each([...new Set(words)].filter((word) => word !== ''))('explains %s', (word) => {
    expect(text).toContain(`\`${word}\``);
  });
});

describe('whatever three keys write', () => {
  const steps = fc.array(
    fc.constantFrom<KeyName>('plus', 'minus', 'pause', 'pause', 'right', 'left'),
    {
      maxLength: 120,
    },
  );

  test('it is saved exactly when the notation accepts it, and is then that very control', () => {
    fc.assert(
      fc.property(steps, (keys) => {
        const hand = edit(atSlot(1)).tap(...keys);
        if (hand.phase() !== 'arbiter') return;
        while (lineOf(hand) !== Line.Save) hand.tap('right');
        if (hand.face() === 'SAVE | NO') hand.tap('plus');
        const control = controlOf(hand);
        const isRefused = findRefusal(control) !== null;
        expect(hand.face() !== 'SAVE | YES').toBe(isRefused);
        hand.tap('pause');
        expect(hand.phase()).toBe(isRefused ? 'arbiter' : 'setup');
        if (isRefused) return;
        hand.tap('plus', 'minus');
        expect(controlOf(hand)).toEqual(control);
        expect(parseControl(printControl(control)).control).toEqual(control);
      }),
      { numRuns: 300 },
    );
  });

  test('the settings have exactly so much room', () => {
    expect(OWN_FIRST + USER_SLOTS * OWN_NUMBERS).toBe(SETTINGS);
  });
});
