// What a person sees on the page's clock and does to it, for tests in a browser.
import type { Page } from 'playwright-core';
import { segmentsOf } from '../../firmware/ui/glyphs';

export type KeyName = 'left' | 'right' | 'minus' | 'pause' | 'plus' | 'back' | 'ok';

export function keyOn(name: KeyName): string {
  const kind = name === 'left' || name === 'right' ? 'player' : 'front';
  return `.clock .key.${kind}.${name}`;
}

export async function tap(page: Page, name: KeyName): Promise<void> {
  await page.tap(keyOn(name));
}

/** As a finger does it; what is shorter than a bounce counts as down until the bounce is over. */
const PRESS_MS = 60;

/** A key of the keyboard, once no front key is down: else the two would make a chord. */
export async function pressAlone(page: Page, key: string): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.clock .key.front.down'));
  await page.waitForTimeout(PRESS_MS);
  await page.keyboard.press(key, { delay: PRESS_MS });
}

/** The sentence that a screen reader finds. */
export async function words(page: Page): Promise<string> {
  return (await page.textContent('#clock-words')) ?? '';
}

/** Waits until the clock says so in words. */
export async function waitForWords(page: Page, part: string): Promise<void> {
  const contains = (wanted: string): boolean =>
    document.querySelector('#clock-words')?.textContent?.includes(wanted) ?? false;
  await page.waitForFunction(contains, part);
}

/** Texts of the signs that are lit. */
export async function litSigns(page: Page): Promise<string[]> {
  return page.$$eval('.clock .sign.on', (signs) => signs.map((sign) => sign.textContent ?? ''));
}

const CHARACTERS = ' 0123456789ABCDEFGHIJLNOPRSTUY+-_';

/** Bits of the strokes that are lit, cell by cell. */
async function litStrokes(page: Page, side: 'left' | 'right'): Promise<number[]> {
  return page.$$eval(`.clock .side.${side} .digits .seg`, (parts) => {
    const isDot = (part: Element): boolean => part.getAttribute('d')!.includes('a');
    const strokes = parts.filter((part) => !isDot(part)).map((part) => part.matches('.on'));
    const cells: number[] = [];
    strokes.forEach((isOn, i) => {
      const cell = Math.floor(i / 7);
      cells[cell] = (cells[cell] ?? 0) | (isOn ? 1 << (i % 7) : 0);
    });
    return cells;
  });
}

/** What the strokes of a side show, read as a person reads them; colons and points left out. */
export async function readDigits(page: Page, side: 'left' | 'right'): Promise<string> {
  const cells = await litStrokes(page, side);
  const read = (bits: number): string =>
    [...CHARACTERS].find((mark) => segmentsOf(mark.charCodeAt(0)) === bits) ?? '?';
  return cells.map(read).join('').trim();
}

/** Puts a control on the clock through the page's field. */
export async function putControl(page: Page, notation: string): Promise<void> {
  await page.fill('#notation', notation);
  await page.press('#notation', 'Enter');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

export async function chooseSpeed(page: Page, speed: '1×' | '10×' | '60×'): Promise<void> {
  await page.click(`.choice button:text-is("${speed}")`);
}

/** The rows of the game, newest first, as texts. */
export async function events(page: Page): Promise<string[]> {
  return page.$$eval('.card.log tbody tr', (rows) =>
    rows.map((row) => row.children[1]?.textContent ?? ''),
  );
}

/** The scenario on the page. */
export async function scenario(page: Page): Promise<string> {
  const lines = await page.$$eval('.lines li', (items) => items.map((item) => item.textContent));
  return `${lines.join('\n')}\n`;
}
