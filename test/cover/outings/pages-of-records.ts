// Pages of the journal with records that nobody wrote: whole, and not what a clock says.
import { PRESET_TABLE_VERSION } from '../../../firmware/presets';
import { SEED } from '../../../firmware/store/checksum';
import {
  Kind,
  MORE,
  NUMBER_BITS,
  Topic,
  numberWord,
  putRecord,
  sealRecord,
} from '../../../firmware/store/record';

export const RECORD_BYTES = 12;

export interface Written {
  word: number;
  value: number;
  /** Others of its group follow. */
  isInner?: boolean;
}

/** A page of the journal with these records, each behind the one before. */
export function pageOf(records: readonly Written[], pageBytes: number): Uint8Array {
  const page = new Uint8Array(pageBytes).fill(0xff);
  let check = SEED;
  records.forEach(({ word, value, isInner }, i) => {
    const bytes = page.subarray(i * RECORD_BYTES, (i + 1) * RECORD_BYTES);
    const number = (NUMBER_BITS + 1 + i) & NUMBER_BITS;
    putRecord(bytes, number | (isInner ? MORE : 0), word, value);
    check = sealRecord(bytes, check);
  });
  return page;
}

const HEAD = (version: number): Written => ({
  word: Kind.Head | (version << 4),
  value: 7,
  isInner: true,
});
const setting = (index: number, value: number, isInner = true): Written => ({
  word: numberWord(Topic.Setting, index),
  value,
  isInner,
});
const number = (topic: number, index: number, value: number, isInner = true): Written => ({
  word: numberWord(topic, index),
  value,
  isInner,
});

const IS_SET = 1 << 24;

/** One period of five minutes, from each number that a control has. */
const CONTROL = [0x1100, 300000, 300000, 3000, 1 << 17].map((value, i) =>
  number(Topic.Control, i, value),
);

/** A game in which White's clock was started after two seconds. */
export const STARTED: readonly Written[] = [
  HEAD(1),
  setting(2, 0, false),
  ...CONTROL,
  number(Topic.Begin, 0, 0),
  { word: 1, value: 2000 },
];

/** What is on flash, and what the clock then is. */
export const PAGES: readonly [string, string, readonly Written[]][] = [
  ['a newer format', 'setup', [HEAD(2)]],
  ['settings of another table', 'setup', [HEAD(1), setting(1, (999 << 16) | (2 << 8), false)]],
  [
    'settings out of range',
    'setup',
    [HEAD(1), setting(3, 65000), setting(1, (PRESET_TABLE_VERSION << 16) | (9 << 8), false)],
  ],
  ['the lock of a tournament', 'setup', [HEAD(1), setting(3, (1 << 16) | 1234, false)]],
  ['every setting', 'setup', [HEAD(1), setting(2, IS_SET | 1, false)]],
  ['a setting that nobody knows', 'setup', [HEAD(1), setting(60, 5, false)]],
  ['a head without its settings', 'setup', [HEAD(1), setting(2, 1)]],
  ['a topic that nobody knows', 'setup', [HEAD(1), setting(2, 0, false), number(40, 0, 0, false)]],
  [
    'a game that did not start',
    'setup',
    [HEAD(1), setting(2, 0, false), ...CONTROL, number(Topic.Begin, 0, 0, false)],
  ],
  [
    'a game with numbers that no control has',
    'paused',
    [
      HEAD(1),
      setting(2, 0, false),
      ...CONTROL,
      number(Topic.Control, 60, 5),
      number(Topic.Begin, 0, 0),
      { word: 1, value: 2000 },
      number(Topic.Forget, 0, 99, false),
    ],
  ],
  ['a record that is no head', 'setup', [{ word: 3, value: 1 }]],
  ['a head of a newer format behind its group', 'setup', [HEAD(1), HEAD(3), setting(2, 0, false)]],
  ['a head alone', 'setup', [{ word: Kind.Head | 16, value: 7 }]],
  [
    'a game that was over',
    'setup',
    [
      HEAD(1),
      setting(2, 0, false),
      ...CONTROL,
      number(Topic.Begin, 0, 0),
      { word: 1, value: 2000 },
      number(Topic.End, 0, 0, false),
    ],
  ],
  [
    'entries without a game',
    'setup',
    [HEAD(1), setting(2, 0, false), { word: 1, value: 2000 }, { word: 2, value: 2000 }],
  ],
  [
    'a value, and a press that was taken back',
    'paused',
    [
      HEAD(1),
      setting(2, 0, false),
      ...CONTROL,
      number(Topic.Begin, 0, 0),
      { word: 1, value: 2000 },
      { word: 13, value: 5, isInner: true },
      { word: 10, value: 0 },
      { word: 2, value: 700 },
      number(Topic.Forget, 0, 1, false),
    ],
  ],
  [
    'a group that was torn',
    'setup',
    [
      HEAD(1),
      setting(2, 0, false),
      ...CONTROL,
      number(Topic.Begin, 0, 0),
      { word: 1, value: 9, isInner: true },
    ],
  ],
];
