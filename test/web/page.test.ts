// What the page promises as a page: time from stamps, sound, the notation in words, no network, no
// cookies, no code from text, and that it opens without a server.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { describeInBrowser as describe, keepPicture, openBrowser, visit } from '../support/browser';
import { chooseSpeed, events, putControl, tap, waitForWords, words } from '../support/web-clock';
import { startWebServer } from '../support/web-server';
import type { WebServer } from '../support/web-server';

// Time is real here: on a busy machine a press can come out as long as a hold.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const FOLDER = join(repositoryRoot(), 'dist', 'web');
const COMPRESSED_BYTES_MAX = 300000;

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

  test('loses no time while the machine sleeps, its counter standing', async () => {
    const { page, close } = await visit(browser, `${server.address}#control=2h`);
    await waitForWords(page, 'Left: 2 hours');
    await tap(page, 'right');
    await waitForWords(page, 'Left to move');
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 3600000;
    });
    await waitForWords(page, 'Left: 59 minutes');
    await close();
  });

  test('loses no time in the background, and lets go of its keys', async () => {
    const { page, close } = await visit(browser, `${server.address}#control=2s`);
    await waitForWords(page, 'Left: 2 seconds');
    await page.keyboard.down('+');
    await page.waitForSelector('.key.plus.down');
    await page.keyboard.press('l');
    await waitForWords(page, 'Left to move');
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
      const untilMs = performance.now() + 2500;
      while (performance.now() < untilMs);
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await waitForWords(page, 'flag down');
    expect(await page.locator('.key.down').count()).toBe(0);
    const flag = await page.$eval('.card.log tbody tr:has-text("Flag")', (row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    const start = await page.$eval('.card.log tbody tr:has-text("Start")', (row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    const seconds = (text: string | null | undefined) => Number(text!.split(':')[1]);
    expect(seconds(flag[0]) - seconds(start[0])).toBeCloseTo(2, 3);
    await close();
  });

  test('sounds what the buzzer sounds, once somebody has touched it', async () => {
    const { page, close } = await visit(browser, server.address);
    await page.evaluate(() => {
      const { setValueAtTime } = AudioParam.prototype;
      const heard: number[] = [];
      Object.assign(window, { heard });
      AudioParam.prototype.setValueAtTime = function (value, atS) {
        heard.push(value);
        return setValueAtTime.call(this, value, atS);
      };
    });
    await putControl(page, '12s; sound on');
    await waitForWords(page, '12 seconds');
    await tap(page, 'right');
    await chooseSpeed(page, '10×');
    await waitForWords(page, 'flag down');
    await page.waitForFunction(() => (window as unknown as { heard: number[] }).heard.length > 5);
    await close();
  });

  test('explains the notation as one types, and marks the column that is wrong', async () => {
    const { page, complaints, close } = await visit(browser, server.address);
    await page.fill('#notation', '40/90m+30s, 30m+30s');
    await page.waitForSelector('#meaning dt >> text=Period 2');
    await page.fill('#notation', '3m+2x');
    await page.waitForSelector('#meaning >> text=Column 5');
    const mark = await page.textContent('.complaint pre');
    expect(mark).toBe('3m+2x\n    ▲');
    expect(await page.isDisabled('.control .main')).toBe(true);
    await keepPicture(page, 'notation-error');
    await page.selectOption('#preset', { label: 'World Championship 2024' });
    expect(await page.inputValue('#notation')).toBe('40/2h, 30m+30s; change moves');
    await page.click('.control .main');
    await waitForWords(page, 'Left: 2 hours');
    expect(complaints).toEqual([]);
    await close();
  });

  test('runs sixty times as fast, but a tap stays a tap', async () => {
    const { page, close } = await visit(browser, `${server.address}#control=90m`);
    await waitForWords(page, '1 hour 30 minutes');
    await chooseSpeed(page, '60×');
    await tap(page, 'right');
    await waitForWords(page, 'Left: 1 hour 29 minutes');
    await tap(page, 'left');
    await waitForWords(page, 'Right: 1 hour 29 minutes');
    expect(await events(page)).toEqual(['Press left', 'Start left']);
    await close();
  });

  test('asks nobody but its own server, and keeps nothing', async () => {
    const { page, requests, close } = await visit(browser, server.address);
    await tap(page, 'right');
    await page.click('text=Copy a link');
    await waitForWords(page, 'Left to move');
    expect(requests.filter((address) => !address.startsWith(server.address))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await close();
  });

  test('lets no foreign script, style or code from text in', async () => {
    const policy = /Content-Security-Policy"\s+content="([^"]+)"/.exec(
      readFileSync(join(FOLDER, 'index.html'), 'utf8'),
    )![1]!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
    const { page, close } = await visit(browser, server.address);
    await page.addScriptTag({ url: 'data:text/javascript,window.foreign=1' }).catch(() => null);
    expect(await page.evaluate(() => 'foreign' in window)).toBe(false);
    await close();
  });

  test('is under 300 kB compressed, the machine for the boards included', () => {
    const files = ['index.html', 'page.js', 'page-style.css', 'icon.svg'];
    const bytes = files.map((file) => gzipSync(readFileSync(join(FOLDER, file))).length);
    const sum = bytes.reduce((a, b) => a + b, 0);
    expect(sum).toBeLessThan(COMPRESSED_BYTES_MAX);
    expect(statSync(join(FOLDER, 'page.js')).size).toBeGreaterThan(10000);
  });

  test('opens as a file, without a server', async () => {
    const address = pathToFileURL(join(FOLDER, 'index.html')).href;
    const { page, complaints, close } = await visit(browser, address);
    await tap(page, 'right');
    await waitForWords(page, 'Left to move');
    expect(complaints).toEqual([]);
    await close();
  });

  test('opens without its server once it was kept', async () => {
    const own = await startWebServer();
    const { page, close } = await visit(browser, own.address);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('worker.js');
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await page.waitForSelector('.clock');
    own.close();
    await page.reload();
    await page.waitForSelector('.clock');
    expect(await words(page)).toContain('Ready to start');
    await close();
  });
});
