// A scenario of hands that go through the pages at random, from one seed: in every phase, with
// controls of every kind, with flags that fall and codes that lock. Only times of a game are
// compared, so nothing is pressed while a clock in SETUP or READY may be erasing pages.
import { createRandom, randomOnceIn, randomUpTo } from '../../sim/prng';
import type { Random } from '../../sim/prng';

/** Each method, each way to change the period, and the options. */
const CONTROLS = [
  '5m+3s',
  '5m+3s; uschess',
  '3m d3s; uschess; sound off',
  '8s d3s',
  '25m b10s; sound on',
  '2/20s, 9s+1s; change moves; sound on',
  '3/20s, 9s+1s; change moves; freeze off',
  '2/9s, 9s; change checked; freeze off',
  '40/90m+30s, 30m+30s',
  '2/20s d2s, 10s d1s*; change round; freeze off',
  '2/15s, 2/10s, 5s; change own; freeze off',
  '5s, byo 3x5s; sound on',
  '1m, byo 5x3s; freeze off; casual',
  '8s, canadian 2/6s',
  'hourglass 8s; sound on',
  'gong 3s; sound on',
  'upcount',
  '7s, overtime; sound on',
  '60/50s|40s, 0m+3s',
  '9h30m+59s; uschess',
  '6s; freeze off; casual; sound on',
  '6s; freeze on; sound on; casual',
  '5s+1s; bonus before; sound on; fide',
  '0m+5s; freeze off',
  '90m+30s; fide',
];

type Line = (random: Random) => string;

export interface Hands {
  /** Keys that stand for OK and for BACK, besides PAUSE. */
  readonly hasFiveKeys?: boolean;
  readonly hasLever?: boolean;
  readonly cells?: number;
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[randomUpTo(random, list.length - 1)]!;
}

function tap(...keys: string[]): Line {
  return (random) => `key ${pick(random, keys)}`;
}

function hold(keys: readonly string[], forS: readonly number[]): Line {
  return (random) => `hold ${pick(random, keys)} ${pick(random, forS)}`;
}

/** Moves nothing: a contact that is open opens. */
const WAIT = 'up minus';
const SIDES = ['left', 'right'];
const pressOne: Line = (random) => `press ${pick(random, SIDES)}`;
const leverOne: Line = (random) => `lever ${pick(random, SIDES)}`;
const BACK = hold(['pause'], [0.7]);

function pageLines({ hasFiveKeys }: Hands): Line[] {
  const own = [tap('plus'), tap('minus'), tap('plus', 'minus'), tap('pause'), tap('pause')];
  const others = [pressOne, pressOne, BACK, hold(['plus', 'minus'], [0.9, 2.2])];
  return [...own, ...others, ...(hasFiveKeys ? [tap('ok', 'back'), hold(['back'], [0.7])] : [])];
}

function gameLines({ hasLever, hasFiveKeys }: Hands): Line[] {
  const move = hasLever ? [leverOne, pressOne] : [pressOne];
  const moves = [...move, ...move, ...move, ...move, ...move];
  const others = [tap('pause'), tap('plus', 'minus'), hold(['plus', 'minus', 'pause'], [1, 2.2])];
  return [...moves, ...others, ...(hasFiveKeys ? [tap('ok', 'back')] : [])];
}

/** How long after the line the next one comes: as long as its key is held, and a little. */
function after(random: Random, line: string): string {
  const heldS = Number(/^hold \S+ (.*)/.exec(line)?.[1] ?? 0.08);
  return (heldS + 0.12 + randomUpTo(random, 300) / 1000).toFixed(3);
}

/** Each line when the one before has had its effect; now and then everything is compared. */
function some(random: Random, lines: readonly Line[], most: number): string[] {
  const made: string[] = [];
  for (let i = randomUpTo(random, most); i >= 0; i--) {
    const line = pick(random, lines)(random);
    made.push(`+0.1 ${line}`, `+${after(random, line)} ${randomOnceIn(random, 7) ? 'show' : WAIT}`);
  }
  return made;
}

const ARBITER = ['+0.3 hold minus+plus 2.1', '+2.4 show'];
const LEAVE = ['+0.3 hold pause 0.7', '+1 hold pause 0.7', '+1 show'];

type Section = (random: Random, hands: Hands) => string[];

const game: Section = (random, hands) => some(random, gameLines(hands), 9);

/** Somebody thinks too long. */
const fall: Section = (random) => [`+${3 + randomUpTo(random, 25)} show`];

const pause: Section = () => ['+0.4 key pause', '+0.5 show'];

const pages: Section = (random, hands) => {
  const [step, jump] = [pick(random, ['plus', 'minus']), pick(random, SIDES)];
  const steps = Array.from({ length: randomUpTo(random, 6) }, () => `+0.2 key ${step}`);
  if (randomOnceIn(random, 3)) steps.push(`+0.2 press ${jump}`);
  const inside = some(random, pageLines(hands), 16);
  return [...ARBITER, ...steps, '+0.2 key pause', ...inside, ...LEAVE];
};

/** Through the whole list: the page of flags, and its lines. */
const evidence: Section = (random) => {
  const steps = Array.from({ length: 8 }, () => '+0.2 key plus');
  const to = pick(random, [[], Array.from({ length: 5 }, () => '+0.2 key minus')]);
  const taken = some(random, [pressOne, tap('pause'), tap('plus')], 6);
  return [...ARBITER, ...to, '+0.2 key pause', ...steps, '+0.2 show', ...taken, ...LEAVE];
};

const code = (random: Random): string[] =>
  some(random, [tap('plus', 'minus'), pressOne, tap('pause')], 4);

/** A code is set, asked for, typed wrong and, digit by digit, right. */
const lock: Section = (random) => {
  const open = ['+0.2 key minus', '+0.2 key minus', '+0.2 key pause', '+0.2 press right'];
  const set = ['+0.2 key plus', ...Array.from({ length: 4 }, () => '+0.2 key pause')];
  const zero = Array.from({ length: 4 }, () => '+0.2 key pause');
  const first = ['+0.2 press right', '+0.2 press left', '+0.2 press left', ...code(random)];
  const wrong = [...first, '+0.2 show', ...LEAVE, ...ARBITER, ...zero, '+0.2 show'];
  const isSet = [...ARBITER, ...open, ...set, '+0.2 show', ...LEAVE];
  const isTyped = [...ARBITER, ...set, '+0.2 show', ...LEAVE];
  return [...isSet, ...ARBITER, ...wrong, ...LEAVE, ...isTyped];
};

const end: Section = () => ['+0.3 hold minus+pause 3.1', '+3.3 key plus', '+2 show'];
const refuse: Section = () => ['+0.3 hold minus+pause 3.1', '+3.3 key minus', '+2 show'];

/** From READY to the list and back, perhaps with another control. */
const setup: Section = (random) => [
  ...end(random, {}),
  '+0.3 hold minus+pause 2.1',
  '+3 show',
  ...some(random, [tap('plus', 'minus'), hold(['plus', 'minus'], [0.9])], 5),
  '+0.3 show',
  '+0.2 key pause',
  '+2 show',
];

const SECTIONS: readonly Section[] = [
  game,
  game,
  fall,
  pause,
  pages,
  pages,
  pages,
  evidence,
  evidence,
  lock,
  end,
  refuse,
];

const LENGTH = 8;

export function randomTour(seed: number, hands: Hands = {}): string {
  const random = createRandom(seed);
  const first = seed % 9 === 0 ? '0.5 key pause' : `control ${CONTROLS[seed % CONTROLS.length]!}`;
  const lines = [`# seed ${seed}`];
  if (hands.cells !== undefined) lines.push(`cells ${hands.cells}`);
  if (hands.hasLever) lines.push('contact lever');
  lines.push(first, '2 show', ...game(random, hands));
  // A control that was put there has a row of its own in the list of a board, and in no other list.
  const sections = seed % 9 === 0 ? [...SECTIONS, setup, setup, setup] : SECTIONS;
  for (let i = 0; i < LENGTH; i++) lines.push(...pick(random, sections)(random, hands));
  return [...lines, '+1 show'].join('\n');
}
