// Before a scene begins: the board is wired, gets its files, is switched on and set up.
import { Key } from '../../hal/hal';
import type { Scenario } from '../scenario/scenario';
import { createBench } from './bench';
import type { BenchOptions } from './bench';
import { askState, createBoardClock, switchOn } from './board-clock';
import type { BoardClock } from './board-clock';
import type { Scene } from './board-scene';
import { planStops, scheduleMoves } from './contact-plan';
import { filesOf } from './firmware-files';
import type { Firmware } from './firmware-files';
import { createPictureWatch } from './picture-watch';
import type { Prologue } from './prologue';
import { createReference } from './reference';
import type { Reference } from './reference';

/** The colours are chosen with a key, as a user does, this long before the scene. */
const LEAD_MS = 1000;
const TAP_MS = 80;

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

export function startScene(
  scenario: Scenario,
  firmware: Firmware,
  prologue: Prologue,
  options: BenchOptions,
): Scene {
  const bench = createBench(firmware.board, options);
  bench.machine.installFiles(filesOf(firmware, prologue.control));
  const clock = createBoardClock(bench);
  switchOn(clock);
  if (prologue.white === 'right') tapForWhite(clock);
  const reference = createReference(bench.device, scenario.kind, -clock.counterZeroMs);
  setUp(reference, prologue);
  const stops = planStops(scenario);
  scheduleMoves(clock, scenario, stops[0]!);
  const watch = createPictureWatch(bench);
  return { scenario, clock, watch, reference, stops, at: 0, nowMs: 0, differences: [] };
}
