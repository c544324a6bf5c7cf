// Plays on a session in the terminal until the person quits: real time, keys, drawing, resizing,
// signals. However it ends, the terminal is left as it was.
import type { ReadStream, WriteStream } from 'node:tty';
import type { Session } from '../session';
import { lookOf, styledLines } from './ansi';
import type { Look } from './ansi';
import { drawView } from './draw';
import { createKeyboard, readStrokes } from './keyboard';
import type { Keyboard, Stroke } from './keyboard';
import { catchUp, createLive, hasToneBegun, nextMs, strike, viewOf } from './live';
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
import { guardTerminal, stopProcess } from './signals';

/** Never sleeps longer; also shows how long a key has been held. */
const SLEEP_MS_MAX = 1000;
const HOLD_SLEEP_MS = 100;
const COLUMNS_UNKNOWN = 80;
const ROWS_UNKNOWN = 24;

interface Terminal {
  readonly live: Live;
  readonly screen: Screen;
  readonly keyboard: Keyboard;
  readonly look: Look;
  /** What performance.now() was when the session began. */
  readonly startMs: number;
  timer: NodeJS.Timeout | undefined;
}

/** Since the start of the session. */
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
  const isHolding = viewOf(terminal.live, nowMs).keysDown.size > 0;
  const sleepMsMax = isHolding ? HOLD_SLEEP_MS : SLEEP_MS_MAX;
  const dueMs = nextMs(terminal.live) - sinceStartMs(terminal);
  terminal.timer = setTimeout(beat, Math.max(1, Math.min(sleepMsMax, dueMs)), terminal);
}

/** What a stroke does outside the clock; true when it ends the program. */
function takeStroke(terminal: Terminal, stroke: Stroke, nowMs: number): boolean {
  if (stroke.does === 'redraw') forgetScreen(terminal.screen);
  if (stroke.does === 'stop') stopProcess();
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

function createTerminal(session: Session, input: ReadStream, output: WriteStream): Terminal {
  return {
    live: createLive(session),
    screen: createScreen(input, output),
    keyboard: createKeyboard(),
    look: lookOf(process.env),
    startMs: performance.now(),
    timer: undefined,
  };
}

/** Resolves when the person has quit. */
export async function playInTerminal(session: Session): Promise<void> {
  const { stdin, stdout } = process;
  const terminal = createTerminal(session, stdin, stdout);
  const { screen } = terminal;
  const release = guardTerminal({
    leave: () => leaveScreen(screen),
    enter: () => {
      leaveScreen(screen);
      enterScreen(screen);
      beat(terminal);
    },
  });
  enterScreen(screen);
  stdin.setEncoding('utf8');
  stdout.on('resize', () => {
    forgetScreen(screen);
    beat(terminal);
  });
  beat(terminal);
  await new Promise<void>((done) => {
    stdin.on('data', (sent) => takeInput(terminal, String(sent)) && done());
    stdin.on('end', done);
  });
  clearTimeout(terminal.timer);
  stdin.pause();
  stdout.removeAllListeners('resize');
  release();
  leaveScreen(screen);
}
