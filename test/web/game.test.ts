// A person plays on the page in a real browser: touch, flags, power, the hidden keys, the scenario.
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { parseScenario, runScenario } from '../../sim/scenario';
import { describeInBrowser as describe, keepPicture, openBrowser, visit } from '../support/browser';
import type { Visit } from '../support/browser';
import {
  chooseSpeed,
  events,
  keyOn,
  litSigns,
  pressAlone,
  putControl,
  readDigits,
  scenario,
  tap,
  waitForWords,
  words,
} from '../support/web-clock';
import { startWebServer } from '../support/web-server';
import type { WebServer } from '../support/web-server';

// Time is real here: on a busy machine a press can come out as long as a hold.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

describe('the page', () => {
  let server: WebServer;
  let browser: Browser;
  let open: Visit;

  beforeAll(async () => {
    server = await startWebServer();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });
  beforeEach(async () => {
    open = await visit(browser, server.address);
  });
  afterEach(async () => {
    const complaints = open.complaints;
    await open.close();
    expect(complaints).toEqual([]);
  });

  test('a blitz game by touch: every press changes the turn and is written down', async () => {
    const { page } = open;
    expect([await readDigits(page, 'left'), await litSigns(page)]).toEqual([
      '+2 302',
      ['WHITE', 'BONUS', 'FREEZE'],
    ]);
    await tap(page, 'right');
    await waitForWords(page, 'Left to move');
    for (let move = 0; move < 4; move += 1) {
      await tap(page, 'left');
      await waitForWords(page, 'Right to move');
      await tap(page, 'right');
      await waitForWords(page, 'Left to move');
    }
    await page.waitForFunction(() => document.querySelectorAll('.card.log tbody tr').length === 9);
    expect((await events(page)).reverse()).toEqual([
      'Start left',
      ...Array.from({ length: 4 }, () => ['Press left', 'Press right']).flat(),
    ]);
    await keepPicture(page, 'blitz');
  });

  test('two fingers at once: only the running side’s press counts', async () => {
    const { page } = open;
    await tap(page, 'right');
    await waitForWords(page, 'Left to move');
    const client = await page.context().newCDPSession(page);
    const centre = async (name: 'left' | 'right', id: number) => {
      const box = (await page.locator(keyOn(name)).boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, id };
    };
    const touchPoints = [await centre('left', 1), await centre('right', 2)];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForSelector('.player.left.down');
    await page.waitForSelector('.player.right.down');
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await waitForWords(page, 'Right to move');
    expect((await events(page)).filter((what) => what.startsWith('Press'))).toEqual(['Press left']);
  });

  test('both flags with freeze off: each is shown, and which was first', async () => {
    const { page } = open;
    await putControl(page, '3s; freeze off');
    await chooseSpeed(page, '10×');
    await tap(page, 'right');
    await waitForWords(page, 'flag down, first');
    await tap(page, 'left');
    await page.waitForFunction(
      () => document.querySelector('#clock-words')!.textContent!.match(/flag down/g)?.length === 2,
    );
    const text = await words(page);
    expect(text).toMatch(/Left: no time, flag down, first\. Right: no time, flag down\./);
    expect(await events(page)).toEqual(expect.arrayContaining(['Flag left', 'Flag right']));
    expect(await litSigns(page)).toContain('FIRST');
    await page.waitForFunction(() => document.querySelectorAll('.sign.on').length >= 4);
    await keepPicture(page, 'both-flags');
  });

  test('the plug is pulled and put in again: the game comes back paused and goes on', async () => {
    const { page } = open;
    await tap(page, 'right');
    await waitForWords(page, 'Left to move');
    await tap(page, 'left');
    await waitForWords(page, 'Right to move');
    await page.click('text=Pull the plug');
    await waitForWords(page, 'The clock is off');
    expect(await readDigits(page, 'left')).toBe('');
    await keepPicture(page, 'unplugged');
    await page.click('text=Plug it in again');
    await waitForWords(page, 'Paused');
    expect(await litSigns(page)).toEqual(expect.arrayContaining(['PAUSE', 'POWER']));
    expect(await readDigits(page, 'left')).toBe('304');
    await keepPicture(page, 'power-came-back');
    expect(await scenario(page)).toMatch(/power off\n.*power on\n/);
    await page.keyboard.press('Space');
    await waitForWords(page, 'Right to move');
    expect(await litSigns(page)).not.toContain('POWER');
  });

  test('the hidden keys enter the arbiter’s pages and leave them, nothing changed', async () => {
    const { page } = open;
    await tap(page, 'right');
    await waitForWords(page, 'Left to move');
    await page.keyboard.press('Space');
    await waitForWords(page, 'Paused');
    const before = await words(page);
    await page.keyboard.down('-');
    await page.keyboard.down('+');
    await page.waitForSelector('.caption >> text=Holding − + +');
    await waitForWords(page, 'Arbiter mode');
    await page.keyboard.up('-');
    await page.keyboard.up('+');
    await keepPicture(page, 'arbiter');
    await page.keyboard.down(' ');
    await page.waitForSelector('.caption >> text=Holding PAUSE');
    await waitForWords(page, 'Paused');
    await page.keyboard.up(' ');
    expect(await words(page)).toBe(before);
  });

  test('an arbiter repairs an illegal move with the hidden keys', async () => {
    const { page } = open;
    await tap(page, 'right');
    await waitForWords(page, 'Left to move');
    await tap(page, 'left');
    await waitForWords(page, 'Right to move');
    await pressAlone(page, 'Space');
    await waitForWords(page, 'Paused');
    await pressAlone(page, '5');
    await waitForWords(page, 'Arbiter mode: ILLEGL');
    await pressAlone(page, 'Space');
    await tap(page, 'left');
    await waitForWords(page, '4:02');
    await keepPicture(page, 'arbiter-illegal-move');
    await pressAlone(page, 'Space');
    await waitForWords(page, 'Arbiter mode: ILLEGL');
    await pressAlone(page, '3');
    await waitForWords(page, 'Paused');
    // Left's press and its two seconds are gone; Right has a minute more.
    await waitForWords(page, 'Right: 4 minutes 2 seconds');
    expect(await litSigns(page)).toContain('EDIT');
    expect(await events(page)).toContain('Edit by the arbiter');
    await pressAlone(page, 'Space');
    await waitForWords(page, 'Left to move');
    await keepPicture(page, 'arbiter-repaired');
  });

  test('the scenario that was played gives the same game on the command line', async () => {
    const { page } = open;
    await tap(page, 'right');
    await waitForWords(page, 'Left to move');
    await tap(page, 'left');
    await waitForWords(page, 'Right to move');
    await page.keyboard.press('Space');
    await waitForWords(page, 'Paused');
    const shown = [await readDigits(page, 'left'), await readDigits(page, 'right')];
    const download = page.waitForEvent('download');
    await page.click('text=Save as .scn');
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^zeitnot-[-\d]+\.scn$/);
    const text = readFileSync((await saved.path())!, 'utf8');
    const { records } = runScenario(parseScenario(text, 'page.scn'));
    const last = records[records.length - 1]!;
    expect(last.phase).toBe('paused');
    expect([last.left.display, last.right.display].map((text) => text.replace(':', ''))).toEqual(
      shown,
    );
  });

  test('a saved game is loaded and replayed step by step, forth and back', async () => {
    const { page } = open;
    const text = 'control 5s+3s\n0 press right\n2 press left\n3.5 press right\n9 show\n';
    await page.setInputFiles('input[type=file]', {
      name: 'short.scn',
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    await page.waitForSelector('.replay >> text=step 1 of 5');
    expect(await readDigits(page, 'left')).toBe('0080');
    const step = async (says: string) => {
      await page.click('.replay >> text=Step ▶');
      await page.waitForSelector(`.replay >> text=${says}`);
    };
    await step('0.000 s, step 2');
    await step('2.000 s, step 3');
    expect([await readDigits(page, 'left'), await readDigits(page, 'right')]).toEqual([
      '0090',
      '0080',
    ]);
    await step('3.500 s, step 4');
    await page.click('.replay >> text=◀ Step');
    await page.waitForSelector('.replay >> text=2.000 s, step 3');
    expect(await readDigits(page, 'left')).toBe('0090');
    await keepPicture(page, 'replay');
    await page.click('.replay >> text=Leave the replay');
    await page.waitForSelector('.replay', { state: 'hidden' });
  });

  test('a game in a link opens as a replay, and a damaged link says so', async () => {
    const { page } = open;
    await tap(page, 'right');
    await waitForWords(page, 'Left to move');
    await page.click('text=Copy a link');
    await page.waitForFunction(() => location.hash.startsWith('#scn='));
    const other = await visit(browser, page.url());
    await other.page.waitForSelector('.replay >> text=Step');
    expect(await scenario(other.page)).toMatch(/(hold|down) right/);
    await other.page.evaluate(() => (location.hash = '#scn=broken'));
    await other.page.waitForSelector('.notice >> text=damaged');
    expect(other.complaints).toEqual([]);
    await other.close();
  });
});
