// A board that leaves a page out still lists it.

import { announce } from '../../firmware/ui/no-announce';
import { USER_SLOTS, hasOwn, readOwn } from '../../firmware/ui/no-own-controls';
import {
  COPY_PAGE,
  LOG_PAGE,
  OWN_PAGE,
  moveLine,
} from '../../firmware/ui/screens/arbiter/left-out';
import { PAGES } from '../../firmware/ui/screens/arbiter/page-table';

test.each([
  ['LOG', LOG_PAGE],
  ['COPY', COPY_PAGE],
  ['the editor', OWN_PAGE],
])(
  'what stands for %s on such a board opens in no phase and answers to all keys',
  (_name, page) => {
    expect(page.from).toBe(0);
    expect(Object.keys(page).sort()).toEqual(Object.keys(PAGES[0]!).sort());
  },
);

test('what stands for the beep code tells nothing', () => {
  expect(announce()).toBeUndefined();
});

test("what stands for a user's own controls has no slots, nothing in them and no lines", () => {
  expect([USER_SLOTS, hasOwn(), readOwn(), moveLine()]).toEqual([0, false, false, false]);
});
