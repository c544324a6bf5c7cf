// The printed cards tell everything that the code's tables hold, are the ones the generator makes,
// and take one page.

import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { parseControl } from '../../firmware/notation/parse';
import { PRESETS } from '../../firmware/notation/preset-list';
import { printControl } from '../../firmware/notation/print';
import { KEY_TABLE } from '../../firmware/ui/key-table';
import { PAGE_NAMES } from '../../firmware/ui/screens/arbiter/page-table';
import { cardJobs, titleOf } from '../../sim/cards/arbiter-card';
import { CARDS, cardPath } from '../../sim/cards/cards';
import { escaped } from '../../sim/cards/html';
import { keyLines, untoldKeys } from '../../sim/cards/key-lines';
import { signLines, untoldSigns } from '../../sim/cards/sign-lines';
import { digitNotes, soundLines, untoldSounds } from '../../sim/cards/sound-lines';
import { CODE, jobKeys } from '../../sim/cards/job-keys';
import { arbiterJobs } from '../../sim/gallery/arbiter-page';
import { PAGE_KEYS } from '../../sim/gallery/arbiter-words';
import { PHASE_NAMES } from '../../sim/clock-state';
import { SIGN_NAMES, SOUND_NAMES } from '../../sim/sign-names';
import { describeInBrowser, openBrowser } from '../support/browser';

const [ARBITER, PLAYERS] = CARDS.map((card) => card.text()) as [string, string];

/** Names that the card does not have as a whole word in bold. */
function missing(card: string, names: readonly string[]): string[] {
  return names.filter((name) => !new RegExp(`<(b|span class="name")>${name}</`).test(card));
}

test.each(CARDS.map((card) => [card.name, card] as const))(
  'the card of the %s is the one the code makes (else: make gallery)',
  (name, card) => {
    expect(readFileSync(cardPath(name), 'utf8')).toBe(card.text());
  },
);

test.each([
  ['arbiter', ARBITER],
  ['players', PLAYERS],
])('the card of the %s needs nothing from elsewhere', (_name, card) => {
  expect(card).not.toMatch(
    /https?:\/\/(?!www\.w3\.org\/2000\/svg)|src=|<link|<script|@import|url\(/,
  );
});

describe('keys', () => {
  test('everything that the table of keys does has words', () => {
    expect(untoldKeys()).toEqual([]);
  });

  test('a new act in the table is missed', () => {
    const NEW_ACT = 62 << 19;
    expect(untoldKeys([...KEY_TABLE, 4 | NEW_ACT])).toEqual(['running: 62']);
  });

  test('a known act in a phase that is new to it is missed', () => {
    const [first] = KEY_TABLE;
    expect(untoldKeys([(first! & ~63) | 4])).toEqual(['running: 16']);
  });

  test('every line is on a card, with its keys', () => {
    const lines = keyLines(PHASE_NAMES.map((_, phase) => phase));
    expect(lines.length).toBeGreaterThan(12);
    for (const { keys, says } of lines) {
      const row = `<td>${keys}</td><td>${escaped(says)}</td>`;
      expect([row, `${ARBITER}${PLAYERS}`.includes(row)]).toEqual([row, true]);
    }
  });

  test('the hidden keys are on the card of the arbiter alone', () => {
    const [hidden] = keyLines([3]).filter(({ says }) => says === 'arbiter mode');
    expect(hidden!.keys).toBe('hold <kbd>MINUS</kbd> + <kbd>PLUS</kbd> 2 s');
    expect(ARBITER).toContain(hidden!.keys);
    expect(PLAYERS).not.toContain('arbiter mode');
  });

  test('every key of arbiter mode has its line', () => {
    const names = PAGE_KEYS.flatMap(([keys]) => keys.split(', ')).sort();
    expect(names).toEqual(['BACK', 'LEFT', 'MINUS', 'OK', 'PLUS', 'RIGHT']);
    for (const [, list, page] of PAGE_KEYS)
      expect(ARBITER).toContain(`<td>${list}</td><td>${page}`);
  });
});

describe('the card of the arbiter', () => {
  test('has every page, with what it does', () => {
    expect(missing(ARBITER, PAGE_NAMES)).toEqual([]);
    expect(missing(ARBITER, ['NOPAGE'])).toEqual(['NOPAGE']);
  });

  test('has every correction that is played, with its keys', () => {
    expect(cardJobs().length).toBe(arbiterJobs().length - 1);
    for (const job of cardJobs()) {
      expect(ARBITER).toContain(`<b>${titleOf(job)}</b>`);
      expect(ARBITER).toContain(`<span>${jobKeys(job.scenario).join(' ')}</span>`);
    }
  });

  test('reads the keys out of a scenario, and leaves a code out', () => {
    const keysOf = (file: string): string => {
      const job = arbiterJobs().find((one) => one.file === file)!;
      return jobKeys(job.scenario)
        .join(' ')
        .replace(/<[^>]+>/g, '');
    };
    expect(keysOf('illegal-move-in-blitz.scn')).toBe('OK ← OK');
    expect(keysOf('undo-five-presses.scn')).toBe('+ OK×6');
    expect(keysOf('ten-minutes-deducted-before-the-start.scn')).toBe('+×2 OK ← − held OK');
    expect(keysOf('a-replacement-clock-from-a-code.scn')).toBe(`→×3 − OK×2 ${CODE} OK`);
  });
});

describe('the card of the players', () => {
  test('has every built-in control, with what it is', () => {
    for (const { shortName, notation } of PRESETS) {
      expect(missing(PLAYERS, [escaped(shortName).replace(/[+|/]/g, '\\$&')])).toEqual([]);
      if (/^\d+\+\d+$/.test(shortName)) continue;
      const control = printControl(parseControl(notation).control);
      expect(PLAYERS).toContain(`<i>${escaped(control)}</i>`);
    }
  });

  test('a control that is named by two numbers is just those', () => {
    for (const { shortName, notation } of PRESETS) {
      const [, minutes, seconds] = /^(\d+)\+(\d+)$/.exec(shortName) ?? [];
      if (minutes === undefined) continue;
      const increment = seconds === '0' ? '' : `+${seconds}s`;
      const plain = parseControl(`${minutes}m${increment}`).control;
      expect(printControl(parseControl(notation).control)).toBe(printControl(plain));
    }
  });

  test('has every sound, as the firmware plays it', () => {
    expect(untoldSounds()).toEqual([]);
    expect(untoldSounds([...SOUND_NAMES, 'whistle'])).toEqual(['whistle']);
    expect(
      missing(
        PLAYERS,
        soundLines().map(({ name }) => name),
      ),
    ).toEqual([]);
    expect(soundLines()).toHaveLength(SOUND_NAMES.length - 1);
    for (const { notes } of soundLines()) expect(notes).toContain('<rect');
  });
});

describe.each([
  ['arbiter', ARBITER],
  ['players', PLAYERS],
])('the card of the %s too', (_name, card) => {
  test('has every sign, and the letter that stands for it', () => {
    expect(untoldSigns()).toEqual([]);
    expect(untoldSigns([...SIGN_NAMES, 'moon-left'])).toEqual(['moon-left']);
    expect(
      missing(
        card,
        signLines().map(({ name }) => name),
      ),
    ).toEqual([]);
    const letters = signLines().filter(({ letter }) => letter !== '');
    expect(letters.map(({ name, letter }) => `${name} ${letter}`)).toEqual(
      expect.arrayContaining(['flag F', 'first 1', 'edit E', 'fault ?']),
    );
    for (const { letter } of letters) expect(card).toContain(`"letter">${letter}<`);
  });

  test('has the beep code, as the firmware beeps it', () => {
    const beepsOf = (digit: number): number => digitNotes(digit).split('<rect').length - 1;
    expect([0, 1, 3, 5, 9].map(beepsOf)).toEqual([1, 1, 3, 5, 9]);
    expect(card).toContain(digitNotes(5));
  });
});

/** Pages of a PDF. */
async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** How much of the page the parts of the card take, as a part of 1. */
function fillOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = [...document.body.children].map((part) => part.getBoundingClientRect().height);
    return parts.reduce((sum, high) => sum + high, 0) / document.body.clientHeight;
  });
}

describeInBrowser('in print', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage();
    await page.emulateMedia({ media: 'print' });
  });

  afterAll(() => browser.close());

  test.each(CARDS.map((card) => [card.name, card] as const))(
    'the card of the %s fills one page of A4 and of Letter',
    async (_name, card) => {
      await page.setContent(card.text());
      expect(await pagesOf(page, 'A4')).toBe(1);
      expect(await pagesOf(page, 'Letter')).toBe(1);
      const fill = await fillOf(page);
      expect(fill).toBeGreaterThan(0.85);
      expect(fill).toBeLessThanOrEqual(0.99);
      expect(await page.evaluate(() => document.body.scrollWidth - document.body.clientWidth)).toBe(
        0,
      );
    },
  );

  test('a card that is too long is found', async () => {
    const long = PLAYERS.replace('<footer>', `${'<p>more</p>'.repeat(30)}<footer>`);
    await page.setContent(long.replace('overflow: hidden', ''));
    expect(await fillOf(page)).toBeGreaterThan(1);
    expect(await pagesOf(page, 'Letter')).toBe(2);
  });
});
