// Where the clock stands on the page: among the cards, over the whole window, or between two
// players who sit opposite each other. And the line of words under it.

import { button, html, setText } from '../dom';
import type { Desk } from '../desk';
import { heldKeys } from '../fingers';
import type { Status } from '../../table/bench';
import { clockWords, newsOf, phaseWords } from '../model/spoken';
import { createCase } from './case';
import type { CaseView } from './case';

export type ViewName = 'desk' | 'table' | 'faces';

export interface StageView {
  readonly element: HTMLElement;
  draw(desk: Desk, stampMs: number): void;
  /** Says both times to whoever listens. */
  say(desk: Desk): void;
  show(view: ViewName): void;
}

const HINTS: Readonly<Record<Status['phase'] | 'off' | 'unplugged', string>> = {
  setup: '− and + choose a control, PAUSE takes it.',
  ready: 'A player’s button starts the other side’s clock. PAUSE starts White’s.',
  running: 'After your move press your button. PAUSE stops both sides.',
  paused: 'PAUSE goes on. Hold − and + for the arbiter’s pages.',
  frozen: 'Both sides stand. Hold − and PAUSE, then + to end the game.',
  arbiter: '− and + turn the pages, PAUSE is OK, hold PAUSE to leave.',
  off: 'Any key switches it on.',
  unplugged: 'No power.',
};

function hintFor({ bench, status }: Desk): string {
  if (!bench.hasSupply) return HINTS.unplugged;
  return status === null ? HINTS.off : HINTS[status.phase];
}

function captionFor(desk: Desk, stampMs: number): string {
  if (desk.trouble !== '') {
    return `The clock broke a rule of its own: ${desk.trouble}. Save the scenario and report it.`;
  }
  const held = heldKeys(desk.fingers);
  if (held === null || stampMs - held.sinceMs < 300) return hintFor(desk);
  return `Holding ${held.names} for ${((stampMs - held.sinceMs) / 1000).toFixed(1)} s`;
}

/** What a screen reader hears: news at once, the whole glass when it is asked for. */
function createVoice(): { elements: HTMLElement[]; draw(desk: Desk): void; say(desk: Desk): void } {
  const live = html('p', { class: 'unseen', role: 'status', id: 'news' });
  const words = html('p', { class: 'unseen', id: 'clock-words' });
  let before: Status | null = null;
  const draw = ({ status }: Desk): void => {
    if (status === before) return;
    const news = newsOf(before, status);
    before = status;
    if (news !== '') setText(live, news);
    setText(words, clockWords(status));
  };
  return { elements: [words, live], draw, say: ({ status }) => setText(live, clockWords(status)) };
}

function createCaption(): { element: HTMLElement; draw(desk: Desk, stampMs: number): void } {
  const phase = html('strong');
  const hint = html('span');
  const element = html('p', { class: 'caption' }, phase, hint);
  const draw = (desk: Desk, stampMs: number): void => {
    setText(phase, desk.replay === null ? phaseWords(desk.status) : 'Replay');
    setText(hint, captionFor(desk, stampMs));
    element.classList.toggle('alarm', desk.trouble !== '');
  };
  return { element, draw };
}

export function createStage(onLeave: () => void): StageView {
  const voice = createVoice();
  const caption = createCaption();
  const leave = button('✕', onLeave, { class: 'leave', 'aria-label': 'Back to the page' });
  const place = html('div', { class: 'place' });
  const element = html(
    'section',
    { class: 'stage', 'aria-label': 'The clock' },
    ...voice.elements,
    place,
    caption.element,
    leave,
  );
  let number = 0;
  let view: CaseView | null = null;
  let glass = '';
  const draw = (desk: Desk, stampMs: number): void => {
    const look = JSON.stringify(desk.bench.appearance);
    if (number !== desk.clockNumber && glass !== look) {
      view = createCase(desk.bench.appearance, desk.fingers);
      place.replaceChildren(view.element);
      glass = look;
    }
    number = desk.clockNumber;
    view?.draw(desk.bench, desk.fingers);
    caption.draw(desk, stampMs);
    voice.draw(desk);
  };
  const show = (name: ViewName): void => void (document.body.dataset['view'] = name);
  return { element, draw, say: voice.say, show };
}
