// What `zeitnot explain` says of a control.

import * as fc from 'fast-check';
import { explainControl } from '../../firmware/notation/explain';
import { parseControl } from '../../firmware/notation/parse';
import { printControl } from '../../firmware/notation/print';
import { arbitraryControl } from '../support/arbitrary-control';

/** The lines by their title; those without one go with the line before. */
function linesOf(text: string): Map<string, string> {
  const lines = new Map<string, string>();
  let title = '';
  for (const line of explainControl(parseControl(text)).split('\n')) {
    title = line.slice(0, 12).trim() || title;
    const before = lines.get(title);
    const words = line.slice(12).replace(/ +/g, ' ');
    lines.set(title, before === undefined ? words : `${before}; ${words}`);
  }
  return lines;
}

describe('the explanation', () => {
  test('of a plain increment reads as a whole', () => {
    expect(explainControl(parseControl('3m+2s; sound on')).split('\n')).toEqual([
      'Control     3m+2s; sound on',
      'Period 1    3:00 for all moves, with 2 s added before each move',
      'Start       3:02 on both sides, with the first 2 s already added',
      'profile     fide     the default',
      'bonus       before   profile fide',
      'change      zero     profile fide; no effect: there is one period',
      'freeze      on       profile fide',
      'sound       on       written',
      'PGN tag     180+2',
    ]);
  });

  test.each([
    ['40/90m+30s, 30m+30s', '40 moves in 1:30:00, with 30 s added before each move'],
    ['3m+2s; casual', '3:00 for all moves, with 2 s added after each move'],
    ['5m d3s', '5:00 for all moves; the first 3 s of each move are free'],
    ['5m b3s', '5:00 for all moves; each move gives back the time it took, up to 3 s'],
    ['5m|4m', '5:00 for White and 4:00 for Black for all moves'],
    ['20/1h*', '20 moves in 1:00:00, again and again'],
    ['1/1h, 1h', '1 move in 1:00:00'],
    ['hourglass 3m', 'hourglass from 3:00: what one side uses the other gains'],
    ['gong 10s', '10 s a turn: the gong hands over by itself, no flag falls'],
    ['upcount', 'both sides count up from 0:00, to 9:59:59'],
    ['canadian 15/5m', 'blocks of 15 moves in 5:00'],
    ['byo 1x30s', 'byo-yomi, 1 period of 30 s'],
  ])('says what the first period of %s gives', (text, words) => {
    expect(linesOf(text).get('Period 1')).toContain(words);
  });

  test.each([
    ['40/2h, 1h', 'both enter it at the first zero of either side'],
    ['40/2h, 1h; change own', 'a side enters it at its own zero'],
    ['40/2h, 1h; change checked', 'both enter it at the zero of a side that has made 40 moves'],
    ['40/2h, 1h; change moves', 'a side enters it with its move 40'],
    ['40/2h, 1h; change round', 'both enter it when both have made 40 moves'],
    ['2h, 1h; change moves', 'both enter it at the first zero of either side'],
    ['2h, byo 5x30s; change moves', 'a side enters it at its own zero'],
    ['25m, overtime', 'overtime: the flag stands, the time beyond it is counted up'],
    ['40/2h, 0m+10s', 'no base time for all further moves, with 10 s added before each move'],
  ])('says when the second period of %s begins', (text, words) => {
    expect(linesOf(text).get('Period 2')).toContain(words);
  });

  test.each([
    ['40/2h, 1h', 'not looked at under change zero: the time decides'],
    ['40/2h, 1h; change own', 'not looked at under change own: the time decides'],
    ['40/2h, 1h; change checked', 'who has made fewer than 40 moves at zero has the final flag'],
    ['40/2h, 1h; change moves', 'zero before move 40 is made is the final flag'],
    ['40/2h, 1h; change round', 'zero before both have made 40 moves is the final flag'],
    ['20/1h*', 'not looked at under change zero'],
  ])('says what the number of moves of %s is for', (text, words) => {
    expect(linesOf(text).get('Period 1')).toContain(words);
  });

  test('says so for each period that has one, and for no other', () => {
    const lines = linesOf('40/2h, 20/1h, 15m+30s');
    expect(lines.get('Period 2')).toContain('zero before move 60 is made');
    expect(lines.get('Period 3')).not.toMatch(/is made|looked at/);
    expect(linesOf('2h, 1h').get('Period 1')).not.toContain('looked at');
  });

  test.each([
    ['5m 3s', '"5m 3s" is one time, 5:03; for an increment write 5m+3s'],
    ['40/90m 30s, 30m', '"90m 30s" is one time, 1:30:30; for an increment write 90m+30s'],
    ['1h 30s', '"1h 30s" is one time, 1:00:30; for an increment write 1h+30s'],
    ['1h 30m 15s; casual', '"1h 30m 15s" is one time, 1:30:15; for an increment write 1h30m+15s'],
    ['2h, 5m  3s*', '"5m 3s" is one time, 5:03; for an increment write 5m+3s'],
  ])('remarks on a time that looks like two: %s', (text, words) => {
    expect(linesOf(text).get('Remark')).toBe(words);
  });

  test.each(['5m3s', '5m+3s', '5m 30s+3s', '5m 30s d3s', '1h 30m', 'hourglass 5m 3s', '3+2'])(
    'does not remark on %s',
    (text) => {
      expect(linesOf(text).has('Remark')).toBe(false);
    },
  );

  test('counts the moves from the start of the game', () => {
    const lines = linesOf('40/2h, 20/1h, 15m+30s');
    expect(lines.get('Period 3')).toContain('with its move 60');
    expect(lines.get('change')).toContain('needed: the increment or delay begins at move 61');
  });

  test.each([
    ['90m+30s', '1:30:30 on both sides, with the first 30 s already added'],
    ['90m+30s; bonus after', '1:30:00 on both sides'],
    ['5m b3s', '5:03 on both sides, with the first 3 s already added'],
    ['5m d3s', '5:00 on both sides, and 3 s of delay before it runs'],
    ['5m|4m+2s', 'White 5:02, Black 4:02, with the first 2 s already added'],
    ['40/2h, 30m+30s', '2:00:00 on both sides'],
    ['byo 1x30s', '0:30 on both sides'],
    ['hourglass 3m', '3:00 on both sides'],
    ['19s', '0:19.0 on both sides'],
    ['20s', '0:20 on both sides'],
    ['upcount', '0:00 on both sides'],
    ['9:59:59+30s', '9:59:59 on both sides, with the first 30 s already added'],
  ])('shows the start of %s', (text, start) => {
    expect(linesOf(text).get('Start')).toBe(start);
  });

  test.each([
    ['3m+2s', 'profile', 'fide the default'],
    ['3m+2s; fide', 'profile', 'fide written'],
    ['G/90;d5', 'profile', 'uschess implied by the US Chess form'],
    ['US G/90 d5', 'profile', 'uschess from the preset'],
    ['US G/90 d5; casual', 'profile', 'casual written'],
    ['40/90m, 30m; uschess', 'change', 'moves profile uschess, with a number of moves'],
    ['90m, 30m; uschess', 'change', 'own profile uschess, without a number of moves'],
    ['40/90m, 30m; change own', 'change', 'own written'],
    ['3m', 'freeze', 'off profile fide, without an increment at the end'],
    ['3m; casual', 'freeze', 'on profile casual'],
    ['3m; uschess', 'sound', 'off profile uschess, where it cannot be switched on'],
    ['3m+2s; bonus after', 'bonus', 'after written'],
  ])('says where the options of %s came from: %s', (text, title, words) => {
    expect(linesOf(text).get(title)).toContain(words);
  });

  test.each([
    ['hourglass 3m; bonus before', 'bonus', 'there is no increment and no Bronstein time'],
    ['5m d3s; bonus before', 'bonus', 'there is no increment and no Bronstein time'],
    ['gong 10s; freeze on', 'freeze', 'there is no flag'],
    ['upcount; freeze on', 'freeze', 'there is no flag'],
    ['25m, overtime; freeze on', 'freeze', 'the game goes on in overtime'],
    ['2h, 1h*; freeze on', 'freeze', 'the last period repeats, no flag is final'],
    ['20/1h*; freeze on', 'freeze', 'the last period repeats, no flag is final'],
    ['3m; change own', 'change', 'there is one period'],
    ['1h, byo 5x30s; change own', 'change', 'the last period begins at the own zero of a side'],
    ['2h, 1h; change round', 'change', 'no period has a number of moves: it is as zero'],
  ])('says which option of %s has no effect: %s', (text, title, reason) => {
    expect(linesOf(text).get(title)).toContain(`no effect: ${reason}`);
  });

  test.each([
    ['40/2h, 1h; change own', 'change'],
    ['20/1h*; change moves', 'freeze'],
    ['40/2h, 1h, byo 5x30s; change own', 'change'],
    ['40/2h, 30m+30s', 'bonus'],
    ['3m; freeze on', 'freeze'],
  ])('does not say so of %s: %s', (text, title) => {
    expect(linesOf(text).get(title)).not.toContain('no effect');
  });

  test.each([
    ['3+2', 'the preset 3+2'],
    ['World Blitz', 'the preset 3+2'],
    ['pgn:300+5', 'a PGN TimeControl tag'],
    ['G/90;d5', 'a US Chess form'],
    ['G/90', 'a US Chess form; no delay and no increment is set'],
  ])('says how %s was read', (text, words) => {
    expect(linesOf(text).get('Written as')).toBe(words);
  });

  test('gives the PGN tag, or why there is none', () => {
    expect(linesOf('40/90m+30s, 30m+30s').get('PGN tag')).toBe('40/5400+30:1800+30');
    expect(linesOf('5m d3s').get('PGN tag')).toBe('none: it cannot express a delay');
  });

  test('has a line for each period and each option of any control', () => {
    fc.assert(
      fc.property(arbitraryControl(), (control) => {
        const text = explainControl(parseControl(printControl(control)));
        const titles = text.split('\n').map((line) => line.slice(0, 12).trim());
        const periods = titles.filter((title) => title.startsWith('Period'));
        expect(periods).toHaveLength(control.periodCount);
        expect(titles.slice(-6)).toEqual([
          ...['profile', 'bonus', 'change', 'freeze', 'sound', 'PGN tag'],
        ]);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
      }),
      { numRuns: 500 },
    );
  });
});
