// Controls that read well and still cannot be played: each is refused with its reason and place.

import { parseControl } from '../../firmware/notation/parse';
import { refusalOf } from './refusal-of';

describe('a control is refused', () => {
  test.each([
    ['hourglass 3m, 3m', 1, 'an hourglass cannot stand with other periods'],
    ['3m, hourglass 3m', 5, 'an hourglass cannot stand with other periods'],
    ['gong 10s, 3m', 1, 'a gong cannot stand with other periods'],
    ['3m, gong 10s', 5, 'a gong cannot stand with other periods'],
    ['upcount, 3m', 1, 'upcount cannot stand with other periods'],
    ['3m, upcount', 5, 'upcount cannot stand with other periods'],
  ])('for company where a method stands alone: %s', (text, column, message) => {
    expect(refusalOf(text)).toEqual({ column, message });
  });

  test.each([
    ['byo 3x10s, 3m', 1, 'byo-yomi can only be the last period'],
    ['60m, byo 3x10s, byo 1x10s', 6, 'byo-yomi can only be the last period'],
    ['canadian 15/5m, 3m', 1, 'Canadian overtime can only be the last period'],
    ['3m, overtime, 3m', 5, 'overtime can only be the last period'],
    ['overtime', 1, 'overtime needs a period before it whose zero starts it'],
  ])('for a last period in the wrong place: %s', (text, column, message) => {
    expect(refusalOf(text)).toEqual({ column, message });
  });

  test.each([
    ['2h, 20/1h, 30m', 5, 'cannot follow a period without one'],
    ['40/2h, 1h, 20/1h*', 12, 'cannot follow a period without one'],
    ['40/2h', 1, 'only if it repeats'],
    ['40/2h, 20/1h', 8, 'only if it repeats'],
    ['40/2h, byo 5x30s', 1, 'a number of moves before byo-yomi would decide nothing'],
    ['40/2h, canadian 15/5m', 1, 'before Canadian overtime would decide nothing'],
    ['40/25m, overtime', 1, 'before overtime would decide nothing'],
    ['40/2h, 20/1h, byo 5x30s', 8, 'before byo-yomi would decide nothing'],
  ])('for a number of moves that decides nothing: %s', (text, column, reason) => {
    expect(refusalOf(text)).toMatchObject({ column });
    expect(refusalOf(text)?.message).toContain(reason);
  });

  test.each([
    ['2h, 0m*', 5, 'a period with base 0 cannot repeat'],
    ['0m+3s*', 1, 'a period with base 0 cannot repeat'],
    ['40/2h, 20/0m+3s*; change moves', 8, 'a period with base 0 cannot repeat'],
    ['0m', 1, 'the game would start at 0:00'],
    ['0m|5m', 1, 'the game would start at 0:00'],
    ['5m|0m', 1, 'the game would start at 0:00'],
    ['0m+3s; bonus after', 8, 'the game would start at 0:00'],
    ['0m+3s; casual', 1, 'the game would start at 0:00'],
    ['0m b3s; uschess', 1, 'the game would start at 0:00'],
    ['0m, byo 3x10s', 1, 'the game would start at 0:00'],
    ['40/90m+30s, 0m+30s', 13, 'must be entered by count'],
    ['40/90m+30s, 0m+30s; change own', 21, 'must be entered by count'],
    ['40/90m+30s, 0m+30s; change checked', 21, 'must be entered by count'],
    ['90m+30s, 0m+30s; change moves', 10, 'must be entered by count'],
    ['40/90m+30s, 5m|0m; change zero', 20, 'must be entered by count'],
  ])('for a base of 0 that would be over at once: %s', (text, column, reason) => {
    expect(refusalOf(text)).toMatchObject({ column });
    expect(refusalOf(text)?.message).toContain(reason);
  });

  test.each([
    ['40/2h, 30m+30s; change zero', 17, 'needs change moves or round'],
    ['40/2h, 30m+30s; change own', 17, 'needs change moves or round'],
    ['40/2h, 30m+30s; change checked', 17, 'needs change moves or round'],
    ['40/2h, 20/1h, 15m d5s; change zero', 24, 'needs change moves or round'],
    ['40/2h, 30m b5s; change own', 17, 'needs change moves or round'],
    ['2h, 30m+30s', 5, 'needs a number of moves before'],
    ['2h, 30m+30s; change moves', 5, 'needs a number of moves before'],
    ['40/2h, 1h, 15m d5s; change round', 12, 'needs a number of moves before'],
  ])('for an increment that begins late and never would: %s', (text, column, reason) => {
    expect(refusalOf(text)).toMatchObject({ column });
    expect(refusalOf(text)?.message).toContain(reason);
  });

  test('for a seventh period', () => {
    expect(refusalOf('1m, 1m, 1m, 1m, 1m, 1m')).toBeNull();
    expect(refusalOf('1m, 1m, 1m, 1m, 1m, 1m, 1m')).toEqual({
      column: 25,
      message: 'a control has at most 6 periods',
    });
  });

  test.each([
    ['3m; uschess; sound on', 14],
    ['5m+3s; sound on; uschess', 8],
    ['US G/90 d5; sound on', 13],
    ['G/90;d5; sound on', 10],
  ])('for sound in the profile that forbids it, at the option: %s', (text, column) => {
    expect(refusalOf(text)).toEqual({
      column,
      message: 'sound cannot be switched on in the profile uschess',
    });
  });

  test('but not for silence in that profile', () => {
    expect(refusalOf('3m; uschess; sound off')).toBeNull();
  });
});

describe('a control is taken', () => {
  test.each([
    '0m+3s',
    '0m b3s',
    '0m d3s',
    '0m d3s; uschess',
    '0m d3s; casual; bonus after',
    '0m|5m d3s',
    '60/5m|4m, 0m+3s; change moves',
    '60/5m|4m, 0m+3s',
    '40/90m+30s, 0m+30s; change moves',
    '40/90m+30s, 0m+30s; change round',
    '40/2h, 20/1h*',
    '20/1h*',
    '2h, 1h*',
    '40/2h, 1h*',
    '40/2h, 30m, byo 5x30s',
    '40/2h, 30m, overtime',
    '40/2h, 20/1h, 15m+30s; change round',
    '40/2h, 30m+30s, 15m b10s',
    '3m+2s, 3m',
    '3m+2s, 3m, 3m d5s; change zero',
    'byo 1x30s',
    'canadian 1/30s',
  ])('though it looks like a refused one: %s', (text) => {
    expect(refusalOf(text)).toBeNull();
  });

  test.each([
    'hourglass 3m; bonus before; change own; freeze off',
    'gong 10s; bonus before; change own; freeze on',
    'upcount; bonus before; change own; freeze on',
    '25m, overtime; freeze on',
    '3m; bonus after; change moves',
  ])('with options that have no effect: %s', (text) => {
    expect(parseControl(text).explicit.change || parseControl(text).explicit.freeze).toBe(true);
  });
});
