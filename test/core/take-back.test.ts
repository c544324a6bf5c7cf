// Corrections by an arbiter on the bare core: taking presses back, edits, and their replay.

import * as fc from 'fast-check';
import { Clock, Phase, createClock, gameMs } from '../../firmware/core/clock';
import { Method, createControl } from '../../firmware/core/control';
import { Edit, edit, editMarks } from '../../firmware/core/arbiter/edit';
import {
  agePress,
  agePressOf,
  previewTakeBack,
  takeBack,
} from '../../firmware/core/arbiter/take-back';
import { Event } from '../../firmware/core/event';
import { peek, rebuildNow } from '../../firmware/core/replay';
import { step } from '../../firmware/core/step';
import { SHORT_BOUNDS, arbitraryControl } from '../support/arbitrary-control';
import { concretise, endMs, moves, playPlain, readyClock, stateOf } from '../support/core-game';

function blitz(): Clock {
  const control = createControl();
  control.periods[0].whiteBaseMs = control.periods[0].blackBaseMs = 180000;
  control.periods[0].method = Method.Fischer;
  control.periods[0].valueMs = 2000;
  return readyClock(control, 0);
}

function play(clock: Clock, ...events: [Event, number][]): void {
  for (const [event, atMs] of events) step(clock, event, atMs);
}

function undo(clock: Clock, isCharged: boolean, nowMs: number): void {
  const scratch = createClock(0);
  const age = agePress(clock, 0);
  previewTakeBack(scratch, clock, age, isCharged);
  takeBack(clock, scratch, age, nowMs);
}

const L = Event.PressLeft;
const R = Event.PressRight;
const P = Event.Play;

test('7.5.5 an undone press gives back time, credit, count and turn', () => {
  const clock = blitz();
  play(clock, [R, 0], [L, 5000], [P, 9000], [Event.EnterArbiter, 10000]);
  undo(clock, false, 12000);
  play(clock, [Event.LeaveArbiter, 13000]);
  expect(clock.phase).toBe(Phase.Paused);
  expect(clock.turn).toBe(0);
  expect(clock.sides[0]).toMatchObject({ bankMs: 182000 - 5000, presses: 0 });
  expect(clock.sides[1]).toMatchObject({ bankMs: 182000, presses: 0 });
  play(clock, [P, 20000], [L, 21000]);
  expect(clock.sides[0].bankMs).toBe(182000 - 6000 + 2000);
});

test('the time since an undone press can be charged to the side that pressed', () => {
  const clock = blitz();
  play(clock, [R, 0], [L, 5000], [P, 9000], [P, 20000], [P, 21000], [Event.EnterArbiter, 22000]);
  undo(clock, true, 30000);
  expect(clock.sides[0].bankMs).toBe(182000 - 5000 - 5000);
  expect(clock.sides[1].bankMs).toBe(182000);
});

test('after an undo time is conserved and the log still gives the state', () => {
  const controls = fc.oneof(arbitraryControl(), arbitraryControl(SHORT_BOUNDS));
  fc.assert(
    fc.property(controls, moves, moves, fc.boolean(), (control, script, more, isCharged) => {
      const events = concretise(control, script);
      const clock = playPlain(control, events, 0);
      const lastMs = endMs(events);
      if (clock.phase === Phase.Running) step(clock, P, lastMs + 700);
      if (clock.phase !== Phase.Paused && clock.phase !== Phase.Frozen) return;
      if (agePress(clock, 0) < 0) return;
      step(clock, Event.EnterArbiter, lastMs + 1000);
      const beforeMs = peekGameMs(clock, lastMs + 2000);
      undo(clock, isCharged, lastMs + 2000);
      expect(gameMs(clock)).toBe(beforeMs);
      step(clock, Event.LeaveArbiter, lastMs + 3000);
      step(clock, P, lastMs + 4000);
      for (const one of more) step(clock, clock.turn as number, clock.lastMs + one.gapMs);
      sameByReplay(clock, clock.lastMs + 10);
    }),
    { numRuns: 1000 },
  );
});

function peekGameMs(clock: Clock, atMs: number): number {
  const now = createClock(0);
  peek(now, clock, atMs);
  return gameMs(now);
}

function sameByReplay(clock: Clock, atMs: number): void {
  const live = createClock(0);
  const again = createClock(0);
  peek(live, clock, atMs);
  rebuildNow(again, clock, atMs);
  expect(stateOf(again, 0)).toEqual(stateOf(live, 0));
}

test('edits are repeated by the log: times, counts, colours, flags and options', () => {
  const clock = blitz();
  play(clock, [R, 0], [L, 5000], [R, 6000], [P, 9000], [Event.EnterArbiter, 10000]);
  edit(clock, editMarks(Edit.Time, 1), 120000, 11000);
  edit(clock, editMarks(Edit.Count, 0), -1, 12000);
  edit(clock, editMarks(Edit.Colours, 0), 0, 13000);
  edit(clock, editMarks(Edit.Options, 0), 0b00100, 14000);
  edit(clock, editMarks(Edit.ClearFlag, 0), 0, 15000);
  play(clock, [Event.LeaveArbiter, 16000], [P, 17000], [L, 18000]);
  expect(clock.sides[1].bankMs).toBe(182000 - 1000 + 2000 + 120000);
  expect(clock.sides[0].presses).toBe(1);
  expect(clock.white).toBe(1);
  expect(clock.control.freeze).toBe(false);
  expect(clock.game.edited).toBe(true);
  sameByReplay(clock, 30000);
});

test('the last press of either side is found, and no older one', () => {
  const clock = blitz();
  const scratch = createClock(0);
  play(clock, [R, 0]);
  expect(agePressOf(scratch, clock, 0)).toBe(-1);
  play(clock, [L, 5000]);
  expect(agePressOf(scratch, clock, 0)).toBe(0);
  expect(agePressOf(scratch, clock, 1)).toBe(-1);
  play(clock, [R, 6000], [P, 7000]);
  expect(agePressOf(scratch, clock, 0)).toBe(2);
  expect(agePressOf(scratch, clock, 1)).toBe(1);
});

test('a frozen clock can be released, its flag cleared, and the game resumed', () => {
  const clock = blitz();
  play(clock, [R, 0], [L, 182000], [Event.EnterArbiter, 190000]);
  expect(clock.cameFrom).toBe(Phase.Frozen);
  edit(clock, editMarks(Edit.ClearFlag, 0), 0, 191000);
  edit(clock, editMarks(Edit.Time, 0), 60000, 191000);
  edit(clock, editMarks(Edit.Release, 0), 0, 191000);
  play(clock, [Event.LeaveArbiter, 192000], [P, 193000], [L, 194000]);
  expect(clock.phase).toBe(Phase.Running);
  expect(clock.sides[0]).toMatchObject({ bankMs: 59000 + 2000, marks: 0, silent: 1 });
  sameByReplay(clock, 195000);
});
