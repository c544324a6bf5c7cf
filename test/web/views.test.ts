// The page at every size, on a projector and between two players; and for those who cannot see or
// use a mouse.
import type { Browser, Page } from 'playwright-core';
import {
  SIZES,
  describeInBrowser as describe,
  keepPicture,
  openBrowser,
  visit,
} from '../support/browser';
import type { SizeName } from '../support/browser';
import { keyOn, tap, waitForWords } from '../support/web-clock';
import { startWebServer } from '../support/web-server';
import type { WebServer } from '../support/web-server';

// Time is real here: on a busy machine a press can come out as long as a hold.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const NAMES = Object.keys(SIZES) as SizeName[];
const KEYS = ['left', 'right', 'minus', 'pause', 'plus'] as const;
/** What a finger hits without aiming. */
const FINGER_PX = 44;

/** Whatever sticks out of the window or is too small for a finger. */
async function misfits(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize()!;
  const found: string[] = [];
  for (const name of KEYS) {
    const box = (await page.locator(keyOn(name)).boundingBox())!;
    const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= width;
    const isBig = box.width >= FINGER_PX && box.height >= FINGER_PX;
    if (!isInside || !isBig || box.y + box.height > height) found.push(name);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return wide > 0 ? [...found, `${wide} px too wide`] : found;
}

/** Goes on by one with the keyboard: the name of what has the focus, null after the last. */
async function nextFocus(page: Page): Promise<string | null> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement;
    if (at === document.body) return null;
    const label = at.labels?.[0]?.textContent ?? '';
    const name = (at.getAttribute('aria-label') ?? (label || at.textContent)).trim();
    const hasRing = getComputedStyle(at).outlineStyle !== 'none' || at.type === 'file';
    return hasRing ? name : `no ring: ${name}`;
  });
}

interface Pair {
  what: string;
  ratio: number;
}

/** Contrast of words and what lies behind them, as WCAG counts it. */
async function contrasts(page: Page, selectors: string[]): Promise<Pair[]> {
  return page.evaluate((wanted) => {
    const numbers = (colour: string) => colour.match(/[\d.]+/g)!.map(Number);
    const part = (value: number) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const light = ([r, g, b]: number[]) =>
      0.2126 * part(r! / 255) + 0.7152 * part(g! / 255) + 0.0722 * part(b! / 255);
    const behind = (start: Element): number[] => {
      for (let at: Element | null = start; at !== null; at = at.parentElement) {
        const colour = numbers(getComputedStyle(at).backgroundColor);
        if ((colour[3] ?? 1) === 1) return colour;
      }
      return numbers(getComputedStyle(document.documentElement).backgroundColor);
    };
    return wanted.map((selector) => {
      const element = document.querySelector(selector)!;
      const [a, b] = [light(numbers(getComputedStyle(element).color)), light(behind(element))];
      return { what: selector, ratio: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) };
    });
  }, selectors);
}

describe('the page', () => {
  let server: WebServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startWebServer();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test.each(NAMES)('fits a %s, with keys for fingers, in every view', async (name) => {
    const { page, complaints, close } = await visit(browser, server.address, {
      viewport: SIZES[name],
    });
    expect(await misfits(page)).toEqual([]);
    await keepPicture(page, `${name}-ready`);
    await tap(page, 'right');
    await waitForWords(page, 'Left to move');
    await keepPicture(page, `${name}-running`);
    await page.click('text=Full screen');
    await page.waitForSelector('body[data-view=table]');
    expect(await misfits(page)).toEqual([]);
    await keepPicture(page, `${name}-full-screen`);
    await page.click('.leave');
    await page.waitForSelector('body[data-view=desk]');
    await page.click('text=Face to face');
    await page.waitForSelector('body[data-view=faces]');
    expect(await misfits(page)).toEqual([]);
    await keepPicture(page, `${name}-face-to-face`);
    await tap(page, 'left');
    await waitForWords(page, 'Right to move');
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([1366, 1101, 820, 360])(
    'shows hours and milliseconds of both sides in a window of %i pixels',
    async (width) => {
      const viewport = { width, height: 768 };
      const { page, close } = await visit(browser, `${server.address}#control=90%2B30`, {
        viewport,
      });
      await waitForWords(page, 'Left: 1 hour');
      await tap(page, 'right');
      await waitForWords(page, 'Left to move');
      await tap(page, 'left');
      await waitForWords(page, 'Right to move');
      await page.click('text=Pull the plug');
      await page.waitForSelector('.card.log tbody tr:has-text("Supply cut")');
      const tooWide = await page.$eval('.scroll', (box) => box.scrollWidth - box.clientWidth);
      expect(tooWide).toBe(0);
      const ticks = await page.$$eval('.chart .tick', (texts) =>
        texts.map((text) => (text as SVGTextElement).getBBox().x),
      );
      expect(Math.min(...ticks)).toBeGreaterThanOrEqual(0);
      await keepPicture(page, `events-${width}`);
      await close();
    },
  );

  test.each(['light', 'dark'] as const)(
    'has words that stand out, in %s colours',
    async (scheme) => {
      const { page, close } = await visit(browser, server.address, { colorScheme: scheme });
      const words = ['h1', 'header p', '.caption span', 'h2', '.card label span', '.card dt'];
      const more = ['.card button', 'button.main', '.choice [aria-pressed=true]', '.empty', 'dd i'];
      const faint = (await contrasts(page, [...words, ...more])).filter(({ ratio }) => ratio < 4.5);
      expect(faint).toEqual([]);
      await keepPicture(page, `colours-${scheme}`);
      await close();
    },
  );

  test('keeps the contrast of the glass where a person forces colours of their own', async () => {
    const digitOf = (page: Page) => page.$eval('.seg.on', (at) => getComputedStyle(at).fill);
    const own = await visit(browser, server.address);
    const forced = await visit(browser, server.address, { forcedColors: 'active' });
    expect(await digitOf(forced.page)).toBe(await digitOf(own.page));
    const glass = (page: Page) =>
      page.$eval('.glass', (at) => getComputedStyle(at).backgroundImage);
    expect(await glass(forced.page)).toBe(await glass(own.page));
    await keepPicture(forced.page, 'colours-forced');
    await own.close();
    await forced.close();
  });

  test('shows where the keyboard is, and every control has a name', async () => {
    const { page, close } = await visit(browser, server.address);
    const seen: string[] = [];
    for (let name = await nextFocus(page); name !== null; name = await nextFocus(page)) {
      seen.push(name);
    }
    expect(seen).toEqual(expect.arrayContaining(['Left player’s button', 'Pause; OK in menus']));
    expect(seen.filter((name) => name === '' || name.startsWith('no ring'))).toEqual([]);
    await close();
  });

  test('a key that has the focus is pressed with space and Enter', async () => {
    const { page, close } = await visit(browser, server.address);
    await page.focus(keyOn('right'));
    await page.keyboard.press('Space');
    await waitForWords(page, 'Left to move');
    await page.focus(keyOn('left'));
    await page.keyboard.press('Enter');
    await waitForWords(page, 'Right to move');
    await close();
  });

  test('T says both times, and a fallen flag is said by itself', async () => {
    const { page, close } = await visit(browser, `${server.address}#control=3s`);
    await waitForWords(page, '3 seconds');
    await page.keyboard.press('t');
    await page.waitForSelector('#news >> text=Left: 3 seconds. Right: 3 seconds.', {
      state: 'attached',
    });
    await page.keyboard.press('l');
    await page.waitForSelector('#news >> text=Flag: left.', { state: 'attached' });
    await close();
  });

  test('a screen reader hears the signs that are lit, and none that is not', async () => {
    const { page, close } = await visit(browser, server.address);
    expect(await page.locator('body').ariaSnapshot()).not.toContain('FAULT');
    await tap(page, 'right');
    await waitForWords(page, 'Left to move');
    await page.click('text=Pull the plug');
    await waitForWords(page, 'The clock is off');
    await page.click('text=Plug it in');
    await waitForWords(page, 'Signs: power was cut');
    await close();
  });

  test('shift with a click keeps a key down, so that a mouse can press a chord', async () => {
    const { page, close } = await visit(browser, server.address);
    await page.click(keyOn('minus'), { modifiers: ['Shift'] });
    await page.click(keyOn('plus'), { modifiers: ['Shift'] });
    await waitForWords(page, 'Arbiter mode');
    await page.click(keyOn('minus'), { modifiers: ['Shift'] });
    await page.click(keyOn('plus'), { modifiers: ['Shift'] });
    expect(await page.locator('.key.down').count()).toBe(0);
    await close();
  });

  test('the page holds a chord for somebody who cannot', async () => {
    const { page, close } = await visit(browser, server.address);
    await page.click('text=Hold − and + 2 s');
    await page.waitForSelector('.key.minus.down');
    await waitForWords(page, 'Arbiter mode');
    await page.waitForSelector('.key.minus:not(.down)');
    await close();
  });
});
