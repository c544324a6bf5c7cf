// What the cards beside the clock have in common.

import { html } from '../dom';
import type { Desk } from '../desk';

export interface Panel {
  readonly element: HTMLElement;
  draw(desk: Desk): void;
}

/** A card with a title that stays in the outline of the page. */
export function card(title: string, name: string, ...children: Node[]): HTMLElement {
  return html(
    'section',
    { class: `card ${name}`, 'aria-label': title },
    html('h2', {}, title),
    ...children,
  );
}

/** A label that stands above what it names. */
export function labelled(text: string, field: HTMLElement): HTMLLabelElement {
  return html('label', {}, html('span', {}, text), field);
}
