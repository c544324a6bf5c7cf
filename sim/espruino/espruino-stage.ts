// The stage of a real interpreter: it has played already; here its answers are taken up line by
// line, and compared with the fake HAL.
import type { Board } from '../../board-configs/board';
import { namedDeviceBoard } from '../../firmware/tools/boards/device-board';
import { compareAnswer, compareLooks, compareRecords } from '../board/differences';
import type { Difference } from '../board/differences';
import { readAnswer, readSound } from '../board/link-lines';
import type { Answer, Line } from '../board/link-lines';
import type { Prologue } from '../board/prologue';
import { createReference } from '../board/reference';
import type { Reference } from '../board/reference';
import { drawFrame } from '../glass';
import {
  createListener,
  foretell,
  forgetForetold,
  hear,
  markLine,
  soundsSinceLine,
  tellSounds,
} from '../listener';
import type { Heard, Listener } from '../listener';
import type { Look } from '../scenario/look';
import type { Scenario } from '../scenario/scenario';
import type { Stage } from '../scenario/stage';
import { toRecord } from '../trace';
import type { TraceRecord } from '../trace';
import { LEAD_MS } from './plan';
import type { Plan, Question } from './plan';
import type { Answers } from './scene-answers';

export interface Played {
  readonly scenario: Scenario;
  readonly board: Board;
  readonly prologue: Prologue;
  readonly plan: Plan;
  readonly answers: Answers;
}

interface Scene {
  readonly played: Played;
  readonly reference: Reference;
  readonly differences: Difference[];
  listener: Listener;
  /** The last stop that was reached. */
  at: number;
  nowMs: number;
}

export interface EspruinoStage extends Stage {
  /** Where the interpreter and the fake HAL did not say the same. */
  readonly differences: Difference[];
}

function heardAt(sounds: readonly { name: Heard['name']; t: number }[], zeroMs: number): Heard[] {
  return sounds.map(({ name, t }) => ({ name, atMs: Math.round(zeroMs + t) }));
}

/** What was said for this question; null when nothing that can be read. */
function takeAnswer(scene: Scene, { number, zeroMs }: Question): Answer | null {
  const lines: readonly Line[] = scene.played.answers.get(number) ?? [];
  const state = lines.find(({ event }) => event === 'state');
  const sounds = lines.filter(({ event }) => event === 'sound').map(readSound);
  hear(scene.listener, heardAt(sounds, zeroMs));
  if (state === undefined) return null;
  const answer = readAnswer(state);
  foretell(scene.listener, heardAt(answer.foretold, zeroMs));
  return answer;
}

function lookOf(scene: Scene, answer: Answer, fake: Look): Look {
  const { signs, state } = answer;
  const device = namedDeviceBoard(scene.played.board);
  const isOwn = device.cellsPerSide === scene.played.scenario.kind.cells;
  const blinks = isOwn ? answer.blinks : fake.own.blinks;
  return {
    atMs: scene.nowMs,
    state,
    full: { face: fake.full.face, signs, blinks },
    own: { face: fake.own.face, signs, blinks },
    log: answer.log,
    sounds: soundsSinceLine(scene.listener),
  };
}

/** Takes up the answer of the next stop. */
function arrive(scene: Scene): Answer | null {
  scene.at++;
  const question = scene.played.plan.questions[scene.at]!;
  return question === null ? null : takeAnswer(scene, question);
}

function compareNow(scene: Scene): Look | null {
  const answer = arrive(scene);
  const { played, reference, at, differences } = scene;
  const stop = played.plan.stops[at]!;
  const [fake, ownFake] = [reference.trace.look(), reference.glass.look()];
  if (answer === null || fake === null || ownFake === null) {
    const [board, other] = [answer, fake].map((one) => (one === null ? 'silent' : 'on'));
    if (board !== other) {
      differences.push({ ...stop, what: 'the clock', board: board!, fake: other! });
    }
    return null;
  }
  const look = lookOf(scene, answer, fake);
  const counterMs = stop.atMs - played.plan.questions[at]!.zeroMs;
  differences.push(
    ...compareLooks(stop, look, fake),
    ...compareAnswer(stop, answer, { counterMs, look: ownFake }),
  );
  return look;
}

function recordNow(scene: Scene): TraceRecord | null {
  const look = compareNow(scene);
  const { reference, listener, played, at } = scene;
  const fake = reference.trace.record();
  if (look === null || fake === null) return null;
  const record = toRecord(look, tellSounds(listener));
  scene.differences.push(...compareRecords(played.plan.stops[at]!, record, fake));
  return record;
}

function onBoth({ reference }: Scene, act: (stage: Stage) => void): void {
  act(reference.trace);
  act(reference.glass);
}

function setPower(scene: Scene, isOn: boolean): void {
  arrive(scene);
  if (!isOn) forgetForetold(scene.listener);
  onBoth(scene, (stage) => stage.setPower(isOn));
}

function setBattery(scene: Scene, percent: number): void {
  arrive(scene);
  if (scene.played.board.battery === 'none') return;
  onBoth(scene, (stage) => stage.setBattery(percent));
}

function setUp(reference: Reference, { control, white }: Prologue): void {
  for (const stage of [reference.trace, reference.glass]) {
    if (control !== null) stage.choose(control, true);
    if (white === 'right') stage.setWhite('right');
  }
}

function begin(played: Played): Scene {
  const { board, scenario, prologue } = played;
  const counterMs = prologue.white === 'right' ? LEAD_MS : 0;
  const reference = createReference(board, scenario.kind, counterMs);
  setUp(reference, prologue);
  const scene: Scene = {
    played,
    reference,
    differences: [],
    listener: createListener(),
    at: -1,
    nowMs: 0,
  };
  arrive(scene);
  // What was heard while the colours were chosen belongs to no line.
  scene.listener = createListener();
  return scene;
}

export function createEspruinoStage(played: Played): EspruinoStage {
  const scene = begin(played);
  const fine = () => '';
  return {
    differences: scene.differences,
    advanceTo: (atMs) => {
      scene.nowMs = atMs;
      scene.reference.advance(atMs, 0, () => undefined);
    },
    setKey: (key, closed) => onBoth(scene, (stage) => stage.setKey(key, closed)),
    holdKeys: (keys, forMs) => onBoth(scene, (stage) => stage.holdKeys(keys, forMs)),
    moveLever: (side) => onBoth(scene, (stage) => stage.moveLever(side)),
    setPower: (isOn) => setPower(scene, isOn),
    setBattery: (percent) => setBattery(scene, percent),
    // Put into the flash before the power came.
    choose: fine,
    setWhite: fine,
    setOption: fine,
    markLine: () => {
      markLine(scene.listener, scene.nowMs);
      onBoth(scene, (stage) => stage.markLine());
    },
    look: () => compareNow(scene),
    record: () => recordNow(scene),
    glass: () => drawFrame(scene.reference.frame),
  };
}
