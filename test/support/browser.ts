// A real browser for tests of the page: Debian's Chromium, driven by playwright-core. Every visit
// notes what the page complained about and what it asked the network for.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { repositoryRoot } from '../../firmware/tools/repository-root';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Without these Chromium asks its maker's hosts for this and that. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

const found = CHROMIUM.find((path) => existsSync(path));

/** `describe` where there is a browser. On CI its absence is a failure, elsewhere a sentence. */
export function describeInBrowser(title: string, tests: () => void): void {
  if (found !== undefined) describe(title, tests);
  else if (process.env['CI'])
    test(title, () => expect('no Chromium').toBe('installed by .ci/browser'));
  else describe.skip(`${title} (skipped: no Chromium; install Debian's package chromium)`, tests);
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: found!, args: FLAGS });
}

export const SIZES = {
  phone: { width: 360, height: 740 },
  side: { width: 740, height: 360 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1280, height: 800 },
  hall: { width: 1920, height: 1080 },
} as const;
export type SizeName = keyof typeof SIZES;

export interface Visit {
  readonly page: Page;
  /** What the page wrote to the console, and errors that it did not catch. */
  readonly complaints: string[];
  /** Every address that it asked for. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** Opens the page and waits for the clock. */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: SIZES.laptop, hasTouch: true, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  // A board's script may take long to build; the page itself is there before.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('.clock');
  return { page, complaints, requests, close: () => context.close() };
}

/** Keeps a picture for people to look at; build/ is not committed. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = join(repositoryRoot(), 'build', 'screens');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
