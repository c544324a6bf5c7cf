// A board that is switched on, and what can be had from it from outside: the state of this very
// instant through the link, and the sounds that it told. Scene time counts from its zero.
import { foretell, forgetForetold, hear } from '../listener';
import type { Heard, Listener } from '../listener';
import { createListener } from '../listener';
import type { Bench } from './bench';
import { readAnswer, readLines, readSound } from './link-lines';
import type { Answer, CountedSound, Line } from './link-lines';

export interface BoardClock {
  bench: Bench;
  listener: Listener;
  /** Microseconds of the bench at which the scene begins. */
  originUs: number;
  /** The scene's time at which the clock's own counter was 0. */
  counterZeroMs: number;
  /** Told of every line that the board says, while `counterZeroMs` is the line's own. */
  onLine: (line: Line) => void;
}

export function createBoardClock(bench: Bench): BoardClock {
  return {
    bench,
    listener: createListener(),
    originUs: bench.machine.nowUs,
    counterZeroMs: 0,
    onLine: () => undefined,
  };
}

export function sceneMs({ bench, originUs }: BoardClock): number {
  return (bench.machine.nowUs - originUs) / 1000;
}

/** The bench's time for an instant of the scene. */
export function benchUs({ originUs }: BoardClock, atMs: number): number {
  return originUs + Math.round(atMs * 1000);
}

function heardAt(clock: BoardClock, sounds: CountedSound[]): Heard[] {
  return sounds.map(({ name, t }) => ({ name, atMs: Math.round(clock.counterZeroMs + t) }));
}

/** A request that came in this very moment, behind every edge up to now. */
function knock({ machine, port }: Bench): void {
  const { serial, queue } = machine.device;
  serial.onArrival(port, '?\n');
  queue.pushSerial(port, '?\n');
}

function hearLines(clock: BoardClock, lines: readonly Line[]): void {
  lines.forEach((line) => clock.onLine(line));
  const sounds = lines.filter(({ event }) => event === 'sound').map(readSound);
  hear(clock.listener, heardAt(clock, sounds));
}

/** Lines of the boot that is under way; what an earlier one told is heard by its own counter. */
function freshLines(clock: BoardClock): Line[] {
  const lines = readLines(clock.bench.machine.takeSerial(clock.bench.port));
  const hello = Math.max(0, lines.map(({ event }) => event).lastIndexOf('zeitnot'));
  hearLines(clock, lines.slice(0, hello));
  return lines.slice(hello);
}

/** Hears what the board said. When it has booted since it was asked last, ask it instead. */
export function listen(clock: BoardClock): void {
  hearLines(clock, freshLines(clock));
}

/**
 * One pass at this instant and the state that it answers; null when nobody answers. What the pass
 * costs takes no time, so that the answer is about this instant, whatever the pass has to do.
 */
export function askState(clock: BoardClock): Answer | null {
  const { machine } = clock.bench;
  if (!machine.isOn) return null;
  machine.still(() => {
    knock(clock.bench);
    machine.pass();
  });
  const lines = freshLines(clock);
  const state = lines.filter(({ event }) => event === 'state').pop();
  if (state === undefined) return null;
  const answer = readAnswer(state);
  clock.counterZeroMs = sceneMs(clock) - answer.t;
  hearLines(clock, lines);
  foretell(clock.listener, heardAt(clock, answer.foretold));
  return answer;
}

/** Power comes; boot and first pass take no time: from now on it can be pressed and asked. */
export function switchOn(clock: BoardClock): void {
  clock.bench.machine.still(() => clock.bench.machine.powerOn());
  clock.counterZeroMs = sceneMs(clock);
  askState(clock);
}

/** The supply goes at this instant. What the loop had to do until now has been done. */
export function switchOff(clock: BoardClock): void {
  askState(clock);
  clock.bench.machine.powerOff();
  forgetForetold(clock.listener);
}
