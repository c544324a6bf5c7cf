// Every limit of timing.md section 3, one below, at and one above.

import { refusalOf } from './refusal-of';

const LIMITS: readonly (readonly [string, (value: string) => string, string, string, string])[] = [
  ['the smallest increment', (v) => `3m+${v}`, '0s', '1s', '2s'],
  ['the smallest delay', (v) => `3m d${v}`, '0s', '1s', '2s'],
  ['the smallest Bronstein time', (v) => `3m b${v}`, '0s', '1s', '2s'],
  ['the smallest byo-yomi period', (v) => `byo 3x${v}`, '0s', '1s', '2s'],
  ['the smallest gong time', (v) => `gong ${v}`, '0s', '1s', '2s'],
  ['the smallest Canadian block', (v) => `canadian 3/${v}`, '0s', '1s', '2s'],
  ['the smallest hourglass', (v) => `hourglass ${v}`, '0s', '1s', '2s'],
  ['the fewest byo-yomi periods', (v) => `byo ${v}x10s`, '0', '1', '2'],
  ['the fewest moves of a Canadian block', (v) => `canadian ${v}/1m`, '0', '1', '2'],
  ['the fewest moves of a period', (v) => `${v}/1h, 1h`, '0', '1', '2'],
  ['the smallest base', (v) => `${v} d3s`, '-1s', '0s', '1s'],
  ['the largest base', (v) => v, '10:00:00', '9:59:59', '9:59:58'],
  ['the largest base of Black', (v) => `1h|${v}`, '10h', '9h59m59s', '9:59:58'],
  ['the largest increment', (v) => `3m+${v}`, '10m', '9m59s', '9m58s'],
  ['the largest delay', (v) => `3m d${v}`, '600s', '599s', '598s'],
  ['the largest Bronstein time', (v) => `3m b${v}`, '0:10:00', '0:09:59', '0:09:58'],
  ['the largest byo-yomi period', (v) => `byo 3x${v}`, '1h', '59m59s', '59m58s'],
  ['the largest gong time', (v) => `gong ${v}`, '3600s', '3599s', '3598s'],
  ['the largest Canadian block', (v) => `canadian 3/${v}`, '10h', '9:59:59', '9:59:58'],
  ['the largest hourglass', (v) => `hourglass ${v}`, '36000s', '35999s', '35998s'],
  ['the most byo-yomi periods', (v) => `byo ${v}x10s`, '100', '99', '98'],
  ['the most moves of a Canadian block', (v) => `canadian ${v}/1m`, '100', '99', '98'],
  ['the most moves of a period', (v) => `${v}/1h, 1h`, '1000', '999', '998'],
  ['the largest base of a tag', (v) => `pgn:${v}`, '36000', '35999', '35998'],
  ['the largest increment of a tag', (v) => `pgn:300+${v}`, '600', '599', '598'],
  ['the largest base in minutes', (v) => `G/${v}`, '600', '599', '598'],
  ['the largest delay in a US Chess form', (v) => `G/90 d${v}`, '600', '599', '598'],
];

describe('a limit', () => {
  test.each(LIMITS)(
    'is refused beyond, taken at and within: %s',
    (_, write, beyond, at, within) => {
      expect(refusalOf(write(beyond))).not.toBeNull();
      expect(refusalOf(write(at))).toBeNull();
      expect(refusalOf(write(within))).toBeNull();
    },
  );

  test('is named in the refusal, with the value that was written', () => {
    expect(refusalOf('3m+10m')).toEqual({
      column: 4,
      message: 'an increment is 0:01 to 9:59, not 10m',
    });
    expect(refusalOf('40/2h, 1000/1h*')).toEqual({
      column: 8,
      message: 'a number of moves is 1 to 999, not 1000',
    });
  });

  test('holds for numbers of any length', () => {
    const long = '9'.repeat(400);
    expect(refusalOf(`${long}h`)?.column).toBe(1);
    expect(refusalOf(`${long}:00:00`)?.column).toBe(1);
    expect(refusalOf(`${long}/3m, 3m`)?.column).toBe(1);
    expect(refusalOf(`pgn:${long}`)?.column).toBe(5);
    expect(refusalOf(long)?.column).toBe(401);
  });
});
