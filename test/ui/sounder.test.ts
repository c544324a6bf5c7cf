// Tunes: what sounds, for how long, and what ends it.

import { Cue } from '../../firmware/core/cues';
import { hasNote, toneHzOf, toneMsOf } from '../../firmware/ui/tunes';
import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';

const running = (control: string): Hand => takeUp({ control }).down('pause').up('pause');

/** The changes of pitch, times since the first of them. */
function tones(hand: Hand): [number, number][] {
  const all = hand.session.takeTones();
  return all.map(({ atMs, hz }) => [atMs - all[0]!.atMs, hz]);
}

test('silent by default', () => {
  const hand = running('12s').wait(15000);
  expect([hand.session.takeTones(), hand.session.record().sounds]).toEqual([[], []]);
});

test('a control that is reached by count is not heard: nobody is told (12.6)', () => {
  const hand = running('1/30s, 30s; change moves').wait(1000).tap('left').wait(1000).tap('right');
  expect(hand.wait(1000).session.record().left.period).toBe(2);
  expect([hand.session.takeTones(), hand.session.record().sounds]).toEqual([[], []]);
});

test('the casual profile is heard', () => {
  const hand = running('12s; casual').wait(15000);
  expect(hand.session.record().sounds).toEqual([
    'low',
    'last',
    'last',
    'last',
    'last',
    'last',
    'flag',
  ]);
});

test('the low beep is two notes with a rest', () => {
  const hand = running('12s; sound on').wait(3000);
  expect(tones(hand)).toEqual([
    [0, 2000],
    [100, 0],
    [200, 2000],
    [300, 0],
  ]);
});

test('a beep comes when its time is decided, 20 ms after the cause', () => {
  const hand = running('12s; sound on');
  expect([hand.wait(2019).session.toneHz, hand.wait(1).session.toneHz]).toEqual([0, 2000]);
});

test('a pause ends a sound', () => {
  const hand = running('12s; sound on').wait(2050);
  expect(hand.session.toneHz).toBe(2000);
  hand.down('pause').wait(1);
  expect(hand.session.toneHz).toBe(0);
  hand.wait(1000);
  expect(hand.session.toneHz).toBe(0);
});

test('a flag ends what sounded and has its own tune', () => {
  const hand = running('1s; sound on; freeze on').wait(1030);
  expect(hand.session.toneHz).toBe(3000);
  hand.wait(5000);
  expect(hand.session.toneHz).toBe(0);
});

test('the end of a game ends a sound', () => {
  const hand = running('3s; sound on; freeze on').wait(200).tap('pause');
  hand.hold(['minus', 'pause'], 3000).tap('plus');
  expect([hand.phase(), hand.session.toneHz]).toEqual(['ready', 0]);
});

test('under US Chess rules nothing sounds', () => {
  expect(running('3s; uschess').wait(9000).session.record().sounds).toEqual([]);
});

test('key and press are silent until they are switched on', () => {
  const hand = running('5m; sound on').wait(500).tap('left', 'right');
  expect(hand.session.record().sounds).toEqual([]);
  hand.session.app!.sounder.switches |= (1 << Cue.Key) | (1 << Cue.Press);
  expect(hand.tap('left', 'plus').session.record().sounds).toEqual(['press', 'key']);
});

test('an event that is switched off is not heard', () => {
  const hand = running('12s; sound on');
  hand.session.app!.sounder.switches &= ~(1 << Cue.Last);
  expect(hand.wait(13000).session.record().sounds).toEqual(['low', 'flag']);
});

test('late passes change what is heard by nothing', () => {
  const heard = (jitterSeed?: number): string[] => {
    const options = jitterSeed === undefined ? {} : { jitterSeed };
    const hand = takeUp({ control: '12s, byo 2x5s; sound on', ...options })
      .down('pause')
      .up('pause');
    return hand.wait(40000).session.record().sounds;
  };
  expect([1, 2, 3].map(heard)).toEqual([heard(), heard(), heard()]);
});

test('a press is taken in the middle of a tune', () => {
  const hand = running('12s; sound on').wait(2050).down('left').wait(1);
  expect(hand.look().state.running).toBe('right');
});

/** Notes of the tune of a cue. */
function notesOf(cue: Cue): number {
  let notes = 0;
  while (hasNote(cue, notes)) notes++;
  return notes;
}

describe('tunes', () => {
  test.each([
    ['key', Cue.Key],
    ['press', Cue.Press],
    ['low', Cue.Low],
    ['last', Cue.Last],
    ['period', Cue.Period],
    ['flag', Cue.Flag],
    ['gong', Cue.Gong],
    ['fault', Cue.Fault],
  ])('of %s have a pitch that a buzzer can make, and end', (_name, cue) => {
    expect(notesOf(cue)).toBeGreaterThan(0);
    for (let at = 0; at < notesOf(cue); at++) {
      expect(toneHzOf(cue, at) === 0 || toneHzOf(cue, at) >= 200).toBe(true);
      expect(toneHzOf(cue, at)).toBeLessThanOrEqual(4500);
      expect(toneMsOf(cue, at)).toBeGreaterThanOrEqual(10);
      expect(toneMsOf(cue, at)).toBeLessThanOrEqual(1000);
    }
  });

  test('never begin or end with a rest', () => {
    for (let cue = Cue.Key as number; cue <= Cue.Fault; cue++) {
      expect(toneHzOf(cue, 0)).toBeGreaterThan(0);
      expect(toneHzOf(cue, notesOf(cue) - 1)).toBeGreaterThan(0);
    }
  });
});
