// A clock that is played on by strokes: what it says it can do it does, and each stroke counts.
import { Phase } from '../../firmware/core/clock';
import { controlAt, choicesOf } from '../../firmware/ui/choices';
import { Key } from '../../hal/hal';
import { createSession } from '../../sim/session';
import type { Session, SessionOptions } from '../../sim/session';
import { PLAIN, benchOf } from '../../sim/table/sim-bench';
import { hintLines } from '../../sim/terminal/hints';
import type { Stroke } from '../../sim/terminal/keyboard';
import { catchUp, chooseSpeed, createLive, strike, viewOf } from '../../sim/terminal/live';
import type { Live } from '../../sim/terminal/live';

const tap = (key: Key): Stroke => ({ does: 'tap', key });
const HOLD_PAUSE: Stroke = { does: 'hold', keys: [Key.Pause], forMs: 2100 };

interface Played {
  readonly session: Session;
  readonly live: Live;
}

function begin(options: SessionOptions, remark = ''): Played {
  const session = createSession(options);
  return { session, live: createLive(benchOf(session, PLAIN), remark) };
}

function hintsOf(live: Live): string {
  return hintLines(viewOf(live, live.bench.nowMs), 1000, 1)[0]!;
}

/** Strikes a key and waits until nothing moves any more. */
function strikeAndWait(live: Live, stroke: Stroke): void {
  strike(live, stroke, live.bench.nowMs + 1000);
  catchUp(live, live.bench.nowMs + 3000);
}

test('in SETUP only those keys are hinted at that do something in this row of the list', () => {
  const { live, session } = begin({});
  const { clock, ui } = session.app!;
  const seen = new Set<string>();
  for (let row = 0; row < choicesOf(ui); row += 1) {
    const isOwn = controlAt(ui, ui.choice.at) >= ui.catalogue.count;
    const hints = hintsOf(live);
    seen.add(`${isOwn} ${hints.includes('take it')}`);
    const before = viewOf(live, 0);
    if (isOwn && !hints.includes('3 edit')) {
      strikeAndWait(live, HOLD_PAUSE);
      expect(viewOf(live, 0)).toMatchObject({ phase: 'setup', control: before.control });
    }
    strikeAndWait(live, tap(Key.Plus));
  }
  expect([...seen].sort()).toEqual(['false true', 'true false']);
  expect(clock.phase).toBe(Phase.Setup);
});

test('what can be taken is taken', () => {
  const { live } = begin({});
  expect(hintsOf(live)).toContain('Space take it');
  strikeAndWait(live, tap(Key.Pause));
  expect(viewOf(live, 0).phase).toBe('ready');
});

test('where sound is forbidden no key for it is hinted at', () => {
  expect(hintsOf(begin({ control: '5m d3s' }).live)).toContain('1 sound');
  const silent = hintsOf(begin({ control: '5m d3s; uschess' }).live);
  expect(silent).not.toContain('1 sound');
  expect(silent).toContain('2 freeze');
});

test('in SETUP the battery is called so', () => {
  const { live } = begin({});
  expect(viewOf(live, 0)).toMatchObject({
    rightText: 'battery 100 %',
    rightCaption: 'BATTERY, PER CENT',
  });
  strikeAndWait(live, tap(Key.Pause));
  expect(viewOf(live, 0).rightCaption).toBe('');
});

test.each([0, 10])('presses that are pasted %i ms apart all count', (gapMs) => {
  const { live, session } = begin({ control: '5m' });
  const keys = [Key.Right, Key.Left, Key.Right, Key.Left, Key.Right];
  keys.forEach((key, i) => strike(live, tap(key), 1000 + i * gapMs));
  catchUp(live, 5000);
  const { left, right } = session.record();
  // The first of them starts White's clock, which is no press.
  expect([left.presses, right.presses, left.ignored, right.ignored]).toEqual([2, 2, 0, 0]);
});

test('a remark stays until the first stroke', () => {
  const { live } = begin({ control: '5m 3s' }, 'it is one time');
  expect(viewOf(live, 500).note).toBe('it is one time');
  strike(live, { does: 'help' }, 600);
  expect(viewOf(live, 700).note).toBe('');
});

test('time goes as fast as one chooses, and as slowly as always while a key is down', () => {
  const { live, session } = begin({ control: '1h' });
  chooseSpeed(live, 60, 0);
  strike(live, tap(Key.Right), 1000);
  expect(session.nowMs).toBe(60000);
  catchUp(live, 2000);
  // The tap lasts 80 ms; only the rest of the second is faster.
  expect(session.nowMs).toBe(60000 + 80 + 60 * 920);
  strike(live, { does: 'speed' }, 2000);
  expect(viewOf(live, 2000).speed).toBe(1);
  catchUp(live, 3000);
  expect(session.record().left.ms).toBe(3600000 - 80 - 60 * 920 - 1000);
});
