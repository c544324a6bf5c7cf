// The decision table of the arbiter's pages: every cell is played on a clock.

import { SIDE_FIELDS, Field, createFields, readFields } from '../../firmware/core/arbiter/fields';
import { Mark } from '../../firmware/core/clock';
import { PAGE_NAMES } from '../../firmware/ui/screens/arbiter/page-table';
import type { KeyName } from '../../sim/contacts';
import { PARTS, STAYS, decisionOf } from '../../sim/gallery/decisions';
import type { Part } from '../../sim/gallery/decisions';
import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';
import { enterPage, leaveArbiter } from './arbiter-hand';

/** A game in which the part can be seen: left presses, right presses, then left is stopped. */
interface Fixture {
  control: string;
  /** Seconds until left presses, then right, then the pause. */
  waits: [number, number, number];
  fields: number[];
}

const both = (field: Field): number[] => [field, SIDE_FIELDS + field];

const FIXTURES: Record<Part, Fixture> = {
  delay: {
    control: '40/5m d5s, 5m d5s',
    waits: [3, 2, 2],
    fields: [Field.Delay, Field.Used],
  },
  'byo-yomi': {
    control: '10s, byo 5x30s',
    waits: [25, 5, 40],
    fields: both(Field.PeriodsLeft),
  },
  Canadian: {
    control: '10s, canadian 5/60s',
    waits: [20, 5, 5],
    fields: both(Field.BlockMoves),
  },
  'first increment': {
    control: '40/5m+3s, 5m+3s',
    waits: [10, 10, 5],
    fields: both(Field.Bank),
  },
  flags: {
    control: '40/10s, 1m; change moves; freeze off',
    waits: [12, 5, 3],
    fields: both(Field.Marks),
  },
  freeze: { control: '10s+2s, 1m+2s; change moves; freeze on', waits: [5, 4, 11], fields: [] },
};

/** What is pressed on each page after it was opened. */
const ACTS: Readonly<Record<string, KeyName[]>> = {
  ILLEGL: ['left', 'ok'],
  UNDO: ['ok'],
  TIME: ['left', 'plus', 'ok', 'ok'],
  COUNT: ['left', 'plus', 'ok'],
  PERIOD: ['left', 'plus', 'ok', 'ok'],
  TURN: ['right', 'ok'],
  COLOUR: ['ok'],
  CONTRL: ['plus', 'ok', 'ok'],
  OPTION: ['plus', 'ok'],
  FLAG: ['left', 'ok', 'ok'],
  LOG: ['minus', 'minus', 'plus', 'ok'],
  COPY: ['ok', 'plus', 'ok'],
  LOCK: ['plus', 'minus', 'right'],
  ABOUT: ['plus', 'ok', 'left'],
};

/** In their last period the sides can only go back. */
const BACK: KeyName[] = ['left', 'minus', 'ok', 'ok'];

const FALLEN = Mark.Final | Mark.First | Mark.MovesShort;

/** What the cells that do not stay leave. Times of the parts in ms; the phase for freeze. */
const LEAVES: Readonly<Record<string, unknown>> = {
  'ILLEGL delay': [2000, 3000],
  'ILLEGL byo-yomi': [5, 0],
  'ILLEGL Canadian': [5, 0],
  'ILLEGL first increment': [293000, 303000 + 60000],
  'ILLEGL flags': [FALLEN, 0],
  'ILLEGL freeze': 'paused',
  'UNDO delay': [3000, 2000],
  'UNDO byo-yomi': [5, 0],
  'UNDO Canadian': [4, 0],
  'UNDO first increment': [296000, 293000],
  'UNDO flags': [FALLEN, 0],
  'UNDO freeze': 'paused',
  'TIME first increment': [291000 + 60000, 296000],
  'TIME flags': [0, 0],
  'TIME freeze': 'paused',
  'PERIOD byo-yomi': [0, 0],
  'PERIOD Canadian': [0, 0],
  'TURN delay': [5000, 0],
  'CONTRL first increment': [293000, 298000],
  'FLAG flags': [0, 0],
  'FLAG freeze': 'paused',
};

function stop(part: Part): Hand {
  const { control, waits } = FIXTURES[part];
  const hand = takeUp({ control, keys: 5 });
  const press = (key: KeyName): void => void hand.session.hold([key], 80);
  press('right');
  hand.wait(waits[0] * 1000);
  press('left');
  hand.wait(waits[1] * 1000);
  press('right');
  hand.wait(waits[2] * 1000);
  press('pause');
  return hand.wait(500);
}

function seen(hand: Hand, part: Part): unknown {
  const fields = createFields();
  if (part === 'freeze') return hand.phase();
  readFields(fields, hand.session.app!.clock);
  return FIXTURES[part].fields.map((field) => fields[field]);
}

function actsOf(page: string, part: Part): KeyName[] {
  const isLast = part === 'byo-yomi' || part === 'Canadian';
  return page === 'PERIOD' && isLast ? BACK : ACTS[page]!;
}

const CELLS = PAGE_NAMES.flatMap((page) => PARTS.map((part) => [page, part] as const));

test.each(CELLS)('%s does to %s what the table says', (page, part) => {
  const hand = stop(part);
  const before = seen(hand, part);
  enterPage(hand, page).tap(...actsOf(page, part));
  leaveArbiter(hand);
  const wanted = decisionOf(page, part) === STAYS ? before : LEAVES[`${page} ${part}`];
  expect(wanted).toBeDefined();
  expect(seen(hand, part)).toEqual(wanted);
});

test('no cell is listed that stays', () => {
  const listed = Object.keys(LEAVES).sort();
  const cells = CELLS.filter(([page, part]) => decisionOf(page, part) !== STAYS);
  expect(cells.map(([page, part]) => `${page} ${part}`).sort()).toEqual(listed);
});
