// Bad input in every form: one sentence on standard error, nothing on standard output, exit 2.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shell, zeitnot } from '../support/command-line';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zeitnot-'));
  mkdirSync(join(folder, 'directory.scn'));
  symlinkSync('loop.scn', join(folder, 'loop.scn'));
  const files: Record<string, string | Buffer> = {
    'empty.scn': '',
    'blank.scn': ' \n\n\t\n',
    'comments.scn': '# nothing here\n',
    'binary.scn': Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3]),
    'latin1.scn': Buffer.from('# Gro\xdfmeister\ncontrol 3m\n', 'latin1'),
    'verb.scn': 'control 3m\n0 pres left\n',
    'back.scn': 'control 3m\n5 press left\n4 press right\n',
    'control.scn': 'control 3mm\n',
    'preset.scn': 'preset nosuch\n',
    'expect.scn': 'control 3m\nexpect displya left "3:00"\n',
    'off.scn': 'control 3m\n1 power off\n2 show\n',
    'late.scn': 'control 3m\n0 press left\n1 control 5m\n',
    'good.scn': 'control 3m\nshow\n',
    'endless-verb.scn': `control 3m\n${'x'.repeat(900)}\n`,
    'endless-value.scn': `control 3m\nexpect ${'x'.repeat(900)}\n`,
    'endless-preset.scn': `preset ${'x'.repeat(900)}\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterAll(() => rmSync(folder, { recursive: true }));

const MANUAL = 'explain';
const UNKNOWN = 'unknown command "nosuch"; name a command: run, play';

const ENDLESS = 'x'.repeat(5000);
const CUT = /"x{59}…"/;

type Row = [what: string, words: string[], says: string | RegExp];

const TYPED: Row[] = [
  ['no command', [], 'name a command: run, play'],
  ['an unknown command', ['nosuch'], UNKNOWN],
  ['an unknown command that asks for help', ['nosuch', '--help'], UNKNOWN],
  ['help before an unknown command', ['--help', 'nosuch'], UNKNOWN],
  ['help for an unknown command', ['help', 'nosuch'], UNKNOWN],
  ['help for an unknown command, twice', ['help', 'nosuch', '-h'], UNKNOWN],
  ['an unknown command with an option', ['nosuch', '--json', 'x.scn'], UNKNOWN],
  ['the version of an unknown command', ['--version', 'nosuch'], UNKNOWN],
  ['a mistyped command', ['plya', 'x.scn'], 'did you mean "play"?'],
  ['an unknown option', ['play', 'x.scn', '--nosuch'], "unknown option '--nosuch'"],
  ['a mistyped option', ['play', 'x.scn', '--jsn'], 'Did you mean --json?'],
  ['an unknown option before the command', ['--nosuch', 'presets'], "unknown option '--nosuch'"],
  ['a missing argument', ['play'], "missing required argument 'files'; usage: zeitnot play"],
  ['a missing control', [MANUAL], "missing required argument 'control'"],
  ['a missing board', ['wiring'], "missing required argument 'board'"],
  ['too many arguments', ['presets', 'blitz'], 'too many arguments'],
  ['a control without quotes', [MANUAL, '40/90m+30s,', '30m+30s'], 'too many arguments'],
  ['an option without its value', ['run', '--control'], "'--control <control>' argument missing"],
  ['a seed that is a word', ['play', 'x.scn', '--jitter', 'abc'], 'a whole number from 0'],
  ['a negative seed', ['play', 'x.scn', '--jitter=-1'], 'a whole number from 0'],
  ['a broken seed', ['play', 'x.scn', '--jitter', '1.5'], 'a whole number from 0'],
  ['a seed beyond 32 bits', ['play', 'x.scn', '--jitter', '4294967296'], '4294967295'],
  ['standard input twice', ['play', '-', '-'], 'named twice'],
  ['an empty file name', ['play', ''], 'name of a file is empty'],
  ['an empty control', [MANUAL, ''], 'column 1: the control is empty'],
  ['a control that is not one', [MANUAL, '3m+'], '"3m+", column 4'],
  ['a bare number with two readings', [MANUAL, '7+2'], 'pgn:7+2'],
  ['a bare number alone', [MANUAL, '5'], '"5", column 1: 5: write 5m for minutes'],
  ['a control that cannot work', [MANUAL, '0m'], 'column 1'],
  ['an hourglass in company', [MANUAL, 'hourglass 1m, 5m'], /with other periods$/m],
  ['a mistyped preset', [MANUAL, 'Norwey Chess'], 'did you mean "Norway Chess"?'],
  ['a control that run cannot play', ['run', '--control', 'hourglass'], 'column'],
  ['a board that run does not know', ['run', '--board', 'pixlsj'], 'did you mean "pixljs"?'],
  ['a speed that there is not', ['run', '--speed', '3'], 'time goes 1, 10, 60 times as fast'],
  ['an unknown board', ['wiring', 'nosuch'], 'there is no such board'],
  ['a mistyped board', ['wiring', 'pixlsj'], 'did you mean "pixljs"?'],
  ['no card', ['card'], "missing required argument 'card'"],
  ['an unknown card', ['card', 'nosuch'], 'there is no card "nosuch"; name arbiter or players'],
  ['a mistyped card', ['card', 'player'], 'did you mean "players"?'],
  ['an empty card', ['card', ''], 'there is no card ""; name arbiter or players'],
  ['a card into a directory', ['card', 'arbiter', '-o', 'sim'], '--output "sim" cannot be written'],
  ['a card to nowhere', ['card', 'arbiter', '-o', 'nosuch/a.html'], '(ENOENT); name a file'],
  ['an option of card without its file', ['card', 'arbiter', '-o'], 'argument missing'],
  ['an endless card', ['card', ENDLESS], CUT],
  ['control characters in a word', [MANUAL, '3m\x1b[31m\n\x07'], 'column 3'],
  ['an endless word', [MANUAL, ENDLESS], CUT],
  ['an endless command', [ENDLESS], CUT],
  ['an endless option', ['play', `--${ENDLESS}`], /'--x{57}…'/],
  ['an endless file', ['play', ENDLESS], /^zeitnot: …x{59}: this name is too long/],
  ['an endless board', ['wiring', ENDLESS], /^zeitnot: …x{59}: there is no such board/],
  ['an endless seed', ['play', 'x.scn', '--jitter', ENDLESS], CUT],
  ['a directory as a board', ['wiring', 'sim/pictures'], 'sim/pictures: this is a directory'],
  [
    'text as a board',
    ['wiring', 'sim/README.md'],
    'sim/README.md: this is no board file: it is not JSON',
  ],
  ['an endless device as a board', ['wiring', '/dev/zero'], '/dev/zero: this is too large'],
];

const FILES: Row[] = [
  ['a file that is not there', ['nosuch.scn'], 'nosuch.scn: there is no such file'],
  ['a directory', ['directory.scn'], 'directory.scn: this is a directory'],
  ['a file below a file', ['good.scn/x.scn'], 'is a file, not a directory'],
  ['a link to itself', ['loop.scn'], 'link'],
  ['a name too long', [`${'x'.repeat(300)}.scn`], 'too long'],
  ['an empty file', ['empty.scn'], 'empty.scn: this is empty'],
  ['a blank file', ['blank.scn'], 'blank.scn: this is empty'],
  ['a file of comments', ['comments.scn'], 'comments.scn:1: the file has no step'],
  ['a binary file', ['binary.scn'], 'binary.scn: this is not text'],
  ['a file in another encoding', ['latin1.scn'], 'latin1.scn: this is not text'],
  ['an unknown verb', ['verb.scn'], /verb\.scn:2: .*press/],
  ['time that goes back', ['back.scn'], 'back.scn:3: time goes back'],
  ['a malformed control', ['control.scn'], 'control.scn:1: '],
  ['an unknown preset', ['preset.scn'], 'preset.scn:1: '],
  ['an unknown expectation', ['expect.scn'], /expect\.scn:2: .*display/],
  ['a look while the power is off', ['off.scn'], /off\.scn:3: .*the power is off/],
  ['a verb without an end', ['endless-verb.scn'], /no verb "x{59}…"/],
  ['a value without an end', ['endless-value.scn'], /found "x{59}…"/],
  ['a preset without an end', ['endless-preset.scn'], /no preset "x{59}…"/],
  ['a control in the middle of a game', ['late.scn'], 'late.scn:3: '],
];

/** Every complaint names a column once at most, and nothing of endless length. */
function expectReadable(err: string): void {
  expect(err.match(/column \d/g)?.length ?? 0).toBeLessThan(2);
  expect(err).not.toMatch(/x{61}/);
}

function expectComplaint(words: string[], says: string | RegExp, input = ''): void {
  const { code, out, err } = zeitnot(words, input);
  expect(err).toMatch(/^zeitnot: [^\n\x1b]+\n$/);
  expectReadable(err);
  if (typeof says === 'string') expect(err).toContain(says);
  else expect(err).toMatch(says);
  expect(err).not.toMatch(/fault of zeitnot|\bat .*:\d+:\d+/);
  expect({ code, out }).toEqual({ code: 2, out: '' });
}

test.each(TYPED)('%s', (_what, words, says) => {
  expectComplaint(words, says);
});

test.each(FILES)('%s', (_what, [name], says) => {
  expectComplaint(['play', join(folder, name!)], says);
});

test('an input without an end is read up to the limit of a scenario', () => {
  expectComplaint(['play', '/dev/zero'], '/dev/zero: this is too large to be a scenario');
  const said = shell(`yes 'show' | $ZEITNOT play -`);
  expect(said).toEqual({
    code: 2,
    out: '',
    err: expect.stringMatching(/^zeitnot: standard input: this is too large to be a scenario.*\n$/),
  });
});

test('a named pipe is read as a file is, and no further than one', () => {
  const pipe = join(folder, 'pipe');
  const good = shell(
    `mkfifo ${pipe}; printf 'control 3m\\nshow\\n' >${pipe} & $ZEITNOT play ${pipe}`,
  );
  expect(good).toMatchObject({ code: 0, err: '' });
  const endless = shell(`yes >${pipe} & $ZEITNOT play ${pipe}`);
  expect(endless).toMatchObject({ code: 2, err: expect.stringContaining('too large') });
});

test('of a file that is no board nothing is shown', () => {
  const path = join(folder, 'secret.txt');
  writeFileSync(path, 'root:x:0:0:root');
  expect(zeitnot(['wiring', path]).err).not.toContain('root:x');
});

test('standard input that is empty', () => {
  expectComplaint(['play', '-'], 'standard input: this is empty');
});

test('standard input with an error names the line', () => {
  expectComplaint(['play', '-'], 'stdin:2: ', 'control 3m\nnosuch\n');
});

// Root may read everything; then there is nothing to see.
(process.getuid?.() === 0 ? test.skip : test)('a file that may not be read', () => {
  const path = join(folder, 'secret.scn');
  writeFileSync(path, 'control 3m\n');
  chmodSync(path, 0);
  expectComplaint(['play', path], 'you may not read this file');
});

test('of several bad files each gets its line, and nothing is played', () => {
  const paths = ['good.scn', 'nosuch.scn', 'verb.scn'].map((name) => join(folder, name));
  const { code, out, err } = zeitnot(['play', ...paths]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.trimEnd().split('\n')).toEqual([
    expect.stringContaining('nosuch.scn: '),
    expect.stringContaining('verb.scn:2: '),
  ]);
});
