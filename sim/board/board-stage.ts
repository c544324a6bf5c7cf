// The stage of the Espruino machine: a scenario played on the built bundle of a board.
import type { Control } from '../../firmware/core/control';
import { whyNotPlayed } from '../../firmware/tools/boards/played-controls';
import { drawFrame } from '../glass';
import { markLine } from '../listener';
import type { Scenario } from '../scenario/scenario';
import type { Stage } from '../scenario/stage';
import { setCharge } from './bench';
import type { BenchOptions } from './bench';
import { switchOff, switchOn } from './board-clock';
import { advance, arrive, finish, lookNow, recordNow } from './board-scene';
import type { Scene } from './board-scene';
import type { Difference } from './differences';
import type { Firmware } from './firmware';
import { frameNow } from './picture';
import { dropWatches } from './picture-watch';
import { chooseFirst, createPrologue, setOptionFirst, setWhiteFirst, tooLate } from './prologue';
import { startScene } from './start-scene';

export interface BoardStage extends Stage {
  /** Where the board and the fake HAL did not say the same. */
  readonly differences: Difference[];
  /** The scene; it begins when it is first asked for. */
  readonly scene: Scene;
  /** What it begins with. */
  readonly control: Control | null;
  /** Lets the glass show what the last line asks for. */
  finish(): void;
}

function setPower(scene: Scene, isOn: boolean): void {
  arrive(scene, () => {
    if (isOn) switchOn(scene.clock);
    else switchOff(scene.clock);
  });
  dropWatches(scene.watch);
  for (const stage of [scene.reference.trace, scene.reference.glass]) stage.setPower(isOn);
}

function setBattery(scene: Scene, percent: number): void {
  arrive(scene, () => setCharge(scene.clock.bench, percent));
  if (scene.clock.bench.device.batteryMv.length === 0) return;
  for (const stage of [scene.reference.trace, scene.reference.glass]) stage.setBattery(percent);
}

/** Contacts move on the board by themselves, as planned; here they move on the fake HAL. */
function onBoth(scene: Scene, move: (stage: Stage) => void): void {
  move(scene.reference.trace);
  move(scene.reference.glass);
}

function markLines(scene: Scene): void {
  markLine(scene.clock.listener, scene.nowMs);
  onBoth(scene, (stage) => stage.markLine());
}

export function createBoardStage(
  scenario: Scenario,
  firmware: Firmware,
  options: BenchOptions = {},
): BoardStage {
  const prologue = createPrologue();
  let scene: Scene | null = null;
  const begun = () => (scene ??= startScene(scenario, firmware, prologue, options));
  const before = (set: () => string) => (scene === null ? set() : tooLate());
  const choose = (control: Control, isFirst: boolean) =>
    whyNotPlayed(firmware.board, control) || chooseFirst(prologue, control, isFirst);
  return {
    get scene() {
      return begun();
    },
    get control() {
      return prologue.control;
    },
    get differences() {
      return begun().differences;
    },
    advanceTo: (atMs) => {
      if (atMs > 0 || scene !== null) advance(begun(), atMs);
    },
    setKey: (key, closed) => onBoth(begun(), (stage) => stage.setKey(key, closed)),
    holdKeys: (keys, forMs) => onBoth(begun(), (stage) => stage.holdKeys(keys, forMs)),
    moveLever: (side) => onBoth(begun(), (stage) => stage.moveLever(side)),
    setPower: (isOn) => setPower(begun(), isOn),
    setBattery: (percent) => setBattery(begun(), percent),
    choose: (control, isPrologue) => choose(control, isPrologue && scene === null),
    setWhite: (side) => before(() => setWhiteFirst(prologue, side)),
    setOption: (name, value) => before(() => setOptionFirst(prologue, name, value)),
    markLine: () => void (scene !== null && markLines(scene)),
    look: () => lookNow(begun()),
    record: () => recordNow(begun()),
    glass: () => drawFrame(frameNow(begun().clock.bench)),
    finish: () => finish(begun()),
  };
}
