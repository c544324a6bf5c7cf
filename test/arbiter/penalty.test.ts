// Which penalty an illegal move has before anybody changes it: by A.1, A.3, B.1 and B.3 one minute
// in rapid and blitz, two in standard chess and by other rules.

import { takeUp } from '../support/hand';
import { enterPage } from './arbiter-hand';

/** What ILLEGAL shows first, in a game by this control. */
function penaltyOf(control: string): string {
  const hand = takeUp({ control, keys: 5 }).tap('pause').wait(1000).tap('pause');
  return enterPage(hand, 'ILLEGL').face();
}

test.each([
  ['blitz', '3m+2s'],
  ['blitz', '5m+5s'],
  ['blitz at its longest', '10m'],
  ['rapid at its shortest', '10m+1s'],
  ['rapid', '15m+10s'],
  ['rapid', '10m+5s'],
  ['rapid', '25m d10s'],
  ['rapid at its longest', '39m59s+20s'],
  ['rapid', '59m59s'],
])('%s, %s: one minute', (_name, control) => {
  expect(penaltyOf(control)).toBe('SIDE | +1:00');
});

test.each([
  ['standard at its shortest', '60m'],
  ['standard at its shortest', '40m+20s'],
  ['standard', '30m+30s'],
  ['standard', '40/90m+30s, 30m+30s'],
  ['US Chess, blitz', '5m; uschess'],
  ['the casual profile', '5m+3s; casual'],
])('%s, %s: two minutes', (_name, control) => {
  expect(penaltyOf(control)).toBe('SIDE | +2:00');
});
