// What arbiter mode remembers between two keys: the page, what was picked and set on it, and what
// the clock would be if OK were pressed.

import { COPY_MAX } from '../core/arbiter/copy-code';
import { createFields } from '../core/arbiter/fields';

/** In the order of interface.md 2. */
export const enum PageId {
  Illegal = 0,
  Undo = 1,
  Time = 2,
  Count = 3,
  Period = 4,
  Turn = 5,
  Colours = 6,
  Control = 7,
  Options = 8,
  Flag = 9,
  Log = 10,
  Copy = 11,
  Lock = 12,
  About = 13,
  /** No page of the list: SETUP opens it, to edit a user's own control. */
  Own = 14,
}

/** Pages in the list. */
export const PAGES_COUNT = 14;

/** Stands for a side where none was picked. */
export const NOBODY = 2;

export interface Arbiter {
  page: PageId;
  /** Inside the page; else the list of pages. */
  isOpen: boolean;
  /** The code must be given first. */
  isLocked: boolean;
  side: number;
  /** The line of the page. */
  row: number;
  /** What is set on it, a number a side or one for the page. */
  pending: Int32Array;
  /** A question stands after what was set; its answer. */
  isAsking: boolean;
  isYes: boolean;
  /** The state as it is, and as it would be. See core/arbiter/fields.ts. */
  before: Int32Array;
  after: Int32Array;
  /** They differ. */
  isChanged: boolean;
  /** A code that is shown or written, and how much of it there is. */
  digits: Uint8Array;
  length: number;
  /** What the arbiter chose to be asked for; 0 = nothing. */
  lockCode: number;
  /** Only the chosen control can be started. */
  isTournament: boolean;
  /** The firmware's version; '' where nobody told it. */
  version: string;
  board: string;
}

/** @without arbiter: { isTournament: false } as Arbiter */
export function createArbiter(): Arbiter {
  return {
    page: PageId.Illegal,
    isOpen: false,
    isLocked: false,
    side: NOBODY,
    row: 0,
    pending: new Int32Array(2),
    isAsking: false,
    isYes: false,
    before: createFields(),
    after: createFields(),
    isChanged: false,
    digits: new Uint8Array(COPY_MAX),
    length: 0,
    lockCode: 0,
    isTournament: false,
    version: '',
    board: '',
  };
}
