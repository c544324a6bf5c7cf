// Measures the page in a real browser: bytes, first paint, pictures a second while tenths run. By
// hand: node firmware/tools/start.js test/web/measure.ts
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { pageFolder } from '../../sim/web/host/build-page';
import { openBrowser, visit } from '../support/browser';
import { keyOn } from '../support/web-clock';
import { startWebServer } from '../support/web-server';

const FILES = ['index.html', 'page.js', 'page-style.css', 'icon.svg'];
const PAINTS = 5;
const WATCH_MS = 5000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;
}

function saySize(): void {
  const sizes = FILES.map((file) => {
    const contents = readFileSync(join(pageFolder(), file));
    return { plain: contents.length, packed: gzipSync(contents, { level: 9 }).length };
  });
  const sum = (key: 'plain' | 'packed') => sizes.reduce((all, size) => all + size[key], 0);
  say(`page: ${sum('plain')} bytes, ${sum('packed')} compressed`);
}

async function firstPaintMs(browser: Browser, address: string): Promise<number> {
  const { page, close } = await visit(browser, address);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  const atMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
  );
  await close();
  return atMs;
}

interface Pictures {
  perSecond: number;
  worstMs: number;
}

/** Pictures of the screen for a while; the page must not keep the browser from making one. */
function watch(page: Page): Promise<Pictures> {
  return page.evaluate(
    (watchMs) =>
      new Promise<{ perSecond: number; worstMs: number }>((done) => {
        const from = performance.now();
        let [last, count, worstMs] = [from, 0, 0];
        const next = (now: number): void => {
          count++;
          worstMs = Math.max(worstMs, now - last);
          last = now;
          if (now - from < watchMs) requestAnimationFrame(next);
          else done({ perSecond: (count / (now - from)) * 1000, worstMs });
        };
        requestAnimationFrame(next);
      }),
    WATCH_MS,
  );
}

async function tenths(browser: Browser, address: string): Promise<Pictures> {
  const { page, close } = await visit(browser, `${address}#control=19s`);
  await page.waitForSelector('#clock-words:has-text("19 seconds")', { state: 'attached' });
  await page.tap(keyOn('right'));
  const pictures = await watch(page);
  await close();
  return pictures;
}

async function main(): Promise<void> {
  const server = await startWebServer();
  const browser = await openBrowser();
  saySize();
  const paints: number[] = [];
  for (let i = 0; i < PAINTS; i++) paints.push(await firstPaintMs(browser, server.address));
  say(`first paint: ${median(paints).toFixed(0)} ms (median of ${PAINTS})`);
  const { perSecond, worstMs } = await tenths(browser, server.address);
  say(
    `while tenths run: ${perSecond.toFixed(1)} pictures a second, ${worstMs.toFixed(0)} ms worst`,
  );
  await browser.close();
  server.close();
}

void main();
