// The table that the clock lies on: the clock, the person's hands, real time, what has happened,
// and a scenario that is being replayed. Everything that the page does goes through here.

import { Key } from '../../hal/hal';
import { createFingers, isAnyDown, letGoAll } from './fingers';
import type { Fingers } from './fingers';
import type { Bench, Status } from '../table/bench';
import { createGameLog, noteRow, takeEvent } from './model/game-log';
import type { GameLog } from './model/game-log';
import { clockMsAt, createPace, realMsUntil, restart, setHeld, setSpeed } from '../table/pace';
import type { Pace } from '../table/pace';
import { createRecorder, note, noteKey } from './model/recorder';
import type { Recorder } from './model/recorder';
import { isBusy, isOver, nextStepMs, playOn, playTo } from './model/replay';
import type { Replay } from './model/replay';
import { createStopwatch, noticeSleep, timeOfStamp } from './model/stopwatch';
import type { Stopwatch } from './model/stopwatch';
import { createSounder } from './sounder';
import type { Sounder } from './sounder';

export interface Desk {
  readonly watch: Stopwatch;
  readonly pace: Pace;
  readonly fingers: Fingers;
  readonly sounder: Sounder;
  bench: Bench;
  /** Another clock lies here since: views of the old one are thrown away. */
  clockNumber: number;
  recorder: Recorder;
  log: GameLog;
  batteryPercent: number;
  status: Status | null;
  /** When the status was asked for, and the log's version then. */
  statusRealMs: number;
  statusVersion: number;
  replay: Replay | null;
  /** The replay goes on by itself. */
  isPlaying: boolean;
  /** What went wrong, or ''. */
  trouble: string;
}

/** The status is worked out this often at least, so that words and chart follow. */
const STATUS_EVERY_MS = 100;

export function createDesk(bench: Bench, prologue: readonly string[]): Desk {
  const stampMs = performance.now();
  const desk: Desk = {
    watch: createStopwatch(stampMs, Date.now()),
    pace: createPace(stampMs),
    fingers: createFingers((key, closed, atMs) => moveContact(desk, key, closed, atMs)),
    sounder: createSounder(),
    bench,
    clockNumber: 1,
    recorder: createRecorder(prologue),
    log: createGameLog(),
    batteryPercent: 100,
    status: null,
    statusRealMs: -Infinity,
    statusVersion: -1,
    replay: null,
    isPlaying: false,
    trouble: '',
  };
  return desk;
}

/** Real time of a stamp; both clocks of the browser are looked at. */
export function realMsOf(desk: Desk, stampMs: number): number {
  noticeSleep(desk.watch, performance.now(), Date.now());
  return timeOfStamp(desk.watch, stampMs);
}

function targetMs(desk: Desk, realMs: number): number {
  return Math.max(desk.bench.nowMs, clockMsAt(desk.pace, realMs));
}

function advance(desk: Desk, realMs: number): void {
  if (desk.replay === null) {
    desk.bench.advanceTo(targetMs(desk, realMs));
    return;
  }
  if (desk.isPlaying) playTo(desk.replay, targetMs(desk, realMs));
  else playOn(desk.replay);
  if (isOver(desk.replay)) desk.isPlaying = false;
}

/** Takes what the clock says, and sounds. */
function listen(desk: Desk): void {
  const { bench } = desk;
  const tones = bench.takeTones();
  if (tones.length > 0) desk.sounder.play(tones, bench.nowMs, desk.pace.current || 1);
  for (const { atMs, event } of bench.takeEvents()) takeEvent(desk.log, event, atMs);
}

function learnStatus(desk: Desk, realMs: number): void {
  const isOld = realMs - desk.statusRealMs >= STATUS_EVERY_MS;
  if (!isOld && desk.statusVersion === desk.log.version) return;
  desk.status = desk.bench.status();
  desk.statusRealMs = realMs;
  desk.statusVersion = desk.log.version;
}

/** A clock that breaks a rule of its own stands still, and what was done to it can be saved. */
function guarded(desk: Desk, act: () => void): void {
  if (desk.trouble !== '') return;
  try {
    act();
  } catch (error) {
    desk.trouble = error instanceof Error ? error.message : String(error);
  }
}

/** Everything that happens up to the stamp. */
export function catchUp(desk: Desk, stampMs: number): void {
  const realMs = realMsOf(desk, stampMs);
  guarded(desk, () => {
    advance(desk, realMs);
    listen(desk);
    learnStatus(desk, realMs);
  });
}

/** The state as it is now, not as it was up to a tenth of a second ago. */
export function freshStatus(desk: Desk): Status | null {
  desk.statusVersion = -1;
  catchUp(desk, performance.now());
  return desk.status;
}

function moveLever(desk: Desk, key: Key, stampMs: number): void {
  desk.bench.setKey(Key.Left + Key.Right - key, false);
  desk.bench.setKey(key, true);
  note(desk.recorder, desk.bench.nowMs, key === Key.Left ? 'lever left' : 'lever right');
  catchUp(desk, stampMs);
}

function isPlayersKey(key: Key): boolean {
  return key === Key.Left || key === Key.Right;
}

/** A finger moved a contact. In a replay the keys are the scenario's. */
function moveContact(desk: Desk, key: Key, closed: boolean, stampMs: number): void {
  if (desk.replay !== null) return;
  catchUp(desk, stampMs);
  setHeld(desk.pace, realMsOf(desk, stampMs), isAnyDown(desk.fingers));
  guarded(desk, () => {
    if (desk.bench.appearance.hasLever && isPlayersKey(key)) {
      if (closed) moveLever(desk, key, stampMs);
      return;
    }
    desk.bench.setKey(key, closed);
    noteKey(desk.recorder, desk.bench.nowMs, key, closed);
    desk.log.version++;
  });
  catchUp(desk, stampMs);
}

/** In how much real time the page has to look at the clock again. */
export function realMsToNext(desk: Desk): number {
  const dueMs = Math.min(desk.bench.nextMs(), nextReplayMs(desk));
  return realMsUntil(desk.pace, realMsOf(desk, performance.now()), dueMs);
}

/** A replay goes on by itself, or is not yet where it was sent. */
export function isReplaying({ replay, isPlaying }: Desk): boolean {
  return isPlaying || (replay !== null && isBusy(replay));
}

function nextReplayMs({ replay, isPlaying }: Desk): number {
  return replay === null || !isPlaying ? Infinity : nextStepMs(replay);
}

export function chooseSpeed(desk: Desk, speed: number): void {
  const stampMs = performance.now();
  catchUp(desk, stampMs);
  setSpeed(desk.pace, realMsOf(desk, stampMs), speed);
}

export function setSupply(desk: Desk, isOn: boolean): void {
  if (desk.replay !== null) return;
  catchUp(desk, performance.now());
  guarded(desk, () => desk.bench.setSupply(isOn));
  desk.sounder.silence();
  note(desk.recorder, desk.bench.nowMs, isOn ? 'power on' : 'power off');
  noteRow(desk.log, desk.bench.nowMs, isOn ? 'Supply restored' : 'Supply cut');
  catchUp(desk, performance.now());
}

export function setBattery(desk: Desk, percent: number): void {
  desk.batteryPercent = percent;
  if (desk.replay !== null) return;
  catchUp(desk, performance.now());
  guarded(desk, () => desk.bench.setBattery(percent));
  note(desk.recorder, desk.bench.nowMs, `battery ${percent}`);
}

/** The clock takes the control as it lies there; false when it does not now. */
export function chooseInPlace(desk: Desk, notation: string): boolean {
  catchUp(desk, performance.now());
  if (desk.replay !== null || desk.status?.phase !== 'setup') return false;
  if (!desk.bench.choose(notation)) return false;
  note(desk.recorder, desk.bench.nowMs, `control ${notation}`);
  catchUp(desk, performance.now());
  return true;
}

function putOnTable(desk: Desk, bench: Bench, atMs: number): void {
  desk.bench = bench;
  desk.clockNumber++;
  desk.log = createGameLog();
  desk.log.version = desk.clockNumber * 1e6;
  desk.trouble = '';
  desk.sounder.silence();
  restart(desk.pace, realMsOf(desk, performance.now()), atMs);
}

/** Another clock, switched on now. Its contacts are open, so nothing stays pressed. */
export function layDown(desk: Desk, bench: Bench, prologue: readonly string[]): void {
  letGoAll(desk.fingers, performance.now());
  desk.replay = null;
  desk.isPlaying = false;
  desk.batteryPercent = 100;
  putOnTable(desk, bench, 0);
  desk.recorder = createRecorder(prologue);
  catchUp(desk, performance.now());
}

/** Shows the replay where it stands; after it was moved, too. */
export function showReplay(desk: Desk, replay: Replay): void {
  letGoAll(desk.fingers, performance.now());
  desk.replay = replay;
  if (desk.bench !== replay.bench) putOnTable(desk, replay.bench, replay.bench.nowMs);
  restart(desk.pace, realMsOf(desk, performance.now()), replay.bench.nowMs);
  desk.log.version++;
  catchUp(desk, performance.now());
}

export function playReplay(desk: Desk, isPlaying: boolean): void {
  if (desk.replay === null) return;
  restart(desk.pace, realMsOf(desk, performance.now()), desk.bench.nowMs);
  desk.isPlaying = isPlaying && !isOver(desk.replay);
}
