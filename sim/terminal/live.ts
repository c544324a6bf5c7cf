// A clock that a person plays on in the terminal: the fingers on its keys are strokes of the
// keyboard, each at the instant at which it arrived. Times are real, since the clock began.
import type { Bench, Status } from '../table/bench';
import { SPEEDS, clockMsAt, createPace, realMsUntil, setHeld, setSpeed } from '../table/pace';
import type { Pace } from '../table/pace';
import { createFingers, fingerNote, keysDown, moveDue, nextMoveMs, takeStroke } from './fingers';
import type { Fingers } from './fingers';
import type { Stroke } from './keyboard';
import type { View } from './view';

export interface Live {
  readonly bench: Bench;
  readonly fingers: Fingers;
  readonly pace: Pace;
  isHelpShown: boolean;
  /** Said until the first stroke. */
  remark: string;
}

export function createLive(bench: Bench, remark = ''): Live {
  const pace = createPace(0);
  return { bench, fingers: createFingers(), pace, isHelpShown: false, remark };
}

export function chooseSpeed(live: Live, speed: number, nowMs: number): void {
  setSpeed(live.pace, nowMs, speed);
}

function advance({ bench, pace }: Live, nowMs: number): void {
  bench.advanceTo(Math.max(bench.nowMs, clockMsAt(pace, nowMs)));
}

/** What the fingers do, they do in real time: a hold of two seconds stays one at every speed. */
function moveFingers(live: Live, nowMs: number, act: (move: Bench['setKey']) => void): void {
  act((key, closed) => live.bench.setKey(key, closed));
  setHeld(live.pace, nowMs, isAnyKeyDown(live));
}

/** Lets everything happen up to now, the fingers' moves on the way included. */
export function catchUp(live: Live, nowMs: number): void {
  const { fingers } = live;
  for (let moveMs = nextMoveMs(fingers); moveMs <= nowMs; moveMs = nextMoveMs(fingers)) {
    const atMs = moveMs;
    advance(live, atMs);
    moveFingers(live, atMs, (move) => moveDue(fingers, atMs, move));
  }
  advance(live, nowMs);
}

function nextSpeed({ pace }: Live): number {
  const place = SPEEDS.findIndex((speed) => speed > pace.speed);
  return SPEEDS[place] ?? SPEEDS[0];
}

/** A stroke that arrived now. */
export function strike(live: Live, stroke: Stroke, nowMs: number): void {
  catchUp(live, nowMs);
  live.remark = '';
  if (stroke.does === 'help') live.isHelpShown = !live.isHelpShown;
  else if (stroke.does === 'speed') chooseSpeed(live, nextSpeed(live), nowMs);
  else moveFingers(live, nowMs, (move) => takeStroke(live.fingers, stroke, nowMs, move));
  catchUp(live, nowMs);
}

/** When something happens by itself next. */
export function nextMs({ bench, fingers, pace }: Live, nowMs: number): number {
  return Math.min(nowMs + realMsUntil(pace, nowMs, bench.nextMs()), nextMoveMs(fingers));
}

export function isAnyKeyDown({ fingers }: Live): boolean {
  return keysDown(fingers).size > 0;
}

/** A tone began since the last call. */
export function hasToneBegun({ bench }: Live): boolean {
  return bench.takeTones().some((tone) => tone.hz > 0);
}

function textOf(status: Status | null, side: 'left' | 'right'): string {
  if (status === null) return 'off';
  return `${status[side].display} ${status[side].beside}`.trim();
}

const SMALL_B = 'b';

/** In SETUP the clock has room for `100 b` beside a short name, and none to say what that is. */
function showsBattery(status: Status | null): boolean {
  return status?.phase === 'setup' && status.right.beside === SMALL_B;
}

const LAG_MS_MIN = 1000;

/** A simulated board works as fast as this machine can. */
function lagNote({ bench, pace }: Live, nowMs: number): string {
  const lagMs = clockMsAt(pace, nowMs) - bench.nowMs;
  if (lagMs < LAG_MS_MIN) return '';
  return `the simulated board is ${Math.floor(lagMs / 1000)} s behind`;
}

function signsOf({ appearance }: Bench): number {
  return appearance.lamps.reduce((signs, { sign }) => signs | sign, appearance.signs);
}

/** What there is to see now. */
export function viewOf(live: Live, nowMs: number): View {
  const { bench, fingers, pace } = live;
  const status = bench.status();
  const isBattery = showsBattery(status);
  return {
    frame: bench.frame,
    cells: bench.appearance.cellsPerSide,
    signs: signsOf(bench),
    leftText: textOf(status, 'left'),
    rightText: isBattery ? `battery ${status!.right.display} %` : textOf(status, 'right'),
    rightCaption: isBattery ? 'BATTERY, PER CENT' : '',
    phase: status?.phase ?? 'off',
    abilities: bench.abilities(status),
    control: bench.controlText(),
    hasFiveKeys: bench.appearance.hasOk,
    keysDown: keysDown(fingers),
    speed: pace.speed,
    note: fingerNote(fingers, nowMs) || lagNote(live, nowMs) || live.remark,
    isHelpShown: live.isHelpShown,
  };
}
