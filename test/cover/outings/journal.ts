// What flash may hold when the clock comes on, and what may happen to it while a game is kept.
import { expect } from 'expect';
import { Key } from '../../../hal/hal';
import type { Bench } from '../../../sim/board/bench';
import { askState, switchOn } from '../../../sim/board/board-clock';
import { createRandom, randomUpTo } from '../../../sim/prng';
import { nowMs, playTo, tapAt } from '../../board/playing';
import type { Playing } from '../../board/playing';
import type { Covered } from '../covered-board';
import { begin, hasPages, hold, look, tap, wait } from './outing';
import type { Outing } from './outing';
import { PAGES, RECORD_BYTES, STARTED, pageOf } from './pages-of-records';

function putPage({ machine, device }: Bench, page: number, bytes: Uint8Array): void {
  if (device.journalAddress !== 0) machine.flash('spare').set(bytes, page * bytes.length);
  else machine.installFiles({ [`zn.${page}`]: new Uint8Array([255, 255, 255, 255, ...bytes]) });
}

function again({ bench, clock }: Playing): ReturnType<typeof askState> {
  bench.machine.powerOff();
  bench.machine.cutAtFlashStep(Infinity);
  switchOn(clock);
  return askState(clock);
}

/** A game is played from where the clock stands, and is there after a cut. */
function expectKeeps(playing: Playing): void {
  if (look(playing).state.phase === 'paused') endGame(playing);
  const { phase } = look(playing).state;
  if (phase === 'setup') tap(playing, Key.Pause);
  wait(playing, 1500);
  tap(playing, Key.Right, Key.Left, Key.Right);
  const { state } = look(playing);
  expect(state.phase).toBe('running');
  const back = again(playing)!.state;
  expect([back.phase, back.left.presses, back.right.presses]).toEqual([
    'paused',
    state.left.presses,
    state.right.presses,
  ]);
}

/** MINUS and PAUSE for three seconds, then PLUS: the clock is READY. */
function endGame(playing: Playing): void {
  hold(playing, [Key.Minus, Key.Pause], 3200);
  tap(playing, Key.Plus);
  wait(playing, 1500);
}

function readsPages(covered: Covered): void {
  for (const [name, phase, records] of PAGES) {
    const playing = begin(covered, null, {
      prepare: (bench) => putPage(bench, 0, pageOf(records, bench.device.journalPageBytes)),
    });
    expect([name, look(playing).state.phase]).toEqual([name, phase]);
    expectKeeps(playing);
  }
}

/** Torn records and blanks between records are passed over. */
function readsOverGaps(covered: Covered): void {
  const records = STARTED;
  for (const gap of [1, 2, 5]) {
    const playing = begin(covered, null, {
      prepare: (bench) => {
        const page = pageOf(records, bench.device.journalPageBytes);
        page.copyWithin((3 + gap) * RECORD_BYTES, 3 * RECORD_BYTES, records.length * RECORD_BYTES);
        page.fill(gap === 2 ? 0 : 0xff, 3 * RECORD_BYTES, (3 + gap) * RECORD_BYTES);
        putPage(bench, 0, page);
      },
    });
    expect(look(playing).state.phase).toBe(gap < 4 ? 'paused' : 'setup');
  }
}

function journalBytes({ machine, device }: Bench): Uint8Array {
  return machine.flash(device.journalAddress === 0 ? 'storage' : 'spare');
}

/** Random bytes of the spare pages rot; the clock comes up, and stands. */
function rots(covered: Covered): void {
  const playing = begin(covered, '5m+3s');
  tap(playing, Key.Right, Key.Left, Key.Pause);
  const whole = journalBytes(playing.bench).slice();
  for (let seed = 0; seed < 10; seed++) {
    const random = createRandom(seed);
    const bytes = journalBytes(playing.bench);
    playing.bench.machine.powerOff();
    bytes.set(whole);
    for (let i = 0; i < 1 + seed; i++)
      bytes[randomUpTo(random, 600)]! ^= 1 << randomUpTo(random, 7);
    expect(['paused', 'setup', 'ready']).toContain(again(playing)?.state.phase);
  }
  journalBytes(playing.bench).fill(0);
  expect(again(playing)!.state.phase).toBe('ready');
}

/** From one phase to the next, with a cut in each. */
function cutsEverywhere(covered: Covered): void {
  const playing = begin(covered, '20s+1s; freeze on');
  expect(again(playing)!.state.phase).toBe('ready');
  tap(playing, Key.Right, Key.Left);
  expect(again(playing)!.state.phase).toBe('paused');
  tap(playing, Key.Pause);
  wait(playing, 30000);
  expect(look(playing).state.phase).toBe('frozen');
  expect(again(playing)!.state.phase).toBe('frozen');
  endGame(playing);
  hold(playing, [Key.Minus, Key.Pause], 2200);
  expect(look(playing).state.phase).toBe('setup');
  tap(playing, Key.Plus, Key.Pause);
  expect(look(playing).state.phase).toBe('ready');
}

function playGame(playing: Playing, presses: number): void {
  for (let i = 0; i < presses; i++) tap(playing, i % 2 === 0 ? Key.Right : Key.Left);
  tap(playing, Key.Pause);
  endGame(playing);
}

/** Round the ring of pages, with a cut now and then. */
function keepsManyGames(covered: Covered): void {
  const playing = begin(covered, '5m+3s');
  for (let game = 0; game < 16; game++) {
    playGame(playing, 3);
    if (game % 5 === 4) expect(again(playing)!.state.phase).toBe('ready');
  }
  tap(playing, Key.Right, Key.Left);
  expect(again(playing)!.state).toMatchObject({ phase: 'paused', left: { presses: 1 } });
}

/** Longer than the log: its oldest entries are folded into the base. */
function keepsLongGame(covered: Covered): void {
  const playing = begin(covered, '5m+9s; sound off');
  const moves = 420;
  const startMs = nowMs(playing);
  for (let i = 0; i < moves; i++) {
    tapAt(playing, i % 2 === 0 ? Key.Right : Key.Left, startMs + 1000 + i * 700, 60);
  }
  playTo(playing, startMs + 2000 + moves * 700);
  const { state } = look(playing);
  expect(state.left.presses + state.right.presses).toBe(moves - 1);
  const back = again(playing)!.state;
  expect([back.phase, back.left.presses, back.right.presses]).toEqual([
    'paused',
    state.left.presses,
    state.right.presses,
  ]);
}

/** From now on flash takes nothing any more: the game goes on, and is not kept. */
function refusesWrites(covered: Covered): void {
  for (const when of ['ready', 'running', 'setup'] as const) {
    const playing = begin(covered, when === 'setup' ? null : '5m+3s');
    const { flash } = playing.bench.machine.device;
    if (when === 'running') tap(playing, Key.Right, Key.Left);
    flash.program = () => undefined;
    if (when === 'setup') tap(playing, Key.Plus, Key.Pause);
    tap(playing, Key.Right, Key.Left, Key.Right);
    wait(playing, 2000);
    const { state, signs } = look(playing);
    expect([state.phase, signs.includes('fault')]).toEqual(['running', true]);
  }
}

/** The slot of the head is worn: the pages behind it are taken. */
function skipsWornHead(covered: Covered): void {
  const playing = begin(covered, null);
  const { flash } = playing.bench.machine.device;
  const program = flash.program.bind(flash);
  let isFirst = true;
  flash.program = (address, data) => {
    if (data.length !== RECORD_BYTES || !isFirst) program(address, data);
    else isFirst = false;
  };
  tap(playing, Key.Plus, Key.Pause);
  wait(playing, 1500);
  tap(playing, Key.Right, Key.Left);
  expect(again(playing)!.state).toMatchObject({ phase: 'paused', left: { presses: 1 } });
}

/** The newest entries are taken back while flash takes nothing. */
function refusesTakeBack(covered: Covered): void {
  for (const isTorn of [false, true]) {
    const playing = begin(covered, '5m+3s');
    const { machine } = playing.bench;
    tap(playing, Key.Right, Key.Left, Key.Right, Key.Left, Key.Pause);
    if (isTorn) {
      machine.cutAtFlashStep(6, 255);
      tap(playing, Key.Pause, Key.Left);
      again(playing);
    }
    machine.device.flash.program = () => undefined;
    hold(playing, [Key.Minus, Key.Plus], 2200);
    tap(playing, Key.Plus, Key.Pause, Key.Plus, Key.Pause, Key.Pause);
    hold(playing, [Key.Pause], 700);
    hold(playing, [Key.Pause], 700);
    wait(playing, 1500);
    expect(look(playing).signs).toContain('fault');
  }
}

/** A worn cell now and then: the record goes into the next slot. */
function skipsWornSlots(covered: Covered): void {
  const playing = begin(covered, '5m+3s');
  const { flash } = playing.bench.machine.device;
  const program = flash.program.bind(flash);
  let writes = 0;
  flash.program = (address, data) => {
    writes++;
    if (data.length === RECORD_BYTES && writes % 3 === 0)
      program(
        address,
        data.map(() => 0),
      );
    else program(address, data);
  };
  tap(playing, Key.Right, Key.Left, Key.Right, Key.Left);
  flash.program = program;
  const { state } = look(playing);
  expect(again(playing)!.state).toMatchObject({ left: { presses: state.left.presses } });
}

/** Long thinks: ticks fill their pages and thin out, also where only one move is made. */
function keepsTicks(covered: Covered): void {
  const playing = begin(covered, '9h');
  tap(playing, Key.Right);
  wait(playing, 6 * 3600000);
  const usedMs = 9 * 3600000 - look(playing).state.left.ms;
  const lostMs = usedMs - (9 * 3600000 - again(playing)!.state.left.ms);
  expect(lostMs).toBeGreaterThanOrEqual(0);
  expect(lostMs).toBeLessThan(60000);
}

/**
 * The supply goes at many steps of a start, of a game and of its end, and again on the way back.
 */
function cutsInWrites(covered: Covered): void {
  for (let step = 0; step < 60; step += 7) {
    const playing = begin(covered, '5m+3s');
    const { machine } = playing.bench;
    tap(playing, Key.Right);
    machine.cutAtFlashStep(step, (step * 37 + 11) & 255);
    tap(playing, Key.Left, Key.Right, Key.Left);
    expect(['paused', 'ready']).toContain(again(playing)?.state.phase);
    machine.cutAtFlashStep(step / 3, 0x5a);
    switchOn(playing.clock);
    expect(['paused', 'ready']).toContain(again(playing)?.state.phase);
  }
}

export const JOURNAL: readonly Outing[] = [
  { name: 'whatever a page holds, the clock comes up and keeps the next game', play: readsPages },
  { name: 'gaps between records are passed over', play: readsOverGaps },
  { name: 'flash that rots is no game, or the one that was', isFor: hasPages, play: rots },
  { name: 'a cut in every phase', play: cutsEverywhere },
  { name: 'many games go round the pages', play: keepsManyGames },
  { name: 'a game longer than the log is kept', play: keepsLongGame },
  { name: 'flash that takes nothing costs the copy, not the game', play: refusesWrites },
  { name: 'a slot that is worn is passed over', play: skipsWornSlots },
  { name: 'a head whose slot is worn is written elsewhere', play: skipsWornHead },
  { name: 'presses are taken back though flash takes nothing', play: refusesTakeBack },
  { name: 'long thinks are kept by ticks', isFor: hasPages, play: keepsTicks },
  { name: 'a cut in a write, and again on the way back', play: cutsInWrites },
];
