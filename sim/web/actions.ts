// What the buttons of the page do.

import { NotationError } from '../../firmware/notation/notation-error';
import { chooseInPlace, layDown, playReplay, showReplay } from './desk';
import type { Desk } from './desk';
import { copyText, readFile, saveText, scenarioName } from './files';
import { fetchClock, fetchGround, isHere, prologueOf } from './model/catalogue';
import type { Choice } from './model/catalogue';
import { scenarioText } from './model/recorder';
import { createReplay, playTo, rewindTo, stepBack, stepOn } from './model/replay';
import { scenarioHash } from './model/share';
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
  /** Which clock lies on the table, when another one could not be laid there. */
  clockStays(clock: string): void;
  changed(): void;
}

function sentenceOf(error: unknown): string {
  if (error instanceof NotationError) return error.sentence;
  return error instanceof Error ? error.message : String(error);
}

export interface PageState {
  /** What the person asked for last. */
  choice: Choice;
  /** What lies on the table. */
  laid: Choice;
}

interface Page {
  readonly desk: Desk;
  readonly state: PageState;
  readonly teller: Teller;
}

/** What was asked for cannot be had: what comes next begins from what lies there. */
function fallBack(state: PageState, teller: Teller): void {
  state.choice = state.laid;
  teller.clockStays(state.laid.clock);
}

/** A board has to be fetched first; the clock on the table goes on meanwhile. */
async function putDown(
  desk: Desk,
  state: PageState,
  teller: Teller,
  choice: Choice,
): Promise<void> {
  state.choice = choice;
  if (!isHere(choice)) teller.notice(`Fetching the firmware of ${choice.clock}…`);
  try {
    const bench = await fetchClock(choice);
    if (state.choice !== choice) return;
    state.laid = choice;
    layDown(desk, bench, prologueOf(bench, choice));
    teller.notice('');
  } catch (error) {
    if (state.choice === choice) fallBack(state, teller);
    teller.notice(`This clock cannot be laid on the table: ${sentenceOf(error)}.`);
  }
  teller.changed();
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

/** On the clock that is chosen; one that is being fetched for the table is not laid down then. */
async function openScenario(
  { desk, state, teller }: Page,
  text: string,
  name: string,
): Promise<void> {
  const choice = { ...state.choice };
  state.choice = choice;
  if (!isHere(choice)) teller.notice(`Fetching the firmware of ${choice.clock}…`);
  try {
    const ground = await fetchGround(choice);
    if (state.choice !== choice) return;
    showReplay(desk, createReplay(text, name, ground));
    teller.notice(`Replaying ${name}. The keys belong to the scenario until you leave the replay.`);
  } catch (error) {
    if (state.choice === choice) fallBack(state, teller);
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

async function load(page: Page, file: File): Promise<void> {
  try {
    await openScenario(page, await readFile(file), file.name);
  } catch (error) {
    page.teller.notice(sentenceOf(error));
  }
}

function takeControl(desk: Desk, state: PageState, teller: Teller, notation: string): void {
  const choice = { ...state.choice, control: notation };
  if (chooseInPlace(desk, notation)) state.choice = state.laid = choice;
  else void putDown(desk, state, teller, choice);
  teller.controlTaken(notation);
  teller.changed();
}

function createScenarioActions(page: Page): ScenarioActions {
  const { desk, state, teller } = page;
  const changed =
    <A extends unknown[]>(act: (...given: A) => void) =>
    (...given: A): void => {
      act(...given);
      teller.changed();
    };
  return {
    save: () => saveText(textOf(desk), scenarioName(new Date())),
    load: (file) => void load(page, file),
    share: () => void share(desk, teller),
    replay: () => void openScenario(page, textOf(desk), 'this game'),
    step: changed((by) => step(desk, by)),
    play: changed(() => playReplay(desk, !desk.isPlaying)),
    leave: () => void putDown(desk, state, teller, { ...state.choice }),
  };
}

export function createActions(desk: Desk, state: PageState, teller: Teller): Actions {
  return {
    ...createScenarioActions({ desk, state, teller }),
    takeControl: (notation) => takeControl(desk, state, teller, notation),
    openScenario: (text, name) => void openScenario({ desk, state, teller }, text, name),
    layDown: (clock) => void putDown(desk, state, teller, { ...state.choice, clock }),
    mute: (isMuted) => {
      desk.sounder.isMuted = isMuted;
      desk.sounder.silence();
    },
  };
}
