// Steps that every test of arbiter mode takes: in, to a page, and out again.

import { PAGE_NAMES } from '../../firmware/ui/screens/arbiter/page-table';
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
