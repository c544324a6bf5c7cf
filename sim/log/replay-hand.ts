// The hand that writes a scenario down while it does the same on a simulated clock, so that it sees
// what the pages of arbiter mode show.

import type { App } from '../../firmware/app';
import type { KeyName } from '../contacts';
import { createSession } from '../session';
import type { Session } from '../session';

/** The first key closes so long after the scenario begins. */
export const START_MS = 1000;
/** A tap of `key` and `press`, and from one tap to the next. */
const TAP_MS = 80;
const STEP_MS = 120;

/** One line, and what it does to a contact, if anything. */
export interface Line {
  ms: number;
  text: string;
  key?: KeyName;
  isClosed?: boolean;
}

export interface ReplayHand {
  session: Session;
  /** The lines of a scenario, in the order of time. */
  lines: Line[];
  /** How many of them the simulated clock has gone through. */
  done: number;
  /** Nothing new may begin before. */
  freeMs: number;
}

export function createHand(control: string, white: 'left' | 'right'): ReplayHand {
  const session = createSession({ control, keys: 5 });
  session.setWhite(white === 'left' ? 0 : 1);
  return { session, lines: [], done: 0, freeMs: START_MS };
}

export function appOf(hand: ReplayHand): App {
  return hand.session.app!;
}

export function secondsText(ms: number): string {
  return (ms / 1000).toFixed(3);
}

function doLine(session: Session, { ms, key, isClosed }: Line): void {
  session.advanceTo(ms);
  if (key === undefined) return;
  if (isClosed) session.press(key);
  else session.release(key);
}

/** Brings the simulated clock to where the lines are. */
export function catchUp(hand: ReplayHand): void {
  const { session, lines } = hand;
  lines.splice(hand.done, Infinity, ...lines.slice(hand.done).sort((a, b) => a.ms - b.ms));
  if (hand.done === lines.length) return;
  for (; hand.done < lines.length; hand.done++) doLine(session, lines[hand.done]!);
  hand.freeMs = Math.max(hand.freeMs, session.nowMs + STEP_MS);
}

/** A line for readers. */
export function remark(hand: ReplayHand, text: string): void {
  hand.lines.push({ ms: hand.freeMs, text: `# ${text}` });
}

function hold(hand: ReplayHand, keys: readonly KeyName[], forMs: number): void {
  hand.session.advanceTo(hand.freeMs);
  hand.session.hold(keys, forMs);
  hand.freeMs += forMs + STEP_MS - TAP_MS;
  hand.session.advanceTo(hand.freeMs);
}

function write(hand: ReplayHand, verb: string): void {
  hand.lines.push({ ms: hand.freeMs, text: `${secondsText(hand.freeMs)} ${verb}` });
  hand.done = hand.lines.length;
}

export function tapKey(hand: ReplayHand, key: KeyName): void {
  write(hand, key === 'left' || key === 'right' ? `press ${key}` : `key ${key}`);
  hold(hand, [key], TAP_MS);
}

export function holdKeys(hand: ReplayHand, keys: readonly KeyName[], forMs: number): void {
  write(hand, `hold ${keys.join('+')} ${forMs / 1000}`);
  hold(hand, keys, forMs);
}

/** A record of the trace, when nothing moves any more. */
export function showNow(hand: ReplayHand): void {
  write(hand, 'show');
  hand.freeMs += STEP_MS;
}
