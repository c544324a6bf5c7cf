// `zeitnot play`: what it prints and how it exits.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shell, zeitnot } from '../support/command-line';

const GAME = [
  'control 3m+2s',
  'show',
  '0 press right',
  '5 press left',
  '+1 show',
  'expect left 0:02:59.000',
  'expect running right',
].join('\n');

const WRONG = `${GAME}\nexpect display left "2:58"\nexpect flag left on\n`;

let folder = '';
const at = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zeitnot-'));
  writeFileSync(at('game.scn'), GAME);
  writeFileSync(at('wrong.scn'), WRONG);
  const long = ['control 3m', ...Array.from({ length: 5000 }, () => '+0.001 show')];
  writeFileSync(at('long.scn'), long.join('\n'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const records = (out: string): Record<string, unknown>[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a game whose expectations are met shows its records and a summary, and exits 0', () => {
  const { code, out, err } = zeitnot(['play', at('game.scn')]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [before, after, summary] = out.split('\n');
  expect(before).toMatch(/^ +0\.000 s {2}ready +3:02 \(\+2\) · 3:02 \(\+2\)/);
  expect(after).toMatch(/^ +6\.000 s {2}running +2:59 > 3:01 +turn-right white-left/);
  expect(summary).toBe('1 scenario, 2 expectations: all met');
});

test('in SETUP the battery is called so', () => {
  const { out } = zeitnot(['play', '-'], 'show\n');
  expect(out).toMatch(/setup +1\+0 · battery 100 %\n/);
});

test('a failed expectation says file:line, expected, got and the glass, and exits 1', () => {
  const { code, out, err } = zeitnot(['play', at('wrong.scn')]);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(out).toContain(`${at('wrong.scn')}:8: expected `);
  expect(out).toMatch(/wrong\.scn:8: expected .*2:58.*, got .*2:59/);
  expect(out).toMatch(/wrong\.scn:9: expected .*, got /);
  expect(out).toMatch(/\n {4}.*_.*\n {4}.*\|.*\n {4}.*\|/);
  expect(out).toMatch(/\n1 scenario, 4 expectations: 2 failed\n$/);
});

test('--json prints the trace and nothing else; failures go to standard error', () => {
  const { code, out, err } = zeitnot(['play', '--json', at('wrong.scn')]);
  expect(code).toBe(1);
  expect(records(out).map(({ t }) => t)).toEqual([0, 6000]);
  expect(Object.keys(records(out)[0]!)).toEqual([
    't',
    'phase',
    'running',
    'white',
    'firstByMs',
    'left',
    'right',
    'signs',
    'sounds',
  ]);
  expect(err.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/wrong\.scn:8: expected .*, got /),
    expect.stringMatching(/wrong\.scn:9: expected .*, got /),
  ]);
});

describe('a game that cannot go on', () => {
  const CUT = `${GAME}\n+1 down left\n+1 control 5m\n+1 show\n`;
  const STOP = /^zeitnot: stdin:9: control: .*\n$/;

  test('shows what came before, then says why, and exits 2', () => {
    const { code, out, err } = zeitnot(['play', '-'], CUT);
    expect(code).toBe(2);
    expect(err).toMatch(STOP);
    expect(out.split('\n').map((line) => line.slice(0, 21).trim())).toEqual([
      '0.000 s  ready',
      '6.000 s  running',
      '',
    ]);
  });

  test('prints the trace that came before with --json', () => {
    const { code, out, err } = zeitnot(['play', '--json', '-'], CUT);
    expect(code).toBe(2);
    expect(err).toMatch(STOP);
    expect(records(out).map(({ t }) => t)).toEqual([0, 6000]);
  });

  test('tells the expectations that failed before', () => {
    const { out } = zeitnot(['play', '-'], `control 3m\nexpect left 5\n0 control 5m\n`);
    expect(out).toContain('stdin:2: expected left');
  });

  test('at a look while the clock is off shows what came before', () => {
    const off = 'control 3m\nshow\n1 battery 0\n';
    const { code, out, err } = zeitnot(['play', '-'], `${off}2 power off\n3 control 3m\n`);
    expect({ code, lines: out.split('\n').length }).toEqual({ code: 2, lines: 2 });
    expect(err).toMatch(/^zeitnot: stdin:5: /);
  });
});

test('with several files each record carries its file, and one failure makes exit 1', () => {
  const { code, out } = zeitnot(['play', '--json', at('game.scn'), at('wrong.scn')]);
  expect(code).toBe(1);
  const files = records(out).map(({ file }) => file);
  expect(files).toEqual(['game.scn', 'game.scn', 'wrong.scn', 'wrong.scn'].map(at));
});

test('standard input is a file like others', () => {
  const { code, out } = zeitnot(['play', '--json', '-', at('game.scn')], GAME);
  expect(code).toBe(0);
  expect(records(out).map(({ file }) => file)).toEqual([
    'stdin',
    'stdin',
    at('game.scn'),
    at('game.scn'),
  ]);
});

test.each(['0', '7', '4294967295'])('under --jitter %s the trace is the same', (seed) => {
  const onTime = zeitnot(['play', '--json', at('game.scn')]);
  const late = zeitnot(['play', '--json', '--jitter', seed, at('game.scn')]);
  expect(late).toEqual(onTime);
});

test('a reader that has seen enough is no error', () => {
  const said = shell(`set -o pipefail; $ZEITNOT play --json ${at('long.scn')} | head -1`);
  expect({ code: said.code, err: said.err }).toEqual({ code: 0, err: '' });
  expect(records(said.out)).toHaveLength(1);
});

test('a disk that is full is one sentence', () => {
  const said = shell(`$ZEITNOT play ${at('long.scn')} >/dev/full`);
  expect(said.err).toMatch(/^zeitnot: the output cannot be written \(ENOSPC\)[^\n]*\n$/);
  expect({ code: said.code, out: said.out }).toEqual({ code: 2, out: '' });
});

test('Ctrl-C ends it without a word, as the shell expects', () => {
  const wait = 'until [ -e /proc/$!/fd/0 ]; do :; done; sleep 0.5; kill -INT $!; wait $!';
  const said = shell(`set -m; sleep 9 | $ZEITNOT play - & ${wait}; echo "code $?"`);
  expect(said.out).toBe('code 130\n');
  expect(said.err).not.toMatch(/\bat |zeitnot:/);
});
