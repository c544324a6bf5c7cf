// Every board on the page: its built bundle runs in the machine, and its glass is drawn from what
// the display chips hold.
import type { Browser } from 'playwright-core';
import { boardNames, loadBoard } from '../../firmware/tools/boards/load-board';
import { describeInBrowser as describe, keepPicture, openBrowser, visit } from '../support/browser';
import { litSigns, readDigits, tap, waitForWords } from '../support/web-clock';
import { startWebServer } from '../support/web-server';
import type { WebServer } from '../support/web-server';

// Time is real here: on a busy machine a press can come out as long as a hold.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

/** A board's bundle is compiled when the page first asks for it. */
const BUILD_MS_MAX = 240000;

/** What the page shows after a click, also on a busy machine. */
const STEP_MS_MAX = 20000;

describe('on the page', () => {
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

  test.each(boardNames())(
    'the board %s shows and plays a game without a complaint',
    async (name) => {
      const { page, complaints, close } = await visit(browser, `${server.address}#board=${name}`);
      page.setDefaultTimeout(BUILD_MS_MAX);
      const { display } = loadBoard(name);
      const here = `.clock[data-clock="${name}"]`;
      await page.waitForSelector(`${here}, .notice :text("cannot be laid")`);
      expect(await page.textContent('.notice')).not.toContain('cannot be laid');
      await waitForWords(page, '3 minutes 2 seconds');
      await tap(page, 'right');
      await waitForWords(page, 'Left to move');
      await tap(page, 'left');
      await waitForWords(page, 'Right to move');
      await keepPicture(page, `board-${name}`);
      if (display.chip !== 'graphics') {
        expect(await readDigits(page, 'left')).toBe('304');
        expect(await litSigns(page)).toEqual(expect.not.arrayContaining(['FAULT']));
      }
      expect(await page.locator('.notice').isVisible()).toBe(false);
      await page.click('text=Pull the plug');
      await waitForWords(page, 'The clock is off');
      await page.click('text=Plug it in again');
      await waitForWords(page, 'Paused');
      await keepPicture(page, `board-${name}-came-back`);
      expect(complaints).toEqual([]);
      await close();
    },
    BUILD_MS_MAX,
  );

  test(
    'a game that was played on a board is replayed on that board, forth and back',
    async () => {
      const name = 'esp32-tm1637';
      const { page, complaints, close } = await visit(browser, `${server.address}#board=${name}`);
      page.setDefaultTimeout(BUILD_MS_MAX);
      const here = `.clock[data-clock="${name}"]`;
      await page.waitForSelector(here);
      page.setDefaultTimeout(STEP_MS_MAX);
      await tap(page, 'right');
      await waitForWords(page, 'Left to move');
      await page.waitForTimeout(1200);
      await tap(page, 'left');
      await waitForWords(page, 'Right to move');
      await page.click('text=Replay step by step');
      await page.waitForSelector('.replay >> text=step 1 of');
      await waitForWords(page, 'Ready');
      await page.waitForSelector(here);
      await page.click('.replay >> text=Step ▶');
      await waitForWords(page, 'Left to move');
      await page.click('.replay >> text=Step ▶');
      await waitForWords(page, 'Right to move');
      expect(await readDigits(page, 'right')).toBe('302');
      await keepPicture(page, 'board-replay');
      await page.click('.replay >> text=◀ Step');
      await waitForWords(page, 'Left to move');
      await page.click('.replay [aria-label="To the end"]');
      await waitForWords(page, 'Right to move');
      expect(await page.textContent('.replay p')).not.toContain('expected');
      await page.click('.replay >> text=Leave the replay');
      await waitForWords(page, '3 minutes 2 seconds');
      expect(complaints).toEqual([]);
      await close();
    },
    BUILD_MS_MAX,
  );

  test('a board that there is not is refused in a sentence, and the clock goes on', async () => {
    const { page, close } = await visit(browser, `${server.address}#board=nosuch`);
    await page.waitForSelector('.notice >> text=there is no clock "nosuch" here');
    await tap(page, 'right');
    await waitForWords(page, 'Left to move');
    await close();
  });
});
