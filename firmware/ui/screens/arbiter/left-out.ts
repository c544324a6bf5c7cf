// Stands for the pages that a board leaves out: they are in the list, and do not open.

import { Page, applyNothing, changeNothing, openPlain, pickNobody, takeNothing } from './page';

const LEFT_OUT: Page = {
  from: 0,
  open: openPlain,
  change: changeNothing,
  pick: pickNobody,
  take: takeNothing,
  apply: applyNothing,
  stays: false,
  draw: changeNothing,
};

export const LOG_PAGE = LEFT_OUT;
export const COPY_PAGE = LEFT_OUT;
export const OWN_PAGE = LEFT_OUT;

/** Of the lines of OWN_PAGE there is none. */
export function moveLine(): boolean {
  return false;
}
