// What each page of arbiter mode does to the parts of a game that are easily forgotten. Tests play
// every cell; what is not listed stays as it is.

import { PAGE_NAMES } from '../../firmware/ui/screens/arbiter/page-table';

export const PARTS = [
  'delay',
  'byo-yomi',
  'Canadian',
  'first increment',
  'flags',
  'freeze',
] as const;
export type Part = (typeof PARTS)[number];

export const STAYS = 'stays';

const AT_THE_PRESS = 'as at the press';

/** By the name of the page on the glass. */
const CHANGES: Readonly<Record<string, Partial<Record<Part, string>>>> = {
  ILLEGL: {
    delay: AT_THE_PRESS,
    'byo-yomi': AT_THE_PRESS,
    Canadian: AT_THE_PRESS,
    'first increment': 'as at the press; the one of the taken press goes',
    flags: AT_THE_PRESS,
    freeze: 'gone, if the flag fell since',
  },
  UNDO: {
    delay: AT_THE_PRESS,
    'byo-yomi': AT_THE_PRESS,
    Canadian: AT_THE_PRESS,
    'first increment': 'as at the press; the one of the taken press goes',
    flags: AT_THE_PRESS,
    freeze: 'gone, if the flag fell since',
  },
  TIME: {
    'first increment': 'only the time that was set',
    flags: 'asked; yes clears it',
    freeze: 'goes with the flag',
  },
  PERIOD: {
    'byo-yomi': 'all periods of the new period, or none',
    Canadian: 'a whole block, or none',
  },
  TURN: { delay: 'whole' },
  CONTRL: { 'first increment': 'asked; yes adds what it is more' },
  FLAG: { flags: 'cleared, with the first mark', freeze: 'released' },
};

/** What the page does to that part. */
export function decisionOf(page: string, part: Part): string {
  return CHANGES[page]?.[part] ?? STAYS;
}

/** As a table of Markdown. */
export function decisionTable(): string[] {
  const head = ['page', ...PARTS];
  const rows = PAGE_NAMES.map((page) => [page, ...PARTS.map((part) => decisionOf(page, part))]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}
