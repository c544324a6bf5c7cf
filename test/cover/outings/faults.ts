// Exceptions, as when memory runs out: one in each function that runs while the clock starts,
// plays, tests itself and switches itself off. Whatever is thrown, there is a clock or an open
// console.
import { expect } from 'expect';
import { Key } from '../../../hal/hal';
import { askState } from '../../../sim/board/board-clock';
import { injectInto } from '../../board/injection';
import type { Injected } from '../../board/injection';
import { playTo, tapInTurn } from '../../board/playing';
import type { Playing } from '../../board/playing';
import type { Covered } from '../covered-board';
import { begin, hold, leavesOut, tap, wait } from './outing';
import type { Outing } from './outing';

/** Every so many functions that were called in a run. */
const EVERY = 14;
/** All steps of the test at power-on, and its last wait. */
const TEST_MS = 35000;

type Run = (covered: Covered, arm: () => void) => Playing;

const startRun: Run = (covered, arm) => {
  return begin(covered, '5m+3s', { prepare: arm });
};

const gameRun: Run = (covered, arm) => {
  const playing = begin(covered, '5m+3s');
  tapInTurn(playing, [2000, 5000, 9500, 14000]);
  playTo(playing, 7000);
  arm();
  playTo(playing, 17000);
  return playing;
};

const testRun: Run = (covered, arm) => {
  const playing = begin(covered, null, {
    prepare: ({ machine, device }) => machine.closeContact(device.keyPins[Key.Plus]!),
  });
  const { machine, device } = playing.bench;
  machine.openContact(device.keyPins[Key.Plus]!);
  machine.runFor(1000);
  arm();
  machine.runFor(3000);
  return playing;
};

const offRun: Run = (covered, arm) => {
  const playing = begin(covered, '5m+3s');
  tap(playing, Key.Right, Key.Pause);
  hold(playing, [Key.Plus, Key.Pause], 3200);
  arm();
  hold(playing, [Key.Minus], 80);
  wait(playing, 3000);
  return playing;
};

/** Somebody can use it: it answers, perhaps when MINUS has woken it, or the console is open. */
function isUsable(playing: Playing): boolean {
  const { machine } = playing.bench;
  if (machine.state !== 'on') return true;
  if (askState(playing.clock) === null) tap(playing, Key.Minus);
  wait(playing, 2000);
  // The test at power-on may go on to its end.
  if (askState(playing.clock) === null) wait(playing, TEST_MS);
  if (askState(playing.clock) !== null || askState(playing.clock) !== null) return true;
  return (
    machine.interpreter!.console.port !== null || machine.takeSerial(playing.bench.port) !== ''
  );
}

function throwIn(covered: Covered, injected: Injected, run: Run): string[] {
  const faulty: Covered = {
    ...covered,
    firmware: injected.firmware,
    options: { ...covered.options, globals: { ...covered.options.globals, ...injected.globals } },
  };
  injected.restart();
  run(faulty, () => injected.restart());
  const called = injected.calls.flatMap((count, index) => (count > 0 ? [index] : []));
  const wrong: string[] = [];
  for (let i = 0; i < called.length; i += EVERY) {
    injected.restart();
    const playing = run(faulty, () => {
      injected.restart();
      injected.arm(called[i]!, 1);
    });
    if (isUsable(playing)) continue;
    wrong.push(`${injected.names[called[i]!]} threw, and it is dead`);
  }
  return wrong;
}

const outing = (name: string, run: Run, isFor?: Outing['isFor']): Outing => ({
  name,
  ...(isFor === undefined ? {} : { isFor }),
  play: (covered) => expect(throwIn(covered, injectInto(covered.firmware), run)).toEqual([]),
});

export const FAULTS: readonly Outing[] = [
  outing('an exception while it starts', startRun),
  outing('an exception in a game', gameRun),
  outing('an exception in the test at power-on', testRun, (covered) => {
    return !leavesOut(covered, 'self-test');
  }),
  outing('an exception while it is switched off', offRun),
];
