// The notation as timing.md section 3 writes it: every form, and what people already write.

import { Change, Method, Profile } from '../../firmware/core/control';
import type { Control } from '../../firmware/core/control';
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
