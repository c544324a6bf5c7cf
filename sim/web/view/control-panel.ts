// The choice of a control: a preset, or the notation with its meaning in words as one types, and a
// mark under the column that is wrong.

import { explainControl } from '../../../firmware/notation/explain';
import { NotationError } from '../../../firmware/notation/notation-error';
import { parseControl } from '../../../firmware/notation/parse';
import { button, html, setText } from '../dom';
import type { Desk } from '../desk';
import { presetGroups } from '../model/preset-groups';
import { card, labelled } from './panel';
import type { Panel } from './panel';

/** What explainControl puts before each line. */
const TITLE_WIDTH = 12;

/** An option stands before blanks, and after them why it is so. */
function wordsOf(text: string): (Node | string)[] {
  const [value = '', ...reasons] = text.trim().split(/ {2,}/);
  return reasons.length === 0 ? [value] : [value, html('i', {}, ` (${reasons.join(' ')})`)];
}

function explanation(text: string): HTMLElement {
  const rows = explainControl(parseControl(text)).split('\n');
  const list = html('dl', { class: 'meaning' });
  for (const row of rows) {
    const title = row.slice(0, TITLE_WIDTH).trim();
    list.append(html('dt', {}, title), html('dd', {}, ...wordsOf(row.slice(TITLE_WIDTH))));
  }
  return list;
}

/** The text, a mark under the column, and the sentence. */
function complaint(text: string, error: NotationError): HTMLElement {
  const before = ' '.repeat(Math.max(0, error.column - 1));
  const place = html('pre', { 'aria-hidden': 'true' }, `${text}\n${before}▲`);
  const words = `Column ${error.column}: ${error.message}.`;
  return html('div', { class: 'complaint' }, place, html('p', {}, words));
}

/** Scrolls a long text sideways, so that its mark is in sight and what stands before it. */
function showMark(element: HTMLElement): void {
  const place = element.querySelector('pre');
  if (place === null) return;
  const [text = '', mark = ''] = place.textContent.split('\n');
  const longest = Math.max(text.length, mark.length);
  place.scrollLeft = (place.scrollWidth * mark.length) / longest - place.clientWidth * 0.8;
}

function meaningOf(text: string): { element: HTMLElement; isGood: boolean } {
  try {
    return { element: explanation(text), isGood: true };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    return { element: complaint(text, error), isGood: false };
  }
}

function presetList(): HTMLSelectElement {
  const groups = presetGroups().map(({ title, presets }) => {
    const options = presets.map(({ name, notation }) => {
      return html('option', { value: notation, 'data-name': name }, name);
    });
    return html('optgroup', { label: title }, ...options);
  });
  return html('select', { id: 'preset' }, html('option', { value: '' }, 'Choose…'), ...groups);
}

export interface ControlPanel extends Panel {
  /** Shows this control as the one that was typed. */
  set(notation: string): void;
}

function createField(): HTMLInputElement {
  return html('input', {
    id: 'notation',
    type: 'text',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    maxlength: 200,
    'aria-describedby': 'meaning',
  });
}

/** `take` puts the control on the clock, in place or on another clock. */
export function createControlPanel(take: (notation: string) => void): ControlPanel {
  const presets = presetList();
  const field = createField();
  const meaning = html('div', { id: 'meaning', 'aria-live': 'polite' });
  const go = button('Put it on the clock', () => take(field.value), { class: 'main' });
  const fields = [labelled('Preset', presets), labelled('Or in the notation', field), go];
  const form = html('form', { class: 'fields' }, ...fields);
  /** The other field shows nothing that is no longer so. */
  const write = (notation: string, preset: string): void => {
    if (field.value !== notation) field.value = notation;
    presets.value = preset;
    const { element, isGood } = meaningOf(notation);
    meaning.replaceChildren(element);
    showMark(element);
    field.setAttribute('aria-invalid', String(!isGood));
    go.disabled = !isGood;
  };
  presets.addEventListener('change', () => {
    if (presets.value !== '') write(presets.value, presets.value);
  });
  field.addEventListener('input', () => write(field.value, ''));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (go.disabled) return;
    // It was taken: the letters are the clock's now.
    field.blur();
    take(field.value);
  });
  const draw = (desk: Desk): void => setText(go, wordsFor(desk));
  const element = card('Time control', 'control', form, meaning);
  return { element, draw, set: (notation) => write(notation, '') };
}

/** A control changes in SETUP only; else the page lays down another clock. */
function wordsFor({ status, replay, recorder }: Desk): string {
  const isInPlace = replay === null && status?.phase === 'setup';
  if (isInPlace) return 'Put it on the clock';
  return recorder.deeds.length === 0 ? 'Put it on the clock' : 'Start anew with it';
}
