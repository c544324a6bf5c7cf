// The core against the worked games of the timing specification, event by event.

import { createClock } from '../../firmware/core/clock';
import type { Clock } from '../../firmware/core/clock';
import { settle } from '../../firmware/core/deadline';
import { Event } from '../../firmware/core/event';
import { peek } from '../../firmware/core/replay';
import { step } from '../../firmware/core/step';
import { parseControl } from '../../firmware/notation/parse';
import { clockState } from '../../sim/clock-state';
import { VECTORS, snapshotOf } from '../support/vectors';
import type { Act, Snapshot, Vector } from '../support/vectors';

const EVENTS: Record<Act, Event> = {
  left: Event.PressLeft,
  right: Event.PressRight,
  pause: Event.Play,
};

type Tick = (clock: Clock, fromMs: number, toMs: number) => void;

const noTick: Tick = () => {};

/** A pass of the loop every `everyMs`, which decides deadlines as the device does. */
function tickEvery(everyMs: number): Tick {
  return (clock, fromMs, toMs) => {
    for (let ms = 1; ms < ((toMs - fromMs) | 0); ms += everyMs) settle(clock, (fromMs + ms) | 0);
  };
}

function play(vector: Vector, startMs: number, tick: Tick): Snapshot[] {
  const clock = createClock(384);
  const scratch = createClock(0);
  clock.control = parseControl(vector.control).control;
  clock.lastMs = startMs;
  clock.dueMs = startMs;
  step(clock, Event.Choose, startMs);
  let nowMs = startMs;
  return vector.snapshots.map(({ t }, i) => {
    const act = vector.script[i]?.act;
    tick(clock, nowMs, (startMs + t) | 0);
    nowMs = (startMs + t) | 0;
    if (act !== undefined) step(clock, EVENTS[act], nowMs);
    peek(scratch, clock, nowMs);
    return snapshotOf({ t, ...clockState(scratch) });
  });
}

test('there are 160 games', () => {
  expect(VECTORS).toHaveLength(160);
});

describe.each(VECTORS.map((vector) => ({ name: `${vector.id} ${vector.control}`, vector })))(
  '$name',
  ({ vector }) => {
    test('every state is that of the model', () => {
      expect(play(vector, 0, noTick)).toEqual(vector.snapshots);
    });

    test('passes of the loop change nothing, nor does a counter that wraps during the game', () => {
      expect(play(vector, 0x7fffffff - 15000, tickEvery(7))).toEqual(vector.snapshots);
      expect(play(vector, -15000, tickEvery(997))).toEqual(vector.snapshots);
    });
  },
);
