// The clock in a real terminal: what is seen, what keys do, and how the terminal is left.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HAS_PSEUDO_TERMINALS, openPseudoTerminal } from '../support/pseudo-terminal';
import type { PlayOptions, PseudoTerminal } from '../support/pseudo-terminal';
import { screenText, textInStyle } from '../support/virtual-screen';

const BLITZ: PlayOptions = { words: ['--control', '3+2'] };

const shows =
  (...words: string[]) =>
  (text: string): boolean =>
    words.every((word) => text.includes(word));

/** The background of a button that is down. */
const DOWN = '48;5;214';

let terminal: PseudoTerminal;

afterEach(() => terminal.dispose());

async function open(options: PlayOptions): Promise<void> {
  terminal = openPseudoTerminal(options);
  await terminal.until(shows('q quit'));
}

/** Types a key, sees its button go down, and waits for it to come up again. */
async function tap(code: string, button: string): Promise<void> {
  terminal.type(code);
  await terminal.until(() => textInStyle(terminal.screen, DOWN).includes(button));
  await terminal.until(() => !textInStyle(terminal.screen, DOWN).includes(button));
}

async function expectLeftAsItWas(code: number): Promise<void> {
  await terminal.ended;
  expect(terminal.told('code')).toBe(String(code));
  expect(terminal.told('after')).toBe(terminal.told('before'));
  expect(terminal.screen.isAlternate).toBe(false);
  expect(terminal.screen.isCursorHidden).toBe(false);
}

const inTerminal = HAS_PSEUDO_TERMINALS ? test : test.skip;

inTerminal('the clock is drawn on a screen of its own, without a cursor', async () => {
  await open(BLITZ);
  const text = screenText(terminal.screen);
  expect(text).toMatch(/simulation, not a real clock .* 3m\+2s · READY\n/);
  expect(text.split('\n').length).toBeLessThanOrEqual(24);
  expect(text).toMatch(/│ Space {2}PAUSE │/);
  expect(terminal.screen.isAlternate).toBe(true);
  expect(terminal.screen.isCursorHidden).toBe(true);
  terminal.type('q');
  await expectLeftAsItWas(0);
});

inTerminal('a game is started, paused, resumed and looked up by keys', async () => {
  await open(BLITZ);
  await tap(' ', 'PAUSE');
  await terminal.until(shows('3m+2s · RUNNING'));
  await tap('a', 'LEFT');
  await tap('\x1b[C', 'RIGHT');
  await tap(' ', 'PAUSE');
  await terminal.until(shows('3m+2s · PAUSED'));
  terminal.type('?');
  await terminal.until(shows('hold MINUS, PLUS, PAUSE'));
  terminal.type('?');
  await terminal.until(shows('Space resume'));
  terminal.type('4');
  await terminal.until(shows('holding MINUS + PAUSE'));
  terminal.type('q');
  await expectLeftAsItWas(0);
});

inTerminal('the window may change its size at any time', async () => {
  await open(BLITZ);
  terminal.resize(40, 12);
  const isSmall = shows('ZEITNOT simulation', 'Space pause');
  await terminal.until((text) => isSmall(text) && text.split('\n').length <= 12);
  terminal.resize(30, 5);
  await terminal.until(shows('L 3:02', '40×12 shows the clock'));
  terminal.resize(120, 40);
  await terminal.until(shows('not a real clock', 'Space  PAUSE'));
  terminal.type('q');
  await expectLeftAsItWas(0);
});

inTerminal('the bell rings where sound is on', async () => {
  await open({ words: ['--control', '4s; casual'] });
  await tap(' ', 'PAUSE');
  await terminal.until(() => terminal.screen.bells > 0);
  terminal.type('q');
  await expectLeftAsItWas(0);
});

inTerminal('Ctrl-C quits and leaves the terminal as it was', async () => {
  await open(BLITZ);
  terminal.type('\x03');
  await expectLeftAsItWas(0);
});

inTerminal.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
  ['SIGQUIT', 131],
] as const)(
  '%s ends it as it ends any program, with the terminal as it was',
  async (name, code) => {
    await open(BLITZ);
    terminal.signal(name);
    await expectLeftAsItWas(code);
  },
);

inTerminal('Ctrl-Z gives the terminal back, and fg takes up the same game', async () => {
  await open(BLITZ);
  terminal.type(' ');
  await terminal.until(shows('3m+2s · RUNNING'));
  terminal.type('\x1a');
  await terminal.until(() => terminal.screen.returns === 1);
  await terminal.until(shows('3m+2s · RUNNING'));
  expect(terminal.told('stopped')).toBe(terminal.told('before'));
  terminal.type('q');
  await expectLeftAsItWas(0);
});

inTerminal('a crash leaves the terminal as it was, and says one sentence there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zeitnot-'));
  const preload = join(folder, 'crash.js');
  writeFileSync(preload, "process.on('SIGUSR2', () => { throw new Error('boom'); });");
  await open({ ...BLITZ, preload });
  terminal.signal('SIGUSR2');
  await expectLeftAsItWas(2);
  expect(terminal.screen.ordinary).toMatch(
    /zeitnot: this is a fault of zeitnot itself.*: boom\r?\n/,
  );
  expect(terminal.screen.ordinary).not.toMatch(/\bat /);
  rmSync(folder, { recursive: true });
});
