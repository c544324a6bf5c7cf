// Makes elements of the page. No style attributes and no markup from text: the page's content
// security policy allows neither.

type Child = Node | string;

export interface Props {
  /** Attributes; false leaves one out, true writes it without a value. */
  readonly [name: string]: string | number | boolean | undefined;
}

const SVG = 'http://www.w3.org/2000/svg';

function setAttributes(element: Element, props: Props): void {
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
}

export function html<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  setAttributes(element, props);
  element.append(...children);
  return element;
}

export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, tag) as SVGElementTagNameMap[K];
  setAttributes(element, props);
  element.append(...children);
  return element;
}

/** A button with words on it. */
export function button(text: string, onClick: () => void, props: Props = {}): HTMLButtonElement {
  const element = html('button', { type: 'button', ...props }, text);
  element.addEventListener('click', (event) => {
    // After a click by hand space is the clock's again; after one by keyboard it stays here.
    if (event.detail > 0) element.blur();
    onClick();
  });
  return element;
}

/** Writes text only when it is another one, so that nothing is laid out anew without need. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

export function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
