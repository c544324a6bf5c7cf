// What goes wrong around a board in a game: the clock goes on with its times.
import { expect } from 'expect';
import { Key } from '../../../hal/hal';
import { setCharge } from '../../../sim/board/bench';
import type { Bench, BenchOptions } from '../../../sim/board/bench';
import type { Answer } from '../../../sim/board/link-lines';
import { switchOn } from '../../../sim/board/board-clock';
import { nowMs, playTo, tapAt, tapInTurn } from '../../board/playing';
import type { Playing } from '../../board/playing';
import type { Covered } from '../covered-board';
import { begin, hold, look, tap, wait } from './outing';
import type { Outing } from './outing';

const TAPS = [2000, 5000, 9500, 14000, 18250];
const MISHAP_MS = 9000;
const END_MS = 31000;

interface Ended {
  playing: Playing;
  answer: Answer;
}

/** A game with a mishap in it, up to END_MS. */
function playWith(
  covered: Covered,
  mishap: (playing: Playing) => void,
  options: BenchOptions = {},
): Ended {
  const playing = begin(covered, '5m+3s', options);
  tapInTurn(playing, TAPS);
  playTo(playing, MISHAP_MS);
  mishap(playing);
  playTo(playing, END_MS - 200);
  return { playing, answer: look(playing) };
}

/** 5m+3s, White left: what is left after these presses, one second after the last but three. */
function expectTimes({ state }: Answer, atMs: number): void {
  const used = { left: 3000 + 4500 + (atMs - 18250), right: 4500 + 4250 };
  const presses = { left: 2, right: 2 };
  expect([state.left.presses, state.right.presses]).toEqual([presses.left, presses.right]);
  expect(300000 + 9000 - state.left.ms - used.left).toBeLessThanOrEqual(1);
  expect(300000 + 9000 - state.right.ms - used.right).toBeLessThanOrEqual(1);
}

function flood(covered: Covered): void {
  const { playing } = playWith(covered, (game) => {
    for (let i = 0; i < 400; i++) tapAt(game, Key.Minus, MISHAP_MS + 600 + i, 0.5);
    game.bench.machine.stall(2000);
  });
  expect(playing.bench.machine.device.queue.lost).toBeGreaterThan(100);
  expect(look(playing).state).toMatchObject({ left: { presses: 2 }, right: { presses: 2 } });
}

/** So many edges between two passes that our own ring is full: what was first counts. */
function fillRing(covered: Covered): void {
  const { playing } = playWith(covered, (game) => {
    for (let i = 0; i < 40; i++) tapAt(game, Key.Minus, MISHAP_MS + 600 + i * 4, 2);
    game.bench.machine.stall(1000);
  });
  expect(look(playing).state).toMatchObject({ left: { presses: 2 }, right: { presses: 2 } });
}

function restartsWithoutMemory(covered: Covered): void {
  let boots = 0;
  const { playing, answer } = playWith(covered, ({ bench }) => {
    boots = bench.machine.boots;
    bench.machine.device.errorFlags.add('MEMORY');
  });
  expect(playing.bench.machine.boots).toBe(boots + 1);
  expect([answer.state.phase, answer.signs]).toEqual([
    'paused',
    expect.arrayContaining(['power-cut']),
  ]);
}

function setsWallClock(covered: Covered): void {
  for (const seconds of [-3600, 3600]) {
    const { answer } = playWith(covered, ({ bench }) => {
      bench.machine.setTime(bench.machine.nowUs / 1e6 + seconds);
    });
    expect(answer.state).toMatchObject({ left: { presses: 2 }, right: { presses: 2 } });
  }
}

/** The clock is set between an edge and the pass that takes it. */
function setsWallClockAtPress(covered: Covered): void {
  const { answer } = playWith(covered, (game) => {
    const { machine } = game.bench;
    playTo(game, TAPS[2]! - 30);
    machine.device.line.at(game.startUs + TAPS[2]! * 1000 + 10, () => {
      machine.setTime(machine.nowUs / 1e6 - 7200);
    });
    machine.stall(100);
  });
  expect(answer.state).toMatchObject({ left: { presses: 2 }, right: { presses: 2 } });
}

function sticks(covered: Covered): void {
  const { answer } = playWith(covered, (game) => tapAt(game, Key.Minus, MISHAP_MS + 100, 100000));
  expect(answer.signs).toContain('fault');
}

/** While flash is written the interrupt waits: what happened meanwhile is one edge, or none. */
function missesEdges(covered: Covered): void {
  const { answer } = playWith(covered, ({ bench }) => {
    const { interrupts, line } = bench.machine.device;
    const pin = bench.device.keyPins[Key.Plus]!;
    interrupts.holdOff(() => {
      bench.machine.closeContact(pin);
      line.advance(300);
      bench.machine.openContact(pin);
    });
  });
  expectTimes(answer, END_MS);
}

/** The interrupt lost an edge altogether; the poll finds the level. */
function losesAnEdge(covered: Covered): void {
  const { answer } = playWith(covered, ({ bench }) => {
    const { machine } = bench;
    const { queue } = machine.device;
    const push = queue.pushEdge.bind(queue);
    queue.pushEdge = () => undefined;
    machine.closeContact(bench.device.keyPins[Key.Plus]!);
    queue.pushEdge = push;
    machine.runFor(3000);
    machine.openContact(bench.device.keyPins[Key.Plus]!);
  });
  expectTimes(answer, END_MS);
}

/** The level comes back before two polls agree. */
function losesTwoEdges(covered: Covered): void {
  const { answer } = playWith(covered, ({ bench }) => {
    const { machine } = bench;
    const { queue } = machine.device;
    const pin = bench.device.keyPins[Key.Plus]!;
    const push = queue.pushEdge.bind(queue);
    queue.pushEdge = () => undefined;
    machine.closeContact(pin);
    machine.pass();
    machine.runFor(3);
    machine.openContact(pin);
    queue.pushEdge = push;
    machine.runFor(3000);
  });
  expectTimes(answer, END_MS);
}

const unplug = (bench: Bench): void => bench.modules.forEach((each) => (each.isUnplugged = true));

/** Nothing answers on the bus; later it does. */
function losesItsDisplay(covered: Covered): void {
  for (const failure of ['timeout', 'nack'] as const) {
    const prepare = (bench: Bench) => {
      unplug(bench);
      bench.machine.device.wiring.i2cFailure = failure;
      bench.machine.device.line.at(bench.machine.nowUs + 25e6, () => {
        bench.modules.forEach((each) => (each.isUnplugged = false));
      });
    };
    const { answer } = playWith(covered, () => undefined, { prepare });
    expectTimes(answer, END_MS);
  }
}

function drains(covered: Covered): void {
  const { answer } = playWith(covered, ({ bench }) => setCharge(bench, 3));
  const isMeasured = covered.firmware.board.battery !== 'none';
  expect(answer.signs.includes('battery-low')).toBe(isMeasured);
}

/** Below the curve of the battery, and in the middle of it. */
function readsCharge(covered: Covered): void {
  const playing = begin(covered, null);
  const { bench } = playing;
  const [lowestMv] = bench.device.batteryMv;
  if (lowestMv === undefined) return;
  bench.machine.setBattery((lowestMv - 200) / 1000);
  wait(playing, 61000);
  expect(look(playing).signs).toContain('battery-low');
  setCharge(bench, 57);
  wait(playing, 61000);
  expect(look(playing).signs).not.toContain('battery-low');
}

function switchOffByKeys(playing: Playing): void {
  tap(playing, Key.Pause);
  hold(playing, [Key.Plus, Key.Pause], 3200);
  // MINUS agrees; while it is down the board must not sleep, because it would wake it.
  hold(playing, [Key.Minus], 1500);
  wait(playing, 2000);
}

function sleepsAndWakes(covered: Covered): void {
  const playing = begin(covered, '5m+3s');
  const { machine, device } = playing.bench;
  tapInTurn(playing, [2000, 5000]);
  playTo(playing, 7000);
  switchOffByKeys(playing);
  const boots = machine.boots;
  expect(playing.bench.machine.state === 'asleep' || device.keyPins.length > 0).toBe(true);
  machine.closeContact(device.keyPins[Key.Minus]!);
  machine.runFor(300);
  machine.openContact(device.keyPins[Key.Minus]!);
  machine.runFor(3000);
  expect(machine.boots).toBe(boots + 1);
  expect(look(playing).state).toMatchObject({ phase: 'paused', left: { presses: 1 } });
}

/** Off, but the display does not answer: the clock stays on and says so. */
function cannotSleep(covered: Covered): void {
  const playing = begin(covered, '5m+3s');
  playing.bench.machine.device.wiring.i2cFailure = 'nack';
  tapInTurn(playing, [2000, 5000]);
  playTo(playing, 7000);
  unplug(playing.bench);
  switchOffByKeys(playing);
  expect(nowMs(playing)).toBeGreaterThan(0);
}

function bites(covered: Covered): void {
  const { playing, answer } = playWith(covered, ({ bench }) => bench.machine.stall(6000));
  expect(playing.bench.machine.device.power.bites).toBe(1);
  expect(answer.state.phase).toBe('paused');
}

function cutsTwice(covered: Covered): void {
  const { playing } = playWith(covered, ({ bench, clock }) => {
    bench.machine.powerOff();
    switchOn(clock);
    bench.machine.runFor(500);
    bench.machine.powerOff();
    switchOn(clock);
  });
  const { log } = look(playing);
  expect(log.filter((each) => each === 'power')).toHaveLength(1);
}

const isI2c = ({ firmware }: Covered): boolean => firmware.board.display.chip === 'ht16k33';

export const MISHAPS: readonly Outing[] = [
  { name: 'a full queue of events costs no press that was before', play: flood },
  { name: 'a full ring of edges costs no press that was before', play: fillRing },
  { name: 'a board without memory restarts', play: restartsWithoutMemory },
  { name: 'the wall clock may be set', play: setsWallClock },
  { name: 'the wall clock may be set just behind a press', play: setsWallClockAtPress },
  { name: 'a key that sticks is told', play: sticks },
  { name: 'a contact that moved there and back is heard', play: missesEdges },
  { name: 'a contact whose edge was lost is found', play: losesAnEdge },
  { name: 'a contact that looked closed for a moment is not taken for one', play: losesTwoEdges },
  { name: 'a display that is not there takes nothing from the times', play: losesItsDisplay },
  { name: 'a battery that runs down is told', play: drains },
  { name: 'the charge is read wherever it lies', play: readsCharge },
  { name: 'the clock is switched off by its keys, and on again', play: sleepsAndWakes },
  { name: 'a clock whose display does not answer stays on', isFor: isI2c, play: cannotSleep },
  { name: 'a loop that stands still is restarted', play: bites },
  { name: 'two power cuts are one pause', play: cutsTwice },
];
