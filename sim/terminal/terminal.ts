// Plays on a clock in the terminal until the person quits: real time, keys, drawing, resizing,
// signals. However it ends, the terminal is left as it was.
import type { Bench } from '../table/bench';
import { lookOf, styledLines } from './ansi';
import type { Look } from './ansi';
import { drawView } from './draw';
import { createKeyboard, readStrokes } from './keyboard';
import type { Keyboard, Stroke } from './keyboard';
import {
  catchUp,
  chooseSpeed,
  createLive,
  hasToneBegun,
  isAnyKeyDown,
  nextMs,
  strike,
  viewOf,
} from './live';
import type { Live } from './live';
import {
  createScreen,
  enterScreen,
  forgetScreen,
  leaveScreen,
  ringBell,
  showLines,
} from './screen';
import type { Screen } from './screen';
import { guardTerminal } from './signals';
import type { Guard } from './signals';

/** Never sleeps longer; also shows how long a key has been held. */
const SLEEP_MS_MAX = 1000;
const HOLD_SLEEP_MS = 100;
const COLUMNS_UNKNOWN = 80;
const ROWS_UNKNOWN = 24;

export interface Start {
  /** Shown until the first key. */
  readonly remark: string;
  readonly speed: number;
}

interface Terminal {
  readonly live: Live;
  readonly screen: Screen;
  readonly keyboard: Keyboard;
  readonly look: Look;
  readonly guard: Guard;
  /** What performance.now() was when the clock began. */
  readonly startMs: number;
  timer: NodeJS.Timeout | undefined;
}

/** Since the clock began. */
function sinceStartMs(terminal: Terminal): number {
  return Math.floor(performance.now() - terminal.startMs);
}

function draw(terminal: Terminal, nowMs: number): void {
  const { output } = terminal.screen;
  const view = viewOf(terminal.live, nowMs);
  const columns = output.columns || COLUMNS_UNKNOWN;
  const canvas = drawView(view, columns, output.rows || ROWS_UNKNOWN);
  showLines(terminal.screen, styledLines(canvas, terminal.look));
  if (hasToneBegun(terminal.live)) ringBell(terminal.screen);
}

/** One beat: what has become due, the picture, and when to come back. */
function beat(terminal: Terminal): void {
  clearTimeout(terminal.timer);
  const nowMs = sinceStartMs(terminal);
  catchUp(terminal.live, nowMs);
  draw(terminal, nowMs);
  const sleepMsMax = isAnyKeyDown(terminal.live) ? HOLD_SLEEP_MS : SLEEP_MS_MAX;
  const dueMs = nextMs(terminal.live, nowMs) - sinceStartMs(terminal);
  terminal.timer = setTimeout(beat, Math.max(1, Math.min(sleepMsMax, dueMs)), terminal);
}

/** What a stroke does outside the clock; true when it ends the program. */
function takeStroke(terminal: Terminal, stroke: Stroke, nowMs: number): boolean {
  if (stroke.does === 'redraw') forgetScreen(terminal.screen);
  if (stroke.does === 'stop') terminal.guard.stop();
  strike(terminal.live, stroke, nowMs);
  return stroke.does === 'quit';
}

function takeInput(terminal: Terminal, sent: string): boolean {
  const nowMs = sinceStartMs(terminal);
  const strokes = readStrokes(terminal.keyboard, sent);
  const isOver = strokes.some((stroke) => takeStroke(terminal, stroke, nowMs));
  if (!isOver) beat(terminal);
  return isOver;
}

function takeScreen(terminal: Terminal): void {
  enterScreen(terminal.screen);
  beat(terminal);
}

function redraw(terminal: Terminal): void {
  forgetScreen(terminal.screen);
  beat(terminal);
}

function createTerminal(bench: Bench, { remark, speed }: Start): Terminal {
  const screen = createScreen(process.stdin, process.stdout);
  const live = createLive(bench, remark);
  chooseSpeed(live, speed, 0);
  const terminal: Terminal = {
    live,
    screen,
    keyboard: createKeyboard(),
    look: lookOf(process.env),
    guard: guardTerminal({
      leave: () => leaveScreen(screen),
      enter: () => takeScreen(terminal),
    }),
    startMs: performance.now(),
    timer: undefined,
  };
  return terminal;
}

/** Resolves when the person has quit, or when the terminal has gone. */
function untilQuit(terminal: Terminal): Promise<void> {
  const { input } = terminal.screen;
  return new Promise((done) => {
    input.on('data', (sent) => takeInput(terminal, String(sent)) && done());
    input.on('end', done);
    input.on('error', () => done());
  });
}

/** Resolves when the person has quit; the terminal is then as it was. */
export async function playInTerminal(bench: Bench, start: Start): Promise<void> {
  const terminal = createTerminal(bench, start);
  const { input, output } = terminal.screen;
  const whenResized = (): void => redraw(terminal);
  input.setEncoding('utf8');
  output.on('resize', whenResized);
  takeScreen(terminal);
  await untilQuit(terminal);
  clearTimeout(terminal.timer);
  input.pause();
  output.removeListener('resize', whenResized);
  leaveScreen(terminal.screen);
  terminal.guard.release();
}
