// The terminal on a board: strokes close contacts on its pins, and what is drawn is what its
// display chip holds.
import { parseControl } from '../../firmware/notation/parse';
import { Key } from '../../hal/hal';
import { filesOf } from '../../sim/board/firmware';
import { drawFrame } from '../../sim/glass';
import { createBoardBench, whyNoRoom } from '../../sim/table/board-bench';
import { plainLines } from '../../sim/terminal/canvas';
import { drawView } from '../../sim/terminal/draw';
import type { Stroke } from '../../sim/terminal/keyboard';
import { catchUp, chooseSpeed, createLive, strike, viewOf } from '../../sim/terminal/live';
import type { Live } from '../../sim/terminal/live';
import { BUILD_MS, firmwareOf } from '../board/on-board';
import { zeitnot } from '../support/command-line';
import { HAS_PSEUDO_TERMINALS, openPseudoTerminal } from '../support/pseudo-terminal';

const BOARD = 'esp32-tm1637';
const tap = (key: Key): Stroke => ({ does: 'tap', key });

async function begin(control: string | null): Promise<Live> {
  const firmware = await firmwareOf(BOARD);
  const kit = { board: firmware.board, files: filesOf(firmware, null) };
  const chosen = control === null ? null : parseControl(control).control;
  return createLive(createBoardBench(kit, chosen));
}

/** A board may need several stretches of work until it is there. */
function waitUntil(live: Live, nowMs: number): void {
  do catchUp(live, nowMs);
  while (live.bench.nowMs < nowMs);
}

test(
  'a game is played by strokes, and the glass shows it',
  async () => {
    const live = await begin('3m+2s');
    expect(viewOf(live, 0)).toMatchObject({ phase: 'ready', control: '3m+2s', cells: 4 });
    waitUntil(live, 1000);
    strike(live, tap(Key.Right), 1000);
    waitUntil(live, 4000);
    strike(live, tap(Key.Left), 4000);
    waitUntil(live, 4200);
    const view = viewOf(live, 4200);
    expect(view).toMatchObject({ phase: 'running', leftText: '3:01', rightText: '3:02' });
    const glass = [' _   _', ' _|•| |   |', ' _|•|_|   |'];
    const rows = drawFrame(view.frame).split('\n').slice(0, 3);
    expect(rows.map((row) => row.slice(4, 16).trimEnd())).toEqual(glass);
    expect(plainLines(drawView(view, 80, 24)).join('\n')).toContain('3m+2s · RUNNING');
  },
  BUILD_MS,
);

test(
  'in SETUP it says the name that the board shows, and a hold is one on its pins',
  async () => {
    const live = await begin(null);
    const first = viewOf(live, 0);
    expect(first.phase).toBe('setup');
    expect(first.control).toBe(first.leftText);
    strike(live, tap(Key.Plus), 500);
    waitUntil(live, 1000);
    expect(viewOf(live, 1000).control).not.toBe(first.control);
    strike(live, tap(Key.Pause), 1500);
    waitUntil(live, 2000);
    expect(viewOf(live, 2000).phase).toBe('ready');
    strike(live, { does: 'hold', keys: [Key.Minus, Key.Plus], forMs: 2100 }, 2500);
    waitUntil(live, 6000);
    expect(viewOf(live, 6000).phase).toBe('arbiter');
  },
  BUILD_MS,
);

test(
  'sixty times as fast, its presses are exact all the same',
  async () => {
    const live = await begin('1h');
    strike(live, tap(Key.Right), 100);
    waitUntil(live, 1100);
    chooseSpeed(live, 60, 1100);
    catchUp(live, 2100);
    while (live.bench.nowMs < 61100) live.bench.advanceTo(61100);
    expect(live.bench.status()!.left.ms).toBe(3600000 - 61000);
  },
  BUILD_MS,
);

test(
  'a board that cannot hold its firmware is refused with both figures',
  async () => {
    const { board, ...parts } = await firmwareOf(BOARD);
    const files = filesOf({ board, ...parts }, null);
    expect(whyNoRoom({ board, files })).toBe('');
    const small = { ...board, storage: { ...board.storage, pages: 2 } };
    expect(whyNoRoom({ board: small, files })).toMatch(
      /^its firmware has \d{5} bytes, and its Storage room for 8192$/,
    );
  },
  BUILD_MS,
);

test(
  'without a terminal the demo is played on it, to the flag, and its glass is shown',
  () => {
    const { code, out, err } = zeitnot(['run', '--board', BOARD, '--control', '10s']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/the demo game, in virtual time/);
    const records = out.split('\n').filter((line) => /^ +[\d.]+ s /.test(line));
    expect(records[0]).toMatch(/ready +0:10\.0 · 0:10\.0/);
    expect(records.at(-1)).toMatch(/flag-(left|right)/);
    expect(out).toMatch(/\n\|_ .*║ \|_\n/);
  },
  BUILD_MS,
);

const inTerminal = HAS_PSEUDO_TERMINALS ? test : test.skip;

inTerminal(
  'zeitnot run --board plays on it in a terminal, and Ctrl-C leaves that as it was',
  async () => {
    const terminal = openPseudoTerminal({ words: ['--board', BOARD, '--control', '3+2'] });
    await terminal.until((text) => text.includes('3m+2s · READY'));
    terminal.type(' ');
    await terminal.until((text) => text.includes('3m+2s · RUNNING'));
    terminal.type('s');
    await terminal.until((text) => text.includes('RUNNING 10×'));
    terminal.type('\x03');
    await terminal.ended;
    expect(terminal.told('code')).toBe('0');
    expect(terminal.told('after')).toBe(terminal.told('before'));
    expect(terminal.screen.isAlternate).toBe(false);
    terminal.dispose();
  },
  BUILD_MS,
);
