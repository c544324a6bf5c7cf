// Text that is no control: the column of the first character that does not fit, what was expected.

import { refusalOf } from './refusal-of';

describe('text that does not fit', () => {
  test.each([
    ...['3m+', '7m+2', '3m; fast', '3m; sound on; sound on', '40//90m', 'pgn:-', '1000/3m, 3m'],
    ...['3m+10m', '0m', '2h, 30m+30s', 'G/90 d5 d5', 'blitz', '', '1h30', '3m; uschess; sound on'],
  ])('is refused with words that leave the column to the error: "%s"', (text) => {
    expect(refusalOf(text)?.message).not.toMatch(/column/);
  });

  test.each([
    ['7+2', 1, '7+2: write 7m+2s for minutes, or pgn:7+2 for seconds'],
    ['90', 1, '90: write 90m for minutes, or pgn:90 for seconds'],
    ['40/80, 20', 4, '40/80, 20: write 40/80m, 20m for minutes, or pgn:40/80:20 for seconds'],
    ['7 d2', 1, '7 d2: write 7m d2s for minutes, or 7s d2s for seconds'],
    ['7; casual', 1, '7: write 7m for minutes, or pgn:7 for seconds'],
    ['7m+2', 4, 'no unit: write 2m for minutes, or 2s for seconds'],
    ['hourglass 3', 11, 'no unit: write 3m for minutes, or 3s for seconds'],
    ['5m|4 d3s', 4, 'no unit: write 4m for minutes, or 4s for seconds'],
  ])('a bare number is refused with both readings: %s', (text, column, message) => {
    expect(refusalOf(text)).toMatchObject({ column, message });
  });

  test.each([
    ['', 1, 'empty'],
    ['   ', 1, 'empty'],
    ['blitz', 1, 'or the name of a preset, found "b"'],
    ['constructor', 1, 'or the name of a preset'],
    ['+2s', 1, 'a time such as 90m'],
    ['3m x', 4, '"+", "d", "b", "|", "*", ",", ";" or the end, found "x"'],
    ['3m|2m|1m', 6, '"+", "d", "b", "*", ",", ";" or the end, found "|"'],
    ['3m+2s+1s', 6, '"*", ",", ";" or the end, found "+"'],
    ['3m+', 4, 'a time such as 90m, 30s or 1:30:00, but the text ends there'],
    ['3m+2s,', 7, 'but the text ends there'],
    ['3m,,3m', 4, 'found ","'],
    ['2h*, 1h', 4, '";" or the end (only the last period can repeat), found ","'],
    ['2h**', 4, '";" or the end'],
    ['byo 3x10s*', 10, '",", ";" or the end, found "*"'],
    ['byo x', 5, 'the number of byo-yomi periods, found "x"'],
    ['byo 5/30s', 6, '"x" between'],
    ['canadian 15x5m', 12, '"/" between'],
    ['byo', 4, 'the number of byo-yomi periods, but'],
    ['hourglass', 10, 'a time such as'],
    ['1h30', 5, '"m" or "s" after the number'],
    ['3m5m', 4, '"s" after the number'],
    ['1.5m', 2, '"h", "m", "s" or ":", found "."'],
    ['5:00', 5, 'a time is h:mm:ss'],
    ['1:5:00', 3, 'two digits of minutes'],
    ['1:60:00', 3, 'two digits of minutes'],
    ['1:00:60', 6, 'two digits of seconds'],
    ['1:00:000', 6, 'two digits of seconds'],
    ['3m-2s', 3, 'found "-"'],
    ['3m 🙂', 4, 'found "🙂"'],
    ['40//90m', 4, 'a time such as'],
  ])('is refused with its column and what was expected: "%s"', (text, column, part) => {
    expect(refusalOf(text)?.column).toBe(column);
    expect(refusalOf(text)?.message).toContain(part);
  });

  test.each([
    ['3m;', 4, 'an option'],
    ['3m; fast', 5, 'an option'],
    ['3m; freeze', 11, 'off or on after "freeze"'],
    ['3m; freeze maybe', 12, 'off or on after "freeze"'],
    ['3m; bonus 3', 11, 'after or before after "bonus"'],
    ['3m; change now', 12, 'zero, own, checked, moves or round after "change"'],
    ['3m; freezeon', 5, 'an option'],
    ['3m; casual freeze on', 12, '";" or the end'],
    ['3m;; casual', 4, 'an option'],
    ['3+2 x', 1, '3'],
    ['3+2; x', 6, 'an option'],
  ])('an option is refused likewise: "%s"', (text, column, part) => {
    expect(refusalOf(text)?.column).toBe(column);
    expect(refusalOf(text)?.message).toContain(part);
  });

  test.each([
    ['3m; fide; casual', 11, 'the profile'],
    ['3m; fide; fide', 11, 'the profile'],
    ['3m; bonus before; bonus before', 19, '"bonus"'],
    ['3m; change own; change zero', 17, '"change"'],
    ['3m; freeze on; freeze off', 16, '"freeze"'],
    ['3m; sound on; sound on', 15, '"sound"'],
  ])('an option given twice is refused: %s', (text, column, title) => {
    expect(refusalOf(text)).toMatchObject({
      column,
      message: `${title} is given twice`,
    });
  });

  test.each([
    ['pgn:', 5, 'a number of seconds'],
    ['pgn:-', 5, 'names no time control'],
    ['pgn:?', 5, 'names no time control'],
    ['pgn:300d5', 8, '"+", ":", ";" or the end'],
    ['pgn:5m', 6, '"+", ":", ";" or the end'],
    ['pgn:40/', 8, 'a number of seconds'],
    ['pgn:300+', 9, 'a number of seconds'],
    ['pgn:7200:3600+30', 10, 'needs a number of moves before'],
    ['pgn:1/86400', 7, 'a base time is 0:00 to 9:59:59, not 86400'],
  ])('a tag is refused likewise: %s', (text, column, part) => {
    expect(refusalOf(text)?.column).toBe(column);
    expect(refusalOf(text)?.message).toContain(part);
  });

  test.each([
    ['G/', 3, 'a number of minutes'],
    ['G/90 d', 7, 'a number of seconds'],
    ['G/90 x5', 6, 'd, inc, "+", ";" or the end'],
    ['G/90 SD/30', 6, 'd, inc, "+", ";" or the end'],
    ['G/90 d5 d5', 9, 'one delay or increment holds in all periods'],
    ['40/90 SD/30 +30 d5', 17, 'one delay or increment holds in all periods'],
    ['x G/90', 1, 'G/, SD/ or a number of moves'],
    ['G/90;', 6, 'd, inc'],
    ['G/90; d5; x', 11, 'd, inc'],
    ['G/600', 3, 'a base time is 0:00 to 9:59:59, not 600'],
    ['G/5 d600', 6, 'a delay is 0:00 to 9:59, not 600'],
    ['0/90 SD/30', 1, 'a number of moves is 1 to 999, not 0'],
  ])('a US Chess form is refused likewise: %s', (text, column, part) => {
    expect(refusalOf(text)?.column).toBe(column);
    expect(refusalOf(text)?.message).toContain(part);
  });
});
