// Before a scene begins: the board is wired, gets its files, is switched on and set up.
import { Key } from '../../hal/hal';
import { createRandom, randomUpTo } from '../prng';
import type { Scenario } from '../scenario/scenario';
import { ScenarioError } from '../scenario/scenario-error';
import { createBench } from './bench';
import type { Bench, BenchOptions } from './bench';
import { askState, benchUs, createBoardClock, switchOn } from './board-clock';
import type { BoardClock } from './board-clock';
import { HOLD_MS } from './board-scene';
import type { Scene } from './board-scene';
import { planStops, scheduleMoves } from './contact-plan';
import { filesOf } from './firmware';
import type { Firmware } from './firmware';
import { createPictureWatch } from './picture-watch';
import type { Prologue } from './prologue';
import { createReference } from './reference';
import type { Reference } from './reference';

/**
 * The colours are chosen with a key, as a user does, this long before the scene: a whole round of
 * all that takes turns on the glass in READY.
 */
const LEAD_MS = 8000;
const TAP_MS = 80;
/** How late a pass may begin, and how much later an edge may reach it. */
const LATE_MS_MAX = 200;
const LAG_MS_MAX = 15;

/** PLUS: the right side is White. */
function tapForWhite(clock: BoardClock): void {
  const { machine, device } = clock.bench;
  const pin = device.keyPins[Key.Plus]!;
  machine.closeContact(pin);
  machine.openContact(pin, machine.nowUs + TAP_MS * 1000);
  machine.runFor(LEAD_MS / 2);
  machine.holdUntil((clock.originUs + LEAD_MS * 1000) / 1000);
  clock.originUs += LEAD_MS * 1000;
  clock.counterZeroMs -= LEAD_MS;
  askState(clock);
}

function setUp(reference: Reference, { control, white }: Prologue): void {
  for (const stage of [reference.trace, reference.glass]) {
    if (control !== null) stage.choose(control, true);
    if (white === 'right') stage.setWhite('right');
  }
}

/** The bundle of a board must fit beside its journal. */
function install(bench: Bench, files: Record<string, string>, scenario: Scenario): void {
  try {
    bench.machine.installFiles(files);
  } catch {
    const reason = `the firmware does not fit into the Storage of ${bench.board.name}`;
    throw new ScenarioError(scenario.file, 1, reason);
  }
}

/** Passes and deliveries lag at random, but for the time just before a stop. */
function makeLate(scene: Scene, seed: number): void {
  const random = createRandom(seed);
  const atMost = (mostMs: number) => (nowUs: number) => {
    const stop = scene.stops[scene.at + 1];
    const roomUs =
      stop === undefined ? Infinity : benchUs(scene.clock, stop.atMs - HOLD_MS) - nowUs;
    return Math.max(0, Math.min(randomUpTo(random, mostMs) * 1000, roomUs));
  };
  scene.clock.bench.machine.setLateness({
    passUs: atMost(LATE_MS_MAX),
    deliveryUs: atMost(LAG_MS_MAX),
  });
}

export function startScene(
  scenario: Scenario,
  firmware: Firmware,
  prologue: Prologue,
  options: BenchOptions,
): Scene {
  const bench = createBench(firmware.board, options);
  install(bench, filesOf(firmware, prologue.control), scenario);
  options.prepare?.(bench);
  const clock = createBoardClock(bench);
  switchOn(clock);
  if (prologue.white === 'right') tapForWhite(clock);
  const reference = createReference(bench.board, scenario.kind, -clock.counterZeroMs);
  setUp(reference, prologue);
  const stops = planStops(scenario);
  scheduleMoves(clock, scenario, stops[0]!);
  const watch = createPictureWatch(bench);
  const seesGlass = options.jitterSeed === undefined && options.isBlind !== true;
  const begun = { scenario, clock, watch, reference, stops, seesGlass };
  const scene: Scene = { ...begun, at: 0, nowMs: 0, differences: [] };
  if (options.jitterSeed !== undefined) makeLate(scene, options.jitterSeed);
  return scene;
}
