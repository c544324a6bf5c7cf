// What keys that are held at power-on do, and what comes up when something is missing then.
import { expect } from 'expect';
import { Key } from '../../../hal/hal';
import type { Bench } from '../../../sim/board/bench';
import { askState, switchOn } from '../../../sim/board/board-clock';
import { askAt, nowMs } from '../../board/playing';
import type { Playing } from '../../board/playing';
import type { Covered } from '../covered-board';
import { parseControl } from '../../../firmware/notation/parse';
import { packControl } from '../../../firmware/notation/compile';
import { createControl } from '../../../firmware/core/control';
import type { Control } from '../../../firmware/core/control';
import { unpackControl } from '../../../firmware/core/control-code';
import { openPage } from './link';
import { begin, hold, textOf, leavesOut, look, tap, wait } from './outing';
import type { Outing } from './outing';

const close =
  (...keys: Key[]) =>
  (bench: Bench) =>
    keys.forEach((key) => bench.machine.closeContact(bench.device.keyPins[key]!));

function open({ bench }: Playing): void {
  bench.device.keyPins.forEach((pin) => bench.machine.openContact(pin));
  bench.machine.runFor(500);
}

const STEPS = 38;
const KEYS = [Key.Left, Key.Right, Key.Minus, Key.Pause, Key.Plus];

function beginTest(covered: Covered): Playing {
  return begin(covered, null, { prepare: close(Key.Plus) });
}

function testAll(covered: Covered): void {
  const playing = beginTest(covered);
  const { machine, port } = playing.bench;
  machine.runFor(500);
  open(playing);
  tap(playing, Key.Left);
  wait(playing, (STEPS - 3) * 500);
  tap(playing, ...KEYS);
  const said = machine.takeSerial(port);
  for (let step = 3; step <= STEPS; step++) expect(said).toContain(`# step ${step}\n`);
  const hasBattery = covered.firmware.board.battery !== 'none';
  expect(/# battery (-?\d+)/.exec(said)![1]).toBe(hasBattery ? '100' : '-1');
  for (const key of KEYS) expect(said).toContain(`# contact ${key}\n`);
  wait(playing, 11000);
  expect(look(playing).state.phase).toBe('setup');
}

function losesItsTest(covered: Covered): void {
  const firmware = { ...covered.firmware, overlays: {} };
  const playing = beginTest({ ...covered, firmware });
  open(playing);
  expect(look(playing).state.phase).toBe('setup');
  expect(playing.bench.machine.takeSerial(playing.bench.port)).not.toContain('# step');
}

/** What is typed is run, until the console is locked by the next start. */
function staysUnlocked(covered: Covered): void {
  const playing = begin(covered, null, { prepare: close(Key.Minus, Key.Plus) });
  open(playing);
  // A cable that comes takes the console with it.
  playing.bench.machine.plug(playing.bench.port);
  playing.bench.machine.sendSerial('1+1\n', playing.bench.port);
  wait(playing, 100);
  expect(playing.bench.machine.interpreter!.console.evaluated).toContain('1+1');
}

/** The game stays in flash, and so does the control that the clock would start with. */
function startsSafely(covered: Covered): void {
  const playing = begin(covered, '5m', { prepare: close(Key.Pause) });
  open(playing);
  expect(look(playing).state.phase).toBe('setup');
}

/** Keys that are down at power-on are no presses when they open. */
function ignoresOldKeys(covered: Covered): void {
  const playing = begin(covered, '5m', {
    prepare: close(Key.Left, Key.Right, Key.Minus, Key.Pause),
  });
  wait(playing, 12000);
  open(playing);
  const { phase, left, right } = look(playing).state;
  expect([phase, left.presses, right.presses]).toEqual(['ready', 0, 0]);
}

function startsWithoutCable(covered: Covered): void {
  const playing = begin(covered, '5m', {
    prepare: ({ machine, port }) => machine.unplug(port),
  });
  const { machine, port } = playing.bench;
  tap(playing, Key.Right, Key.Left);
  expect(machine.takeSerial(port)).toBe('');
  machine.powerOff();
  machine.plug(port);
  switchOn(playing.clock);
  expect(askState(playing.clock)!.state).toMatchObject({ phase: 'paused', left: { presses: 1 } });
}

/** Controls that break one bound each, packed as if they did not. */
function controlsOutOfRange(): string[] {
  const spoil = (text: string, change: (control: Control) => void): string => {
    const { control } = parseControl(text);
    change(control);
    return packControl(control);
  };
  const first = (change: (period: Control['periods'][number]) => void) => (control: Control) =>
    change(control.periods[0]!);
  return [
    spoil(
      '5m+3s',
      first((one) => (one.whiteBaseMs = 36000000)),
    ),
    spoil(
      '5m+3s',
      first((one) => (one.blackBaseMs = 36000000)),
    ),
    spoil(
      '5m+3s',
      first((one) => (one.valueMs = 36000000)),
    ),
    spoil(
      '2/5m, 1m',
      first((one) => (one.moves = 0)),
    ),
    spoil(
      '2/5m, 1m',
      first((one) => (one.moves = 1000)),
    ),
    spoil('5m, byo 3x5s', (control) => (control.periods[1]!.count = 100)),
    spoil('5m, byo 3x5s', (control) => (control.periods[1]!.count = 0)),
    spoil('5m, byo 3x5s', (control) => (control.periodCount = 7)),
  ];
}

/** A control that was put there and is not one: the clock starts in SETUP, whatever it is. */
function refusesControls(covered: Covered): void {
  const good = packControl(parseControl('2/5m, 1m+3s; change moves').control);
  const spoilt = [...good].flatMap((_, at) =>
    ['!', '(', 'Y', 'z'].map((other) => good.slice(0, at) + other + good.slice(at + 1)),
  );
  const codes = ['?', '((((((((', ...controlsOutOfRange(), ...spoilt, good.slice(0, -2)];
  let refused = 0;
  for (const code of codes) {
    const isIntact = unpackControl(createControl(), code, 0) >= 0;
    const playing = begin(covered, null, {
      prepare: ({ machine }) => machine.installFiles({ 'zn.ctl': code }),
    });
    expect([code, look(playing).state.phase]).toEqual([code, isIntact ? 'ready' : 'setup']);
    if (!isIntact) refused++;
  }
  expect(refused).toBeGreaterThan(30);
}

/** MINUS and PAUSE, held from power-on: the code is forgotten, and the log of a game says so. */
function forgetsCode(covered: Covered): void {
  for (const control of ['5m', '6s; freeze on', null]) {
    const playing = begin(covered, control);
    const { machine, device } = playing.bench;
    hold(playing, [Key.Minus, Key.Plus], 2200);
    tap(playing, Key.Minus, Key.Minus, Key.Pause, Key.Right, Key.Plus);
    tap(playing, Key.Pause, Key.Pause, Key.Pause, Key.Pause);
    hold(playing, [Key.Pause], 700);
    tap(playing, Key.Right);
    wait(playing, 9000);
    machine.powerOff();
    for (const key of [Key.Minus, Key.Pause]) machine.closeContact(device.keyPins[key]!);
    switchOn(playing.clock);
    machine.runFor(12000);
    open(playing);
    hold(playing, [Key.Minus, Key.Plus], 2200);
    expect(textOf(look(playing))).not.toContain('CODE');
  }
}

/** A row for the control that was put there, five for those used last, and then all others. */
function goesThroughList(covered: Covered): void {
  const playing = begin(covered, '2/5m, 1m+3s; change moves');
  hold(playing, [Key.Minus, Key.Pause], 2200);
  const seen = new Set<string>();
  for (let row = 0; row < 80; row++) {
    seen.add(textOf(look(playing)));
    tap(playing, Key.Plus);
  }
  expect(seen.size).toBeGreaterThan(50);
  // In the arbiter's list it has a name.
  tap(playing, Key.Pause);
  wait(playing, 2000);
  openPage(playing, 'CONTRL');
  tap(playing, Key.Left);
  expect(textOf(look(playing))).toContain('SLOT');
  tap(playing, Key.Pause);
  expect(look(playing).state.phase).toBe('arbiter');
}

/** Nobody touches a clock in SETUP: a warning, and then it goes off. */
function goesOffAlone(covered: Covered): void {
  const playing = begin(covered, null);
  wait(playing, 872000);
  expect(textOf(look(playing))).toContain('OFF');
  tap(playing, Key.Plus);
  expect(textOf(look(playing))).not.toContain('OFF');
  wait(playing, 905000);
  expect(askAt(playing, nowMs(playing) + 500)).toBeNull();
}

export const POWER_ON: readonly Outing[] = [
  {
    name: 'PLUS at power-on tests every part, and then the clock starts',
    isFor: (covered) => !leavesOut(covered, 'self-test'),
    play: testAll,
  },
  { name: 'a clock that has lost its test starts all the same', play: losesItsTest },
  { name: 'MINUS and PLUS at power-on leave the console open', play: staysUnlocked },
  { name: 'PAUSE at power-on starts in SETUP', play: startsSafely },
  { name: 'keys that are down at power-on press nothing', play: ignoresOldKeys },
  { name: 'a clock without a cable says nothing and keeps time', play: startsWithoutCable },
  { name: 'a control that is none is not taken', play: refusesControls },
  { name: 'the code of the arbiter is forgotten openly', play: forgetsCode },
  { name: 'the list has every control', play: goesThroughList },
  { name: 'a clock that nobody touches goes off', play: goesOffAlone },
];
