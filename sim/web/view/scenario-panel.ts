// What was played as a scenario: saved, loaded, sent as a link, and replayed step by step.

import { button, html, setText } from '../dom';
import type { Desk } from '../desk';
import { scenarioText } from '../model/recorder';
import { isOver, lineOf } from '../model/replay';
import { secondsText } from '../model/recorder';
import type { Replay } from '../model/replay';
import { card } from './panel';
import type { Panel } from './panel';

export interface ScenarioActions {
  save(): void;
  load(file: File): void;
  share(): void;
  replay(): void;
  step(by: 'first' | 'back' | 'on' | 'last'): void;
  play(): void;
  leave(): void;
}

function createLoader(actions: ScenarioActions): HTMLElement {
  const field = html('input', { type: 'file', accept: '.scn,text/plain', class: 'hidden-field' });
  field.addEventListener('change', () => {
    const file = field.files?.[0];
    if (file !== undefined) actions.load(file);
    field.value = '';
  });
  return html('label', { class: 'button' }, 'Load…', field);
}

interface ReplayBar {
  readonly element: HTMLElement;
  draw(replay: Replay, isPlaying: boolean): void;
}

function createReplayBar(actions: ScenarioActions): ReplayBar {
  const back = button('◀ Step', () => actions.step('back'));
  const on = button('Step ▶', () => actions.step('on'), { class: 'main' });
  const play = button('Play', () => actions.play());
  const place = html('p', { 'aria-live': 'polite' });
  const element = html(
    'div',
    { class: 'replay', role: 'group', 'aria-label': 'Replay' },
    html(
      'div',
      { class: 'row' },
      button('|◀', () => actions.step('first'), { 'aria-label': 'To the beginning' }),
      back,
      on,
      button('▶|', () => actions.step('last'), { 'aria-label': 'To the end' }),
      play,
      button('Leave the replay', () => actions.leave()),
    ),
    place,
  );
  const draw = (replay: Replay, isPlaying: boolean): void => {
    on.disabled = isOver(replay);
    back.disabled = lineOf(replay) === 0;
    setText(play, isPlaying ? 'Stop' : 'Play');
    setText(place, placeText(replay));
  };
  return { element, draw };
}

/** Where the replay stands, and what was not as expected. */
function placeText(replay: Replay): string {
  if (replay.stuck !== '') return replay.stuck;
  const { failures } = replay.outcome;
  const last = failures[failures.length - 1];
  const at = `${secondsText(replay.bench.nowMs)} s`;
  const steps = `step ${replay.next} of ${replay.scenario.steps.length}`;
  if (last === undefined) return `${at}, ${steps}`;
  return `${at}, ${steps}. Line ${last.line}: expected ${last.expected}, got ${last.got}`;
}

function lines(text: string, current: number): HTMLElement[] {
  return text
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .map((line, i) => {
      const isCurrent = i + 1 === current;
      return html('li', isCurrent ? { class: 'current', 'aria-current': 'step' } : {}, line || ' ');
    });
}

function textNow(desk: Desk): string {
  if (desk.replay !== null) return desk.replay.text;
  return scenarioText(desk.recorder, desk.bench.nowMs, desk.bench.isOn);
}

export function createScenarioPanel(actions: ScenarioActions): Panel {
  const bar = createReplayBar(actions);
  const list = html('ol', { class: 'lines', tabindex: 0, 'aria-label': 'Scenario' });
  const replay = button('Replay step by step', () => actions.replay());
  const share = button('Copy a link', () => actions.share());
  const buttons = html(
    'div',
    { class: 'row' },
    button('Save as .scn', () => actions.save()),
    createLoader(actions),
    share,
    replay,
  );
  let shown = '';
  const draw = (desk: Desk): void => {
    bar.element.hidden = desk.replay === null;
    replay.hidden = desk.replay !== null;
    if (desk.replay !== null) bar.draw(desk.replay, desk.isPlaying);
    const current = desk.replay === null ? 0 : lineOf(desk.replay);
    const state = `${desk.log.version} ${current} ${desk.recorder.deeds.length}`;
    if (state === shown) return;
    shown = state;
    list.replaceChildren(...lines(textNow(desk), current));
    scrollTo(list, desk.replay === null);
  };
  return { element: card('Scenario', 'scenario', buttons, bar.element, list), draw };
}

/** Keeps the line that was played last, or the newest, in sight. */
function scrollTo(list: HTMLElement, toEnd: boolean): void {
  const current = list.querySelector('.current');
  if (toEnd) list.scrollTop = list.scrollHeight;
  else if (current instanceof HTMLElement) {
    list.scrollTop = current.offsetTop - list.clientHeight / 2;
  }
}
