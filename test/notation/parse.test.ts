// The notation as timing.md section 3 writes it: every form, and the columns of what does not fit.

import { Change, Method, Profile } from '../../firmware/core/control';
import type { Control } from '../../firmware/core/control';
import { NotationError } from '../../firmware/notation/notation-error';
import { parseControl } from '../../firmware/notation/parse';
import vectorControls from '../data/vector-controls.json';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

function controlOf(text: string): Control {
  return parseControl(text).control;
}

function periodOf(text: string, index = 0) {
  return controlOf(text).periods[index]!;
}

function errorOf(text: string): NotationError {
  try {
    parseControl(text);
  } catch (error) {
    if (error instanceof NotationError) return error;
    throw error;
  }
  throw new Error(`"${text}" was taken`);
}

describe('the notation', () => {
  test.each([
    ['90m', 90 * MINUTE],
    ['2h', 2 * HOUR],
    ['45s', 45 * SECOND],
    ['1h30m', 90 * MINUTE],
    ['1h 30m 15s', 90 * MINUTE + 15 * SECOND],
    ['1h15s', HOUR + 15 * SECOND],
    ['4m30s', 270 * SECOND],
    ['1:30:00', 90 * MINUTE],
    ['0:05:03', 303 * SECOND],
    ['03m', 3 * MINUTE],
    ['5400s', 90 * MINUTE],
  ])('reads the time %s', (text, baseMs) => {
    expect(periodOf(text)).toEqual({
      whiteBaseMs: baseMs,
      blackBaseMs: baseMs,
      moves: 0,
      method: Method.None,
      valueMs: 0,
      count: 0,
    });
  });

  test.each([
    ['3m+2s', Method.Fischer, 2 * SECOND],
    ['5m d3s', Method.Delay, 3 * SECOND],
    ['25m b10s', Method.Bronstein, 10 * SECOND],
    ['25mb10s', Method.Bronstein, 10 * SECOND],
    ['80m+1m', Method.Fischer, MINUTE],
    ['80m+0:01:00', Method.Fischer, MINUTE],
  ])('reads the increment or delay of %s', (text, method, valueMs) => {
    expect(periodOf(text)).toMatchObject({ method, valueMs, count: 0 });
  });

  test.each([
    ['byo 5x30s', Method.ByoYomi, 30 * SECOND, 5],
    ['byo5x30s', Method.ByoYomi, 30 * SECOND, 5],
    ['canadian 15/5m', Method.Canadian, 5 * MINUTE, 15],
    ['hourglass 3m', Method.Hourglass, 3 * MINUTE, 0],
    ['gong 10s', Method.Gong, 10 * SECOND, 0],
    ['upcount', Method.Upcount, 0, 0],
  ])('reads the special period %s', (text, method, valueMs, count) => {
    expect(periodOf(text)).toEqual({
      whiteBaseMs: 0,
      blackBaseMs: 0,
      moves: 0,
      method,
      valueMs,
      count,
    });
  });

  test('reads several periods, counts, unequal bases and the repetition', () => {
    const control = controlOf('40/2h|1h30m, 20/1h+30s*');
    expect(control.periodCount).toBe(2);
    expect(control.repeats).toBe(true);
    expect(control.periods[0]).toMatchObject({
      moves: 40,
      whiteBaseMs: 2 * HOUR,
      blackBaseMs: 90 * MINUTE,
    });
    expect(control.periods[1]).toMatchObject({ moves: 20, valueMs: 30 * SECOND });
  });

  test('enters overtime and byo-yomi after a main time', () => {
    expect(periodOf('25m, overtime', 1).method).toBe(Method.Overtime);
    expect(periodOf('60m, byo 5x30s', 1).method).toBe(Method.ByoYomi);
    expect(periodOf('60m, canadian 15/5m', 1).method).toBe(Method.Canadian);
  });

  test('takes letters of any case and blanks between tokens', () => {
    const tidy = controlOf('40/90m+30s, 30m+30s; uschess; change own; freeze on');
    expect(controlOf('40/90M+30S,30M+30S;USCHESS;CHANGE OWN;FREEZE ON')).toEqual(tidy);
    expect(controlOf(' 40 / 90 m + 30 s ,\t30m\n+30s ; Uschess ; change  own;freeze on ')).toEqual(
      tidy,
    );
  });
});

describe('options', () => {
  test('are the defaults of fide when nothing is written', () => {
    const parsed = parseControl('3m+2s');
    expect(parsed.control).toMatchObject({
      profile: Profile.Fide,
      bonusBefore: true,
      change: Change.Zero,
      freeze: true,
      sound: false,
    });
    expect(parsed.explicit).toEqual({
      profile: false,
      bonus: false,
      change: false,
      freeze: false,
      sound: false,
    });
    expect(parsed.source).toBe('notation');
  });

  test('follow the profile wherever it stands', () => {
    const control = controlOf('3m+2s; freeze off; casual');
    expect(control).toMatchObject({
      profile: Profile.Casual,
      bonusBefore: false,
      change: Change.Zero,
      freeze: false,
      sound: true,
    });
    expect(controlOf('3m+2s; casual; freeze off')).toEqual(control);
  });

  test.each([
    ['bonus before', { bonusBefore: true }],
    ['bonus after', { bonusBefore: false }],
    ['change zero', { change: Change.Zero }],
    ['change own', { change: Change.Own }],
    ['change checked', { change: Change.Checked }],
    ['change moves', { change: Change.Moves }],
    ['change round', { change: Change.Round }],
    ['freeze on', { freeze: true }],
    ['freeze off', { freeze: false }],
    ['sound on', { sound: true }],
    ['sound off', { sound: false }],
    ['fide', { profile: Profile.Fide }],
    ['uschess', { profile: Profile.UsChess }],
    ['casual', { profile: Profile.Casual }],
  ])('set what is written: %s', (option, expected) => {
    const parsed = parseControl(`40/90m, 30m; ${option}`);
    expect(parsed.control).toMatchObject(expected);
    expect(Object.values(parsed.explicit).filter(Boolean)).toHaveLength(1);
  });

  test.each([
    ['3m', false],
    ['2h, 1h*', false],
    ['25m, overtime', false],
    ['upcount', false],
    ['gong 10s', false],
    ['3m+2s', true],
    ['3m d2s', true],
    ['3m b2s', true],
    ['60m, byo 5x30s', true],
    ['60m, canadian 15/5m', true],
    ['hourglass 3m', true],
    ['40/2h, 30m+30s', true],
    ['3m+2s, 3m', false],
  ])('freeze in fide by the last method: %s', (text, freeze) => {
    expect(controlOf(text).freeze).toBe(freeze);
    expect(controlOf(`${text}; casual`).freeze).toBe(true);
    expect(controlOf(`${text}; uschess`).freeze).toBe(false);
  });

  test('let uschess change by moves where there are counts, else at each own zero', () => {
    expect(controlOf('40/90m d5s, 30m d5s; uschess').change).toBe(Change.Moves);
    expect(controlOf('90m d5s, 30m d5s; uschess').change).toBe(Change.Own);
    expect(controlOf('20/1h*; uschess').change).toBe(Change.Moves);
  });

  test.each(['fide', 'uschess', 'casual'])('change by moves for a late increment in %s', (name) => {
    expect(controlOf(`40/2h, 30m+30s; ${name}`).change).toBe(Change.Moves);
    expect(controlOf(`40/2h, 20/1h, 15m d5s; ${name}`).change).toBe(Change.Moves);
    expect(controlOf(`40/2h, 30m b5s; ${name}`).change).toBe(Change.Moves);
  });
});

describe('what people already write', () => {
  test('is taken by the name of a preset, in any case and with any blanks', () => {
    expect(controlOf('3+2')).toEqual(controlOf('3m+2s'));
    expect(controlOf('40/90+30,30+30')).toEqual(controlOf('40/90m+30s, 30m+30s'));
    expect(parseControl(' world  CHAMPIONSHIP 2024 ')).toMatchObject({
      source: 'preset',
      presetName: 'World Championship 2024',
    });
  });

  test('lets written options go before those of a preset', () => {
    expect(controlOf('World Championship 2024; change round').change).toBe(Change.Round);
    expect(controlOf('3+2; casual; freeze off')).toEqual(controlOf('3m+2s; casual; freeze off'));
    expect(controlOf('US G/90 d5; fide')).toEqual(controlOf('90m d5s'));
  });

  test.each([
    ['pgn:40/5400+30:1800+30', '40/90m+30s, 30m+30s'],
    ['pgn:*180', 'hourglass 3m'],
    ['pgn:300+5', '5m+5s'],
    ['pgn:300', '5m'],
    ['PGN: 300 + 0', '5m'],
    ['pgn:40/7200', '40/2h*'],
    ['pgn:40/7200:20/3600', '40/2h, 20/1h*'],
    ['pgn:40/7200:20/3600:900+30', '40/2h, 20/1h, 15m+30s'],
    ['pgn:0+3', '0m+3s'],
    ['pgn:300+5; casual', '5m+5s; casual'],
  ])('reads the tag %s', (tag, notation) => {
    expect(controlOf(tag)).toEqual(controlOf(notation));
    expect(parseControl(tag).source).toBe('pgn');
  });

  test.each([
    ['G/90;d5', '90m d5s'],
    ['G/90 d5', '90m d5s'],
    ['g/90', '90m'],
    ['G/5 d0', '5m'],
    ['G/60 d/5', '60m d5s'],
    ['G/3 inc/2', '3m+2s'],
    ['G/90;+30', '90m+30s'],
    ['G/90 + 0', '90m'],
    ['40/90 SD/30 +30', '40/90m+30s, 30m+30s'],
    ['40/90, SD/30; inc/30', '40/90m+30s, 30m+30s'],
    ['40/120 SD/60 d5', '40/2h d5s, 1h d5s'],
    ['40/120,20/60,SD/30 d5', '40/2h d5s, 20/1h d5s, 30m d5s'],
    ['G/90 d5; freeze on', '90m d5s; freeze on'],
    ['40/90 d5 SD/30', '40/90m d5s, 30m d5s'],
  ])('reads the US Chess form %s, which implies uschess', (form, notation) => {
    expect(controlOf(form)).toEqual(controlOf(`${notation}; uschess`));
    expect(parseControl(form)).toMatchObject({
      source: 'us-chess',
      explicit: { profile: false },
    });
  });

  test('lets a written profile go before the one that a US Chess form implies', () => {
    expect(controlOf('G/90;d5; casual')).toEqual(controlOf('90m d5s; casual'));
  });

  test.each(vectorControls)('takes the control of a worked game: %s', (text) => {
    expect(controlOf(text).periodCount).toBe(text.split(',').length);
  });
});

describe('text that does not fit', () => {
  test.each([
    ['7+2', 2, '7+2: write 7m+2s for minutes, or pgn:7+2 for seconds'],
    ['90', 3, '90: write 90m for minutes, or pgn:90 for seconds'],
    ['40/80, 20', 6, '40/80, 20: write 40/80m, 20m for minutes, or pgn:40/80:20 for seconds'],
    ['7 d2', 3, '7 d2: write 7m d2s for minutes, or 7s d2s for seconds'],
    ['7; casual', 2, '7: write 7m for minutes, or pgn:7 for seconds'],
    ['7m+2', 5, 'column 5: no unit: write 2m for minutes, or 2s for seconds'],
    ['hourglass 3', 12, 'column 12: no unit: write 3m for minutes, or 3s for seconds'],
    ['5m|4 d3s', 6, 'column 6: no unit: write 4m for minutes, or 4s for seconds'],
  ])('a bare number is refused with both readings: %s', (text, column, message) => {
    expect(errorOf(text)).toMatchObject({ column, message });
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
    const error = errorOf(text);
    expect(error.column).toBe(column);
    expect(error.message).toContain(part);
    expect(error.message).not.toMatch(/\n/);
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
    ['3+2 x', 2, '3'],
    ['3+2; x', 6, 'an option'],
  ])('an option is refused likewise: "%s"', (text, column, part) => {
    expect(errorOf(text).column).toBe(column);
    expect(errorOf(text).message).toContain(part);
  });

  test.each([
    ['3m; fide; casual', 11, 'the profile'],
    ['3m; fide; fide', 11, 'the profile'],
    ['3m; bonus before; bonus before', 19, '"bonus"'],
    ['3m; change own; change zero', 17, '"change"'],
    ['3m; freeze on; freeze off', 16, '"freeze"'],
    ['3m; sound on; sound on', 15, '"sound"'],
  ])('an option given twice is refused: %s', (text, column, title) => {
    expect(errorOf(text)).toMatchObject({
      column,
      message: `column ${column}: ${title} is given twice`,
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
    expect(errorOf(text).column).toBe(column);
    expect(errorOf(text).message).toContain(part);
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
    expect(errorOf(text).column).toBe(column);
    expect(errorOf(text).message).toContain(part);
  });
});
