// `zeitnot set`: a control typed into the editor of a clock over its link.
import fc from 'fast-check';
import { copyControl, createControl } from '../../firmware/core/control';
import type { Control } from '../../firmware/core/control';
import { parseControl } from '../../firmware/notation/parse';
import { printControl } from '../../firmware/notation/print';
import { OWN_PERIODS } from '../../firmware/ui/own-controls';
import { startZeitnot } from '../flash/run-zeitnot';
import type { Said } from '../flash/run-zeitnot';
import { FULL_BOUNDS, arbitraryControl } from '../support/arbitrary-control';
import { zeitnot } from '../support/command-line';
import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';
import { allow, plugIn, unplugAll } from './plugged';
import type { Spoil } from './plugged';

jest.setTimeout(120000);
afterEach(unplugAll);

/** In SETUP, with the editor open at the first line. */
function editing(options = {}): Hand {
  return allow(takeUp({ keys: 5, ...options }))
    .hold(['pause'], 2000)
    .wait(100);
}

function controlOf(hand: Hand): Control {
  const copy = createControl();
  copyControl(copy, hand.session.app!.clock.control);
  return copy;
}

async function set(control: string, hand: Hand, spoil: Spoil, deed = 'ok'): Promise<Said> {
  const running = startZeitnot(['set', control, '--to', await plugIn(hand, spoil)]);
  void running.hears('out', /press OK at SAVE/g, 1).then(() => hand.tap(deed as 'ok'));
  return running.ended;
}

const LONG = '40/1h30m+30s, 20/50m|45m+30s, 15m+30s; uschess; freeze on';

test.each([
  ['6 cells', LONG, {}],
  ['4 cells', LONG, { cells: 4 }],
  ['byo-yomi', '1h, byo 3x30s; casual', {}],
  ['an hourglass', 'hourglass 1m30s', { cells: 4 }],
  ['Canadian', '10m, canadian 20/5m', {}],
  ['a repeated period', '40/2h*', {}],
  ['an increment above a minute, on 4 cells', '5m+1m5s', { cells: 4 }],
])('%s: it is kept, exactly', async (_what, text, options) => {
  const hand = editing(options);
  const said = await set(text, hand, {});
  const { control } = parseControl(text);
  expect([said.code, said.err]).toEqual([0, '']);
  expect(said.out).toBe(
    `${printControl(control)} stands there; press OK at SAVE.\nThe clock keeps it.\n`,
  );
  expect([hand.phase(), controlOf(hand)]).toEqual(['setup', control]);
});

test.each<[string, Spoil]>([
  ['swallows what it hears', { heard: (text, i) => (i % 7 === 3 ? '' : text) }],
  ['swallows digits', { heard: (text, i) => (i % 5 === 2 ? text.replace(/[1-4]/, '') : text) }],
  ['spoils digits', { heard: (text, i) => (i % 6 === 2 ? text.replace('3', '2') : text) }],
  ['loses answers', { said: (line, i) => (i % 9 === 4 ? '' : line) }],
])('a line that %s only makes it slower', async (_what, spoil) => {
  const hand = editing();
  const said = await set('40/10m+5s, 5m+5s', hand, spoil);
  expect([said.code, said.err]).toEqual([0, '']);
  expect(printControl(controlOf(hand))).toBe('40/10m+5s, 5m+5s');
});

test('whatever control of three periods the notation knows', async () => {
  const short = arbitraryControl(FULL_BOUNDS).filter((one) => one.periodCount <= OWN_PERIODS);
  await fc.assert(
    fc.asyncProperty(short, async (control) => {
      const hand = editing();
      const said = await set(printControl(control), hand, {});
      expect([said.code, said.err]).toEqual([0, '']);
      expect(printControl(controlOf(hand))).toBe(printControl(control));
    }),
    { numRuns: 3, interruptAfterTimeLimit: 60000 },
  );
});

test.each<[string, () => Hand, string, RegExp]>([
  [
    'requests are not allowed',
    () => takeUp({ keys: 5 }).hold(['pause'], 2000).wait(100),
    'ok',
    /takes nothing over the link; allow requests .* page OPTION/,
  ],
  ['the editor is not open', () => allow(takeUp({ keys: 5 })), 'ok', /hold PAUSE for 2 s/],
  ['it is not at its first line', () => editing().tap('ok'), 'ok', /hold PAUSE for 2 s/],
  ['it is left instead of OK', () => editing(), 'back', /nobody pressed OK at SAVE/],
])('when %s, one sentence says so and nothing is changed', async (_what, make, deed, says) => {
  const hand = make();
  const said = await set('3m+2s', hand, {}, deed);
  expect([said.code, said.err.trim().split('\n')]).toEqual([2, [expect.stringMatching(says)]]);
  expect([...hand.session.app!.ui.choice.settings.slice(4)].every((one) => one === 0)).toBe(true);
});

test.each<[string[], RegExp]>([
  [['3m'], /set: name the port/],
  [[], /missing|control/i],
  [['3x', '--to', 'x'], /"3x", column/],
  [['1m, 2m, 3m, 4m', '--to', 'x'], /has at most 3 periods, and this has 4/],
  [['3m', '--to', '/dev/ttyNone'], /there is no such port/],
])('%j is refused in one sentence', (words, says) => {
  const { code, err } = zeitnot(['set', ...words]);
  expect([code, err.trim().split('\n')]).toEqual([2, [expect.stringMatching(says)]]);
});
