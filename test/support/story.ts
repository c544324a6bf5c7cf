// A test that reads aloud: story('3m+2s').press('right').wait(5).press('left').see('2:57 > 3:02').
// Times are in seconds here, as a person tells them. Every story ends quiet: a clock that is left
// alone for a minute makes no sound and changes no picture, unless a side's time runs.

import type { SideName } from '../../sim/clock-state';
import { KEY_NAMES } from '../../sim/contacts';
import type { KeyName } from '../../sim/contacts';
import { drawFrame } from '../../sim/glass';
import { createSession } from '../../sim/session';
import type { Session, SessionOptions } from '../../sim/session';
import type { Sight } from '../../sim/sight';
import type { TraceRecord } from '../../sim/trace';

const TAP_MS = 80;
/** Time for the last sound to end and the last question to be taken back. */
const SETTLE_MS = 5000;
const IDLE_MS = 60000;

export interface Story {
  readonly session: Session;
  wait(seconds: number): Story;
  /** A button or a front key, tapped; the finger is up again when it returns. */
  press(key: KeyName): Story;
  hold(keys: readonly KeyName[], seconds: number): Story;
  /** Both main times and who runs: `5:00 < 4:57` left runs, `>` right runs, `|` nobody. */
  see(faces: string): Story;
  seeBeside(left: string, right: string): Story;
  /** The sign is lit or blinks. */
  seeSign(name: string): Story;
  seeNoSign(name: string): Story;
  /** Exactly these sounds since sounds were last asked for. */
  hear(...names: string[]): Story;
  record(): TraceRecord;
}

const told: Session[] = [];

const ARROWS: Record<SideName | 'none', string> = { left: '<', right: '>', none: '|' };

function facesOf({ own: { face }, state }: Sight): string {
  return `${face.left.display} ${ARROWS[state.running]} ${face.right.display}`;
}

/** What stands on the glass is part of the message when a look fails. */
function expectSeen(session: Session, seen: unknown, wanted: unknown): void {
  try {
    expect(seen).toEqual(wanted);
  } catch (error) {
    (error as Error).message += `\n\n${drawFrame(session.frame)}\n`;
    throw error;
  }
}

function wait(session: Session, ms: number): void {
  session.advanceTo(session.nowMs + Math.round(ms));
}

function hold(session: Session, keys: readonly KeyName[], ms: number): void {
  session.hold(keys, Math.round(ms));
  wait(session, ms);
}

function seeSign(session: Session, name: string, isLit: boolean): void {
  const signs: string[] = session.look().own.signs;
  expectSeen(
    session,
    signs.includes(name) ? `${name} is lit` : `no ${name}`,
    signText(name, isLit),
  );
}

function signText(name: string, isLit: boolean): string {
  return isLit ? `${name} is lit` : `no ${name}`;
}

function seeBeside(session: Session, wanted: string[]): void {
  const { left, right } = session.look().own.face;
  expectSeen(session, [left.beside, right.beside], wanted);
}

export function story(control: string, options: SessionOptions = {}): Story {
  const session = createSession({ ...options, control });
  const self: Story = {
    session,
    wait: (seconds) => (wait(session, seconds * 1000), self),
    press: (key) => (hold(session, [key], TAP_MS), self),
    hold: (keys, seconds) => (hold(session, keys, seconds * 1000), self),
    see: (faces) => (expectSeen(session, facesOf(session.look()), faces), self),
    seeBeside: (left, right) => (seeBeside(session, [left, right]), self),
    seeSign: (name) => (seeSign(session, name, true), self),
    seeNoSign: (name) => (seeSign(session, name, false), self),
    hear: (...names) => (expectSeen(session, session.record().sounds, names), self),
    record: () => session.record(),
  };
  told.push(session);
  return self;
}

function endQuiet(session: Session): void {
  for (const key of KEY_NAMES) session.release(key);
  wait(session, SETTLE_MS);
  if (session.app === null || session.look().state.phase === 'running') return;
  const before = session.look().own;
  session.takeTones();
  wait(session, IDLE_MS);
  expectSeen(session, session.look().own, before);
  expect(session.takeTones()).toEqual([]);
  expect(session.toneHz).toBe(0);
}

afterEach(() => told.splice(0).forEach(endQuiet));
