// A scenario under way on a board, with the fake HAL beside it. The board runs freely from stop to
// stop: a stop is an instant at which it is looked at, or its supply changes.
import { drawFrame } from '../glass';
import { soundsSinceLine, tellSounds } from '../listener';
import type { Look } from '../scenario/look';
import type { Scenario } from '../scenario/scenario';
import type { SignName } from '../sign-names';
import { toRecord } from '../trace';
import type { TraceRecord } from '../trace';
import { askState, benchUs, sceneMs } from './board-clock';
import type { BoardClock } from './board-clock';
import { scheduleMoves } from './contact-plan';
import type { Stop } from './contact-plan';
import { compareAnswer, compareLooks, compareRecords } from './differences';
import type { Difference } from './differences';
import type { Answer } from './link-lines';
import { frameNow, pictureOf } from './picture';
import {
  LOOK_EVERY_MS,
  WATCH_MS,
  closeWatches,
  openWatch,
  seeBoard,
  seeFake,
  watchedUntilMs,
} from './picture-watch';
import type { PictureWatch } from './picture-watch';
import type { Reference } from './reference';

export interface Scene {
  scenario: Scenario;
  clock: BoardClock;
  watch: PictureWatch;
  reference: Reference;
  stops: Stop[];
  /** The last stop that was reached. */
  at: number;
  /** The instant of the line that is played. */
  nowMs: number;
  /** Pictures are compared when passes are on time. */
  seesGlass: boolean;
  differences: Difference[];
}

/** Before a stop no pass begins for so long, so that none is under way at its instant. */
export const HOLD_MS = 30;

function runTo({ clock, watch }: Scene, toMs: number): void {
  const { machine } = clock.bench;
  const benchMs = (atMs: number) => benchUs(clock, atMs) / 1000;
  const watchedMs = Math.min(toMs, watchedUntilMs(watch));
  for (let ms = sceneMs(clock); ms < watchedMs; ms = sceneMs(clock)) {
    machine.runUntil(benchMs(Math.min(ms + LOOK_EVERY_MS, watchedMs)));
    seeBoard(watch, sceneMs(clock));
  }
  if (sceneMs(clock) < toMs) machine.runUntil(benchMs(toMs));
}

/** The board comes to a stop at exactly this instant, if nothing that it does takes too long. */
function stopAt(scene: Scene, atMs: number): void {
  runTo(scene, atMs - HOLD_MS);
  scene.clock.bench.machine.holdUntil(benchUs(scene.clock, atMs) / 1000);
  closeWatches(scene.watch, atMs - 1);
}

function seeFakeNow(scene: Scene, atMs: number): void {
  const { reference, watch, clock } = scene;
  seeFake(watch, atMs, pictureOf(clock.bench, reference.frame));
}

/** Time passes on the fake HAL; on the board when the next stop is there. */
export function advance(scene: Scene, toMs: number): void {
  const { reference, watch, stops, at } = scene;
  scene.nowMs = toMs;
  reference.advance(toMs, watchedUntilMs(watch), (atMs) => seeFakeNow(scene, atMs));
  const next = stops[at + 1];
  if (next?.atMs === toMs && sceneMs(scene.clock) < toMs) stopAt(scene, toMs);
}

/** The next stop is reached; `act` does what is to be done there. */
export function arrive<T>(scene: Scene, act: (stop: Stop) => T): T {
  scene.at++;
  const stop = scene.stops[scene.at]!;
  const result = act(stop);
  scheduleMoves(scene.clock, scene.scenario, stop);
  return result;
}

function noteGlass(scene: Scene, { line, atMs }: Stop): void {
  const { clock, reference, differences } = scene;
  const what = `the picture within ${WATCH_MS} ms`;
  const [glass, fake] = [frameNow(clock.bench), reference.frame].map((frame) => drawFrame(frame));
  differences.push({ line, atMs, what, board: 'another', fake: `\n${fake}\n`, glass: glass! });
}

/** From now on the glass has 60 ms to show what it ought to. */
function watchGlass(scene: Scene, stop: Stop): void {
  const { watch, clock } = scene;
  openWatch(watch, stop.atMs, () => noteGlass(scene, stop));
  seeBoard(watch, sceneMs(clock));
  seeFakeNow(scene, stop.atMs);
}

/** A clock of four cells blinks more: what blinks is the board's where the face is its own. */
function blinksOf(scene: Scene, answer: Answer, fake: Look): SignName[] {
  const isOwn = scene.clock.bench.device.cellsPerSide === scene.scenario.kind.cells;
  return isOwn ? answer.blinks : fake.own.blinks;
}

function lookOf(scene: Scene, stop: Stop, answer: Answer, fake: Look): Look {
  const { signs, state } = answer;
  const blinks = blinksOf(scene, answer, fake);
  return {
    atMs: stop.atMs,
    state,
    full: { face: fake.full.face, signs, blinks },
    own: { face: fake.own.face, signs, blinks },
    log: answer.log,
    sounds: soundsSinceLine(scene.clock.listener),
  };
}

/** Asks the board and the fake HAL for this instant; what they say differently is noted. */
function compareNow(scene: Scene, stop: Stop): Look | null {
  const answer = askState(scene.clock);
  const { trace, glass } = scene.reference;
  const [fake, ownFake] = [trace.look(), glass.look()];
  if (answer === null || fake === null || ownFake === null) {
    const [board, other] = [answer, fake].map((one) => (one === null ? 'off' : 'on'));
    if (board !== other) {
      const { line, atMs } = stop;
      scene.differences.push({ line, atMs, what: 'the clock', board: board!, fake: other! });
    }
    return null;
  }
  const look = lookOf(scene, stop, answer, fake);
  const counterMs = stop.atMs - scene.clock.counterZeroMs;
  scene.differences.push(
    ...compareLooks(stop, look, fake),
    ...compareAnswer(stop, answer, { counterMs, look: ownFake }),
  );
  if (scene.seesGlass) watchGlass(scene, stop);
  return look;
}

export function lookNow(scene: Scene): Look | null {
  return arrive(scene, (stop) => compareNow(scene, stop));
}

export function recordNow(scene: Scene): TraceRecord | null {
  return arrive(scene, (stop) => {
    const look = compareNow(scene, stop);
    const fake = scene.reference.trace.record();
    if (look === null || fake === null) return null;
    const record = toRecord(look, tellSounds(scene.clock.listener));
    scene.differences.push(...compareRecords(stop, record, fake));
    return record;
  });
}

/** Lets the board and the fake HAL finish what the last stop has begun. */
export function finish(scene: Scene): void {
  const endMs = Math.max(watchedUntilMs(scene.watch), sceneMs(scene.clock));
  if (scene.watch.open.length === 0) return;
  scene.reference.advance(endMs, endMs, (atMs) => seeFakeNow(scene, atMs));
  runTo(scene, endMs);
  closeWatches(scene.watch, endMs);
}
