// What the buttons of the page do.

import { NotationError } from '../../firmware/notation/notation-error';
import { ScenarioError } from '../scenario/scenario-error';
import { chooseInPlace, layDown, playReplay, showReplay } from './desk';
import type { Desk } from './desk';
import { copyText, readFile, saveText, scenarioName } from './files';
import { PLAIN_KIND, createBench, prologueOf } from './model/catalogue';
import type { Choice } from './model/catalogue';
import { scenarioText } from './model/recorder';
import { createReplay, playTo, rewindTo, stepBack, stepOn } from './model/replay';
import { scenarioHash } from './model/share';
import type { SimKind } from './model/sim-bench';
import type { ScenarioActions } from './view/scenario-panel';

export interface Actions extends ScenarioActions {
  takeControl(notation: string): void;
  layDown(value: string): void;
  mute(isMuted: boolean): void;
  /** Opens a scenario at its beginning; a sentence in the notice when it is none. */
  openScenario(text: string, name: string): void;
}

/** What the page is told, and tells. */
export interface Teller {
  /** A sentence for the person; '' takes it away. */
  notice(sentence: string): void;
  controlTaken(notation: string): void;
  changed(): void;
}

/** Clocks of the fake HAL, by their value in the list. */
export const SIM_CLOCKS: readonly { value: string; title: string; kind: SimKind }[] = [
  { value: 'plain', title: 'Six digits a side, three keys', kind: PLAIN_KIND },
  { value: 'five', title: 'Six digits a side, five keys', kind: { ...PLAIN_KIND, keys: 5 } },
  { value: 'four', title: 'Four digits a side', kind: { ...PLAIN_KIND, cells: 4 } },
  { value: 'lever', title: 'With a lever', kind: { ...PLAIN_KIND, contact: 'lever' } },
];

function sentenceOf(error: unknown): string {
  if (error instanceof ScenarioError || error instanceof NotationError) return error.message;
  return error instanceof Error ? error.message : String(error);
}

export interface PageState {
  choice: Choice;
}

function putDown(desk: Desk, state: PageState, choice: Choice): void {
  state.choice = choice;
  layDown(desk, createBench(choice), prologueOf(choice));
}

function textOf(desk: Desk): string {
  if (desk.replay !== null) return desk.replay.text;
  return scenarioText(desk.recorder, desk.bench.nowMs, desk.bench.isOn);
}

async function share(desk: Desk, teller: Teller): Promise<void> {
  const hash = await scenarioHash(textOf(desk));
  history.replaceState(null, '', hash);
  const isCopied = await copyText(location.href);
  teller.notice(
    isCopied
      ? 'The link is on the clipboard. The game is in the link itself; nothing was sent anywhere.'
      : 'The link stands in the address bar; copy it from there.',
  );
}

function openScenario(desk: Desk, teller: Teller, text: string, name: string): void {
  try {
    showReplay(desk, createReplay(text, name));
    teller.notice(`Replaying ${name}. The keys belong to the scenario until you leave the replay.`);
  } catch (error) {
    teller.notice(sentenceOf(error));
  }
  teller.changed();
}

const STEPS = {
  first: (desk: Desk) => rewindTo(desk.replay!, -1),
  back: (desk: Desk) => stepBack(desk.replay!),
  on: (desk: Desk) => stepOn(desk.replay!),
  last: (desk: Desk) => playTo(desk.replay!, Infinity),
};

function step(desk: Desk, by: keyof typeof STEPS): void {
  if (desk.replay === null) return;
  playReplay(desk, false);
  STEPS[by](desk);
  showReplay(desk, desk.replay);
}

async function load(desk: Desk, teller: Teller, file: File): Promise<void> {
  try {
    openScenario(desk, teller, await readFile(file), file.name);
  } catch (error) {
    teller.notice(sentenceOf(error));
  }
}

function takeControl(desk: Desk, state: PageState, teller: Teller, notation: string): void {
  teller.notice('');
  const isInPlace = chooseInPlace(desk, notation);
  if (!isInPlace) putDown(desk, state, { ...state.choice, control: notation });
  teller.controlTaken(notation);
  teller.changed();
}

function createScenarioActions(desk: Desk, state: PageState, teller: Teller): ScenarioActions {
  const changed =
    <A extends unknown[]>(act: (...given: A) => void) =>
    (...given: A): void => {
      act(...given);
      teller.changed();
    };
  return {
    save: () => saveText(textOf(desk), scenarioName(new Date())),
    load: (file) => void load(desk, teller, file),
    share: () => void share(desk, teller),
    replay: () => openScenario(desk, teller, textOf(desk), 'this game'),
    step: changed((by) => step(desk, by)),
    play: changed(() => playReplay(desk, !desk.isPlaying)),
    leave: changed(() => {
      teller.notice('');
      putDown(desk, state, state.choice);
    }),
  };
}

export function createActions(desk: Desk, state: PageState, teller: Teller): Actions {
  return {
    ...createScenarioActions(desk, state, teller),
    takeControl: (notation) => takeControl(desk, state, teller, notation),
    openScenario: (text, name) => openScenario(desk, teller, text, name),
    layDown: (value) => {
      const found = SIM_CLOCKS.find((clock) => clock.value === value);
      if (found !== undefined) putDown(desk, state, { ...state.choice, kind: found.kind });
      teller.changed();
    },
    mute: (isMuted) => {
      desk.sounder.isMuted = isMuted;
      desk.sounder.silence();
    },
  };
}
