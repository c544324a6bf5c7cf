// Steps that every test of arbiter mode takes: in, to a page, and out again.

import { PAGE_NAMES } from '../../firmware/ui/screens/arbiter/page-table';
import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';

/** Arbiter mode, from a clock that stands. */
export function enterArbiter(hand: Hand): Hand {
  return hand.hold(['minus', 'plus'], 2000).wait(100);
}

/** The page by its name on the glass, opened. */
export function enterPage(hand: Hand, name: string): Hand {
  const { arbiter } = hand.session.app!.ui;
  enterArbiter(hand);
  while (PAGE_NAMES[arbiter.page] !== name) hand.tap('plus');
  return hand.tap('ok');
}

/** As often BACK as it takes. */
export function leaveArbiter(hand: Hand): Hand {
  for (let i = 0; i < 4 && hand.phase() === 'arbiter'; i++) hand.tap('back');
  return hand;
}

/** White is on the left; left presses after 5 s, right after 3 s, and left is stopped after 2 s. */
export function paused(control = '3m+2s', more = {}): Hand {
  const hand = takeUp({ control, keys: 5, ...more })
    .tap('pause')
    .wait(4800)
    .tap('left')
    .wait(2800);
  return hand.tap('right').wait(1800).tap('pause');
}
