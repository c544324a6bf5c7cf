// What each command does when it is called rightly, and its help.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CARDS, cardPath } from '../../sim/cards/cards';
import { COMMANDS } from '../../sim/commands/command-table';
import { shell, zeitnot } from '../support/command-line';
import { HAS_PSEUDO_TERMINALS } from '../support/pseudo-terminal';

function succeed(...words: string[]): string {
  const { code, out, err } = zeitnot(words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

test('the help lists every command with its summary', () => {
  const help = succeed('--help');
  for (const { name, summary } of COMMANDS) {
    expect(help).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(help.replace(/\s+/g, ' ')).toContain(summary);
  }
  expect(succeed('help')).toBe(help);
});

test.each(COMMANDS)('$name --help shows usage, options and examples', (command) => {
  const help = succeed(command.name, '--help');
  expect(help).toMatch(new RegExp(`^Usage: zeitnot ${command.name} `));
  for (const { flags } of command.options) expect(help).toContain(flags);
  for (const example of command.examples) expect(help).toContain(`$ ${example}`);
  expect(help.split('\n').every((line) => line.length <= 100)).toBe(true);
  expect(succeed('help', command.name)).toBe(help);
});

test('explain says what a control means', () => {
  const text = succeed('explain', '40/90m+30s, 30m+30s; change moves');
  expect(text).toMatch(/^Control +40\/90m\+30s, 30m\+30s; change moves$/m);
  expect(text).toContain('1:30:30');
  expect(text).toMatch(/pgn/i);
});

test('explain takes presets, PGN tags and the forms of US Chess', () => {
  expect(succeed('explain', 'norway chess')).toContain('40/2h');
  expect(succeed('explain', 'pgn:300+5')).toContain('5m+5s');
  expect(succeed('explain', 'G/90;d5')).toContain('uschess');
});

test('the version is told, in both ways', () => {
  expect(succeed('--version')).toMatch(/^zeitnot \d+\.\d+\.\d+\n$/);
  expect(succeed('-V')).toBe(succeed('--version'));
});

test('presets and explain write every control alike', () => {
  const list = succeed('presets').replace(/ +/g, ' ');
  for (const name of ['Norway Chess', 'World Championship 2024', '60+0']) {
    const [, control] = /^Control +(.*)$/m.exec(succeed('explain', name))!;
    expect(list).toContain(`${name} ${control}`);
  }
  expect(list).not.toContain('change moves');
});

test.each([
  ['presets'],
  ['boards'],
  ['explain', '40/100m+30s, 20/50m+30s, 15m+30s; change round; bonus after'],
  ['explain', 'hourglass 3m; freeze off; bonus before'],
])('%s fits into 80 columns where there is no terminal', (...words) => {
  const lines = succeed(...words).split('\n');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});

test('every preset of the list is understood by the name that the list gives it', () => {
  const rows = succeed('presets').trimEnd().split('\n');
  expect(rows.length).toBeGreaterThan(40);
  expect(rows[0]).toMatch(/^NAME +CONTROL +ALSO CALLED$/);
  expect(rows.some((row) => /^90\+30 +90m\+30s/.test(row))).toBe(true);
});

test('boards lists the boards; wiring prints one as a table', () => {
  expect(succeed('boards')).toContain('esp32-ht1621');
  expect(succeed('wiring', 'esp32-ht1621')).toContain('LEFT');
});

test('wiring --svg writes the drawing and says nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zeitnot-'));
  const path = join(folder, 'wiring.svg');
  expect(succeed('wiring', 'pixljs', '--svg', path)).toBe('');
  expect(readFileSync(path, 'utf8')).toMatch(/^(<\?xml[^>]*>\s*)?<svg /);
  rmSync(folder, { recursive: true });
});

test.each(CARDS.map(({ name }) => [name]))('card %s prints the page, or writes it', (name) => {
  const page = readFileSync(cardPath(name), 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'zeitnot-'));
  expect(succeed('card', name)).toBe(page);
  expect(succeed('card', name, '-o', join(folder, 'card.html'))).toBe('');
  expect(readFileSync(join(folder, 'card.html'), 'utf8')).toBe(page);
  rmSync(folder, { recursive: true });
});

test('run without a terminal plays the demo game, says so, and prints the final faces', () => {
  const out = succeed('run');
  expect(out).toContain('This is a simulation, not a real clock.');
  expect(out).toMatch(/100\.250 s +frozen +0:00 · 0:13\.6 +white-left flag-left/);
  expect(out).toMatch(/\|_\|.*\n.*flag-left\*/);
});

test('run without a terminal plays the control that was asked for', () => {
  expect(succeed('run', '--control', '90+30')).toMatch(/ready +1:30:30 \(\+30\) · 1:30:30/);
});

test.each(['1s', '1s; freeze off', 'byo 1x2s', '2s+1s; uschess'])(
  'the demo game of %s ends with its first final flag',
  (control) => {
    const lines = succeed('run', '--control', control).split('\n');
    const records = lines.filter((line) => /^ +\d+\.\d{3} s/.test(line));
    const flagged = records.filter((line) => / flag-(left|right)/.test(line));
    expect(flagged).toEqual([records.at(-1)]);
    expect(lines.at(-2)).toContain('flag-');
  },
);

test('the demo game of a control that looks like two times says so', () => {
  expect(succeed('run', '--control', '5m 3s')).toContain('for an increment write 5m+3s');
});

test('without a terminal it is said which end is none', () => {
  expect(succeed('run')).toMatch(/^Standard input is not a terminal: the demo game/);
});

(HAS_PSEUDO_TERMINALS ? test : test.skip)('a terminal that cannot draw is told so', () => {
  const { code, out } = shell(`TERM=dumb script -qfec "$ZEITNOT run" /dev/null`);
  expect(code).toBe(0);
  expect(out).toMatch(/^This terminal cannot draw the clock \(TERM is "dumb"\): the demo game/);
});
