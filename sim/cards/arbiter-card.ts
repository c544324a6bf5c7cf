// The arbiter's card: the hidden keys, every page, the usual corrections key by key, the codes, the
// signs and the beep code.

import { Act } from '../../firmware/ui/key-table';
import { PAGE_NAMES } from '../../firmware/ui/screens/arbiter/page-table';
import { arbiterJobs } from '../gallery/arbiter-page';
import type { Job } from '../gallery/arbiter-page';
import { PAGE_KEYS } from '../gallery/arbiter-words';
import { PAGE_NOTES } from '../gallery/page-notes';
import { cap, cardPage, escaped, grid, nameLine, section, sentence, stack, table } from './html';
import { jobKeys } from './job-keys';
import { keysFor } from './key-lines';
import { beepsSection, keyTable, signsSection } from './shared-parts';
import type { Row } from './shared-parts';

const LEAD = `\
The clock must stand. **Hold MINUS, then PLUS, both for 2 s.** Looking is free; every change shows
the edit sign until the end of the game and is in the log.`;

/** Shows the keys of another job on another clock. */
const NOT_ON_THE_CARD = ['illegal-move-with-five-keys.scn'];

const hold = (...names: string[]): string => `hold ${names.map(cap).join(' + ')}`;

/** What main does with keys that are down when the supply comes. */
const POWER_ON: readonly Row[] = [
  [hold('MINUS', 'PLUS'), 'opens the console until power-off'],
  [hold('PLUS'), 'test of glass, contacts, buzzer, battery'],
  [hold('PAUSE'), 'safe mode'],
  [`${hold('MINUS', 'PAUSE')} 10 s`, 'clears a forgotten code; edit shows it'],
];

function hiddenKeys(): string {
  const rows: Row[] = [
    [keysFor(Act.EnterArbiter), 'arbiter mode'],
    [keysFor(Act.AskEnd), 'within 3 s: ends the game'],
    [keysFor(Act.AskOff), 'within 3 s: off'],
  ];
  return section('Hidden keys', keyTable(rows));
}

function powerOnKeys(): string {
  return section('While switching on', keyTable(POWER_ON));
}

function pageKeys(): string {
  const head = '<tr><th>key</th><th>in the list of pages</th><th>in a page</th></tr>';
  const rows = PAGE_KEYS.map(([keys, list, page]) => [sentence(keys), list, page]);
  const words = [
    'With three front keys, PAUSE is OK, and PAUSE held for 0.6 s is BACK. A page shows what would',
    'be, with the edit sign, then what is. Nothing is done before OK. Where a code is set it is',
    'asked for: LEFT, RIGHT choose the digit, PLUS, MINUS change it, OK goes on.',
  ];
  const inside = table(rows).replace('<table>', `<table>\n${head}`);
  return section('In arbiter mode', `${inside}\n<p>${sentence(words.join(' '))}</p>`);
}

export function titleOf({ file }: Job): string {
  const words = file
    .replace(/\.scn$/, '')
    .replaceAll('-', ' ')
    .replace(/^(a|the) /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The first rule that the scenario names, if it begins with one. */
function ruleOf({ about }: Job): string {
  return /(?:^|^Guideline )((?:US )?\d[\w.]*|III\.[\d.]*\d)[^:]*:/.exec(about)?.[1] ?? '';
}

function jobLine(job: Job): string {
  const rule = ruleOf(job);
  const head = `<b>${escaped(titleOf(job))}</b>${rule === '' ? '' : ` <i>${escaped(rule)}</i>`}`;
  const keys = jobKeys(job.scenario).join(' ');
  return `<div class="job"><span>${head}</span><span>${keys}</span></div>`;
}

/** The corrections that the card tells. */
export function cardJobs(): Job[] {
  return arbiterJobs().filter(({ file }) => !NOT_ON_THE_CARD.includes(file));
}

function jobs(): string {
  const words = [
    'Stop the clock and enter arbiter mode; then these keys; then BACK until the times are there,',
    'and PAUSE. ← is LEFT, → is RIGHT, − is MINUS, + is PLUS. In the examples the player on the',
    'left offends, or gets the time. The list begins at ILLEGL, from a frozen clock at FLAG.',
  ];
  const lines = cardJobs().map(jobLine).join('\n');
  return section(
    'The usual corrections',
    `<p>${sentence(words.join(' '))}</p><div class="flow2 jobs">${lines}</div>`,
  );
}

function pageLine(name: string, at: number): string {
  return nameLine(['no', String(at + 1)], name, sentence(PAGE_NOTES[at]!));
}

function pages(): string {
  return section('The pages', `<div class="flow2">${PAGE_NAMES.map(pageLine).join('\n')}</div>`);
}

export function arbiterCard(): string {
  return cardPage({
    title: 'For the arbiter',
    lead: sentence(LEAD),
    body: [
      grid('two', [stack([hiddenKeys(), powerOnKeys()]), pageKeys()]),
      jobs(),
      pages(),
      grid('wide', [signsSection(2), beepsSection()]),
    ],
    foot: ['Zeitnot, an open chess clock', 'Printed by zeitnot card arbiter'],
  });
}
