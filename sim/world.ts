// One clock in virtual time: contacts, battery, flash and supply around the firmware. The world
// runs a pass of the loop whenever the firmware asked for one or a contact moved, and checks after
// each that the clock still makes sense. Time stands still between two calls.

import { App, bootApp, createApp, passApp } from '../firmware/app';
import { checkClock, createWitness, forgetClock } from '../firmware/core/invariants';
import { LOG_ENTRIES } from '../firmware/core/limits';
import type { Witness } from '../firmware/core/invariants';
import type { Hal, Key, Traits } from '../hal/hal';
import { forgetEdges, setContact } from './contacts';
import { PowerCut, createFlash } from './flash';
import type { Heard } from './listener';
import { Random, createRandom, randomUpTo } from './prng';
import { soundsAfter } from './sounds';
import { Parts, createParts, createSimHal } from './sim-hal';

export interface WorldOptions {
  seed?: number;
  cells?: 4 | 6;
  keys?: 3 | 5;
  contact?: 'momentary' | 'lever';
  /** The board's counter at the start; only a board that was on for weeks has a large one. */
  counterMs?: number;
  /** The same when it boots again. */
  bootMs?: number;
  /** Facts of a certain board, in place of those above. */
  traits?: Partial<Traits>;
  /** Passes come late at random, and edges reach a pass late. */
  jitterSeed?: number;
}

/** A contact that will move by itself. */
interface Planned {
  atMs: number;
  key: Key;
  closed: boolean;
}

export interface World {
  /** Since the start of the world. Does not wrap. */
  nowMs: number;
  parts: Parts;
  hal: Hal;
  /** Null while the clock is off. */
  app: App | null;
  hasSupply: boolean;
  /** When the next pass runs. */
  wakeMs: number;
  /** The interpreter is busy with something else up to then. */
  stalledUntilMs: number;
  planned: Planned[];
  /** What the board's counter showed at nowMs 0. */
  counterBaseMs: number;
  /** What it shows when the firmware begins. */
  bootMs: number;
  jitter: Random | null;
  witness: Witness;
  /** Sounds that passes have caused; a listener takes them. */
  heard: Heard[];
  /** How many of this boot's sounds have been noted. */
  heardCount: number;
  passes: number;
}

const ALL_SIGNS = 0x1ffffff;
const ALL_CELLS = 0xfff;
const FLASH_PAGES = 16;
const FLASH_PAGE_BYTES = 4096;
const BATTERY_LOW_PERCENT = 15;
const LATE_MS_MAX = 200;
const LAG_MS_MAX = 15;
/** What the counter of a board shows when the firmware begins. */
const BOOT_MS = 250;

function createTraits(options: WorldOptions): Traits {
  return {
    cellsPerSide: options.cells ?? 6,
    colonCells: ALL_CELLS,
    pointCells: ALL_CELLS,
    signs: ALL_SIGNS,
    hasFiveKeys: (options.keys ?? 3) === 5,
    hasLever: options.contact === 'lever',
    flashPages: FLASH_PAGES,
    flashPageBytes: FLASH_PAGE_BYTES,
    logEntries: LOG_ENTRIES,
    batteryLowPercent: BATTERY_LOW_PERCENT,
    ...options.traits,
  };
}

function lateMs(world: World): number {
  return world.jitter === null ? 0 : randomUpTo(world.jitter, LATE_MS_MAX);
}

function wakeBy(world: World, dueMs: number): void {
  const atMs = Math.max(dueMs, world.nowMs, world.stalledUntilMs) + lateMs(world);
  world.wakeMs = Math.min(world.wakeMs, atMs);
}

function moveTime(world: World, nowMs: number): void {
  world.nowMs = nowMs;
  world.parts.nowMs = nowMs;
  world.parts.counterMs = (world.counterBaseMs + nowMs) | 0;
}

function goDark(world: World): void {
  world.app = null;
  world.wakeMs = Infinity;
  world.parts.glass.cells.fill(0);
  world.parts.glass.signs = 0;
  world.parts.glass.blinks = 0;
  world.hal.tone(0);
  forgetEdges(world.parts.contacts);
  forgetClock(world.witness);
}

/** Runs firmware; when the supply goes inside it, all that it held is lost. */
function runFirmware(world: World, run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof PowerCut)) throw error;
    world.hasSupply = false;
    goDark(world);
  }
}

/** A clock that makes no sense is a bug of the core: nothing after it can be believed. */
function checkApp(world: World, app: App): void {
  const broken = checkClock(world.witness, app.clock);
  if (broken !== '') throw new Error(`at ${world.nowMs} ms the clock broke a rule: ${broken}`);
}

function pass(world: World): void {
  const app = world.app!;
  world.passes++;
  runFirmware(world, () => {
    world.wakeMs = Infinity;
    wakeBy(world, world.nowMs + Math.max(1, passApp(app)));
    checkApp(world, app);
    world.heard.push(...soundsAfter(app, world.heardCount, world.parts));
    world.heardCount = app.sounder.heard.count;
  });
  if (world.parts.isOff) goDark(world);
  else if (world.parts.contacts.waiting.length > 0) wakeBy(world, world.nowMs + 1);
}

/** One pass at this instant, which sees every edge up to now. */
export function passNow(world: World): void {
  if (world.app === null) return;
  world.parts.lagMs = 0;
  pass(world);
}

function passLate(world: World): void {
  world.parts.lagMs = world.jitter === null ? 0 : randomUpTo(world.jitter, LAG_MS_MAX);
  pass(world);
}

function start(world: World): void {
  runFirmware(world, () => {
    const app = createApp(world.hal);
    world.heardCount = 0;
    world.app = app;
    bootApp(app);
  });
  if (world.app !== null) passNow(world);
}

/** The key that woke the board is a key held at power-on: nobody hears its edge. */
function boot(world: World): void {
  world.parts.isOff = false;
  forgetEdges(world.parts.contacts);
  world.counterBaseMs = world.bootMs - world.nowMs;
  moveTime(world, world.nowMs);
  start(world);
}

export function createWorld(options: WorldOptions): World {
  const seed = options.seed ?? 1;
  const traits = createTraits(options);
  const parts = createParts(traits, createFlash(traits.flashPages, traits.flashPageBytes, seed));
  const world: World = {
    nowMs: 0,
    parts,
    hal: createSimHal(parts),
    app: null,
    hasSupply: true,
    wakeMs: Infinity,
    stalledUntilMs: 0,
    planned: [],
    counterBaseMs: options.counterMs ?? BOOT_MS,
    bootMs: options.bootMs ?? BOOT_MS,
    jitter: options.jitterSeed === undefined ? null : createRandom(options.jitterSeed),
    witness: createWitness(),
    heard: [],
    heardCount: 0,
    passes: 0,
  };
  moveTime(world, 0);
  start(world);
  return world;
}

/** Opens or closes a contact at this instant. A closing contact wakes a clock that is asleep. */
export function setKey(world: World, key: Key, closed: boolean): void {
  const { contacts, counterMs } = world.parts;
  if (!setContact(contacts, { key, closed, atMs: counterMs })) return;
  if (world.app !== null) wakeBy(world, world.nowMs);
  else if (world.hasSupply && closed) boot(world);
  else forgetEdges(contacts);
}

/** The contact moves by itself `afterMs` from now. */
export function planKey(
  world: World,
  change: { key: Key; closed: boolean; afterMs: number },
): void {
  const atMs = world.nowMs + change.afterMs;
  const place = world.planned.findIndex((other) => other.atMs > atMs);
  const planned = { atMs, key: change.key, closed: change.closed };
  world.planned.splice(place < 0 ? world.planned.length : place, 0, planned);
}

/** Contacts that move at this instant do so before a pass at this instant. */
function meetNext(world: World): void {
  const next = world.planned[0];
  if (next === undefined || next.atMs > world.wakeMs) {
    moveTime(world, world.wakeMs);
    passLate(world);
    return;
  }
  world.planned.shift();
  moveTime(world, next.atMs);
  setKey(world, next.key, next.closed);
}

/** Lets time pass up to `toMs`, with all that happens up to and including it. */
export function advanceWorld(world: World, toMs: number): void {
  while (Math.min(world.wakeMs, world.planned[0]?.atMs ?? Infinity) <= toMs) meetNext(world);
  if (toMs > world.nowMs) moveTime(world, toMs);
}

/** No pass runs for so long, whatever happens. */
export function stallLoop(world: World, forMs: number): void {
  world.stalledUntilMs = world.nowMs + forMs;
  if (world.app !== null) world.wakeMs = Math.max(world.wakeMs, world.stalledUntilMs);
}

/** The supply goes at this instant. What the loop had to do until now has been done. */
export function cutPower(world: World): void {
  passNow(world);
  world.hasSupply = false;
  goDark(world);
}

/** The supply is back; the clock boots from what stands in its flash. */
export function restorePower(world: World): void {
  if (world.hasSupply) return;
  world.hasSupply = true;
  boot(world);
}
