// The keys of a job in arbiter mode, read out of the scenario that plays it: from the chord to the
// BACK that leaves.

import { Key } from '../../hal/hal';
import type { Scenario, Step } from '../scenario/scenario';
import { cap } from './html';

const CHORD = [Key.Minus, Key.Plus].join();
/** A hold of this length and more is one. */
const HELD_MS = 500;
/** So many keys without an OK between them write a code. */
const CODE_KEYS = 13;
/** By Key: short, so that a line holds a whole job. */
export const SHORT_NAMES = ['←', '→', '−', 'PAUSE', '+'];
const OK = cap('OK');
const BACK = cap('BACK');
export const CODE = 'the digits';

interface Stroke {
  keys: Key[];
  forMs: number;
}

function strokesOf(steps: readonly Step[]): Stroke[] {
  return steps.flatMap(({ action }) => (action.verb === 'hold' ? [action] : []));
}

function nameOf({ keys, forMs }: Stroke): string {
  const key = keys[0]!;
  const isHeld = forMs >= HELD_MS;
  if (key === Key.Pause) return isHeld ? BACK : OK;
  const name = cap(SHORT_NAMES[key]!);
  return isHeld ? `${name} held` : name;
}

/** The same key again and again is written once, with how often. */
function folded(names: readonly string[]): string[] {
  const runs: { name: string; times: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.times++;
    else runs.push({ name, times: 1 });
  }
  return runs.map(({ name, times }) => (times === 1 ? name : `${name}<i>×${times}</i>`));
}

/** A code is other digits each time. */
function withoutCode(names: readonly string[]): string[] {
  const end = names.lastIndexOf(OK);
  const begin = names.lastIndexOf(OK, end - 1) + 1;
  if (end - begin < CODE_KEYS) return [...names];
  return [...names.slice(0, begin), CODE, ...names.slice(end)];
}

/** Keys between the chord and the way out, as HTML; every job ends with BACK and PAUSE. */
export function jobKeys(scenario: Scenario): string[] {
  const strokes = strokesOf(scenario.steps);
  const from = strokes.findIndex(({ keys }) => keys.join() === CHORD) + 1;
  const end = strokes.map(({ keys }) => keys[0]).lastIndexOf(Key.Pause);
  const names = strokes.slice(from, end).map(nameOf);
  while (names.at(-1) === BACK) names.pop();
  return folded(withoutCode(names));
}
