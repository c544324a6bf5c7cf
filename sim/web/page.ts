// The page: lays a clock on the table, and joins it with the person's hands, eyes and ears.

import { createActions } from './actions';
import type { Actions, PageState, Teller } from './actions';
import { createDesk, freshStatus } from './desk';
import type { Desk } from './desk';
import { button, html } from './dom';
import { grip, letGo, letGoAll } from './fingers';
import { HOLDS, isForTyping, keyOfStroke, worksControl } from './keyboard';
import type { Hold } from './keyboard';
import { createLoop } from './loop';
import type { Loop } from './loop';
import { FIRST_CHOICE, createClock, prologueOf } from './model/catalogue';
import { readWish } from './model/share';
import type { Wish } from './model/share';
import { createScreen } from './screen';
import type { Screen } from './screen';
import { createBenchPanel } from './view/bench-panel';
import type { BenchPanel } from './view/bench-panel';
import { createControlPanel } from './view/control-panel';
import type { ControlPanel } from './view/control-panel';
import { createKeysPanel } from './view/keys-panel';
import { createLogPanel } from './view/log-panel';
import type { Panel } from './view/panel';
import { createScenarioPanel } from './view/scenario-panel';
import { createStage } from './view/stage';
import type { StageView } from './view/stage';

interface Page {
  readonly desk: Desk;
  readonly stage: StageView;
  readonly screen: Screen;
  readonly actions: Actions;
  readonly loop: Loop;
  readonly notice: (sentence: string) => void;
  readonly panels: Panels;
}

function createHeader(screen: Screen): HTMLElement {
  const views = [
    button('Full screen', () => screen.show('table')),
    button('Face to face', () => screen.show('faces')),
  ];
  return html(
    'header',
    {},
    html('h1', {}, 'Zeitnot'),
    html('p', {}, 'A chess clock, simulated by its own firmware'),
    html('nav', { 'aria-label': 'View' }, ...views),
  );
}

/** The page's own hold of a chord: real fingers on real contacts, for somebody who has only one. */
function holdFor({ desk, loop }: Page, hold: Hold): void {
  const who = `hold-${hold.digit}`;
  const stampMs = performance.now();
  for (const key of hold.keys) grip(desk.fingers, key, who, stampMs);
  setTimeout(() => {
    letGo(desk.fingers, who, performance.now());
    loop.wake();
  }, hold.forMs);
  loop.wake();
}

function whenKeyDown(page: Page, event: KeyboardEvent): void {
  if (event.repeat || isForTyping(event.target)) return;
  if (event.ctrlKey || event.altKey || event.metaKey || worksControl(event)) return;
  const key = keyOfStroke(event);
  if (key !== undefined) {
    event.preventDefault();
    grip(page.desk.fingers, key, `key-${event.code}`, event.timeStamp);
    page.loop.wake();
    return;
  }
  const hold = HOLDS.find(({ digit }) => digit === event.key);
  if (hold !== undefined) holdFor(page, hold);
  runShortcut(page, event.key.toLowerCase());
}

function runShortcut({ desk, stage, screen }: Page, letter: string): void {
  if (letter === 'escape' && screen.view !== 'desk') screen.show('desk');
  if (letter === 'f') screen.toggle('table');
  if (letter !== 't') return;
  freshStatus(desk);
  stage.say(desk);
}

function listen(page: Page): void {
  const { desk, loop } = page;
  const letGoOfAll = () => letGoAll(desk.fingers, performance.now());
  window.addEventListener('keydown', (event) => {
    desk.sounder.wake();
    whenKeyDown(page, event);
  });
  window.addEventListener('keyup', (event) => {
    letGo(desk.fingers, `key-${event.code}`, event.timeStamp);
    // While Meta is down macOS does not say that another key went up.
    if (event.key === 'Meta') letGoOfAll();
    loop.wake();
  });
  window.addEventListener('pointerdown', () => desk.sounder.wake(), true);
  window.addEventListener('pointerdown', () => loop.wake());
  window.addEventListener('pointerup', () => loop.wake());
  window.addEventListener('blur', letGoOfAll);
  document.addEventListener('visibilitychange', () => document.hidden && letGoOfAll());
}

/** What was worked with a mouse or a finger gives the keyboard back to the clock. */
function giveKeyboardBack(): void {
  let isByHand = false;
  window.addEventListener('pointerdown', () => (isByHand = true), true);
  window.addEventListener('keydown', () => (isByHand = false), true);
  document.addEventListener('change', ({ target }) => {
    if (isByHand && target instanceof HTMLElement) target.blur();
  });
}

/** A sentence above the clock that one can put away. */
function createNotice(): { element: HTMLElement; say(sentence: string): void } {
  const words = html('p', { role: 'alert' });
  const element = html('div', { class: 'notice', hidden: true }, words);
  const say = (sentence: string): void => {
    words.textContent = sentence;
    element.hidden = sentence === '';
  };
  element.append(button('✕', () => say(''), { 'aria-label': 'Put the notice away' }));
  return { element, say };
}

interface Panels {
  readonly control: ControlPanel;
  readonly bench: BenchPanel;
  readonly all: readonly Panel[];
  /** Cards that stay where they are, however long one of them grows. */
  readonly columns: readonly (readonly Panel[])[];
}

function createPanels(desk: Desk, actions: Actions): Panels {
  const control = createControlPanel(actions.takeControl);
  const bench = createBenchPanel(desk, actions);
  const columns = [
    [control, bench],
    [createLogPanel(), createScenarioPanel(actions)],
  ];
  return { control, bench, columns, all: columns.flat() };
}

function createCards(panels: Panels, keys: HTMLElement): HTMLElement {
  const columns = panels.columns.map((column) => column.map((panel) => panel.element));
  return html(
    'div',
    { class: 'cards' },
    ...[...columns, [keys]].map((cards) => html('div', { class: 'column' }, ...cards)),
  );
}

function createPage(): Page {
  const state: PageState = { choice: FIRST_CHOICE, laid: FIRST_CHOICE };
  const first = createClock(FIRST_CHOICE);
  const desk = createDesk(first, prologueOf(first, FIRST_CHOICE));
  const notice = createNotice();
  const teller: Teller = {
    notice: notice.say,
    controlTaken: (notation) => panels.control.set(notation),
    clockStays: (clock) => panels.bench.select(clock),
    changed: () => loop.wake(),
  };
  const actions = createActions(desk, state, teller);
  const panels = createPanels(desk, actions);
  const stage = createStage(() => screen.show('desk'));
  const screen = createScreen(stage);
  const loop = createLoop(desk, (stampMs) => {
    stage.draw(desk, stampMs);
    if (screen.view === 'desk') panels.all.forEach((panel) => panel.draw(desk));
  });
  const page: Page = { desk, stage, screen, actions, loop, notice: notice.say, panels };
  const around = createCards(
    panels,
    createKeysPanel((hold) => holdFor(page, hold)),
  );
  document.body.append(createHeader(screen));
  document.body.append(html('main', {}, notice.element, stage.element, around));
  panels.control.set(FIRST_CHOICE.control ?? '');
  return page;
}

function followWish({ actions, panels }: Page, { scenario, control, board }: Wish): void {
  if (board !== null) {
    panels.bench.select(board);
    actions.layDown(board);
  }
  if (control !== null) actions.takeControl(control);
  if (scenario !== null) actions.openScenario(scenario, 'the scenario in the link');
}

async function start(): Promise<void> {
  const page = createPage();
  listen(page);
  giveKeyboardBack();
  page.loop.wake();
  const follow = async (): Promise<void> => {
    const wish = await readWish(location.hash).catch(() => null);
    if (wish !== null) followWish(page, wish);
    else page.notice('The link is damaged: the scenario in it cannot be read.');
  };
  window.addEventListener('hashchange', () => void follow());
  await follow();
  // Only where the page was loaded from a server of its own: then it opens without one later.
  if (location.protocol !== 'https:') return;
  await navigator.serviceWorker?.register('worker.js').catch(() => null);
}

void start();
