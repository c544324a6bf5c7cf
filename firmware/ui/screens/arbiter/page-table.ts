// The pages of arbiter mode, in the order of PageId, and their names of six cells. Boards of four
// cells show the beginning of a name.

import { ABOUT_PAGE } from './about';
import { COLOURS_PAGE } from './colours';
import { CONTROL_PAGE } from './control';
import { COPY_PAGE } from './copy';
import { COUNT_PAGE } from './count';
import { FLAG_PAGE } from './flag';
import { ILLEGAL_PAGE } from './illegal';
import { LOCK_PAGE } from './lock';
import { LOG_PAGE } from './log';
import { OPTIONS_PAGE } from './options';
import { OWN_PAGE } from './own';
import { Page } from './page';
import { PERIOD_PAGE } from './period';
import { TIME_PAGE } from './time';
import { TURN_PAGE } from './turn';
import { UNDO_PAGE } from './undo';

export const PAGES: readonly Page[] = [
  ILLEGAL_PAGE,
  UNDO_PAGE,
  TIME_PAGE,
  COUNT_PAGE,
  PERIOD_PAGE,
  TURN_PAGE,
  COLOURS_PAGE,
  CONTROL_PAGE,
  OPTIONS_PAGE,
  FLAG_PAGE,
  LOG_PAGE,
  COPY_PAGE,
  LOCK_PAGE,
  ABOUT_PAGE,
  // New pages of the list go above this line.
  OWN_PAGE,
];

export const PAGE_NAMES = [
  'ILLEGL',
  'UNDO',
  'TIME',
  'COUNT',
  'PERIOD',
  'TURN',
  'COLOUR',
  'CONTRL',
  'OPTION',
  'FLAG',
  'LOG',
  'COPY',
  'LOCK',
  'ABOUT',
  // Names go with their pages.
];
