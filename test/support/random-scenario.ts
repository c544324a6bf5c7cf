// A scenario of random keys, chords, bounces and looks, from one seed: what no author would write.

import { createRandom, randomOnceIn, randomUpTo } from '../../sim/prng';
import type { Random } from '../../sim/prng';

const CONTROLS = [
  '3m+2s',
  '6s; freeze off; sound on; casual',
  '6s+1s; freeze on',
  '2/8s, 5s+1s; change moves',
  '2/6s d2s, 3s d1s*; change round; freeze off',
  '5s, byo 3x2s',
  '5s, canadian 2/4s',
  'hourglass 6s',
  'gong 3s; sound on; casual',
  'upcount',
  '4s, overtime',
  '5s|7s b2s; change own',
];

function pick<T>(random: Random, list: readonly T[]): T {
  return list[randomUpTo(random, list.length - 1)]!;
}

const LINES: ((random: Random) => string)[] = [
  (random) => `press ${pick(random, ['left', 'right'])}`,
  (random) => `press ${pick(random, ['left', 'right'])}`,
  (random) => `press ${pick(random, ['left', 'right'])}`,
  (random) => `down ${pick(random, ['left', 'right', 'minus', 'pause', 'plus'])}`,
  (random) => `up ${pick(random, ['left', 'right', 'minus', 'pause', 'plus'])}`,
  (random) => `key ${pick(random, ['pause', 'minus', 'plus', 'back', 'ok', 'pause'])}`,
  (random) =>
    `hold ${pick(random, ['minus', 'plus', 'pause'])} ${(100 + randomUpTo(random, 2500)) / 1000}`,
  (random) =>
    `hold ${pick(random, ['minus+pause', 'plus+pause', 'minus+plus', 'pause+plus'])} ` +
    `${pick(random, ['0.3', '2', '2.5', '3.2'])}`,
  () => 'show',
  () => 'show',
];

/** Mostly seconds apart, sometimes inside a bounce, sometimes at the same instant. */
function gapMs(random: Random): number {
  if (randomOnceIn(random, 5)) return randomUpTo(random, 3);
  if (randomOnceIn(random, 5)) return randomUpTo(random, 100);
  return randomUpTo(random, 2500);
}

export function randomScenario(seed: number): string {
  const random = createRandom(seed);
  const lines = [`# seed ${seed}`, `control ${pick(random, CONTROLS)}`];
  if (randomOnceIn(random, 4)) lines.push('cells 4');
  for (let i = 0; i < 40; i++)
    lines.push(`+${gapMs(random) / 1000} ${pick(random, LINES)(random)}`);
  return [...lines, '+1 show', '+10 show'].join('\n');
}
