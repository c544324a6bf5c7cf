// Chance that can be repeated: one seed, one sequence (Marsaglia's xorshift of 32 bits,
// multiplied). Nothing in the simulator asks Math.random.

export interface Random {
  state: number;
}

const STIR = 0x2545f491;
const WARM_UP = 8;

function nextBits(random: Random): number {
  let bits = random.state;
  bits ^= bits << 13;
  bits ^= bits >>> 17;
  bits ^= bits << 5;
  random.state = bits;
  return Math.imul(bits, STIR) >>> 0;
}

/** Any whole number is a seed; zero is where a xorshift would stand still. */
export function createRandom(seed: number): Random {
  const random = { state: (seed ^ STIR) | 0 || 1 };
  for (let i = 0; i < WARM_UP; i++) nextBits(random);
  return random;
}

/** A whole number from 0 up to and including `max`. */
export function randomUpTo(random: Random, max: number): number {
  return Math.floor((nextBits(random) / 0x100000000) * (max + 1));
}

/** True once in `times`. */
export function randomOnceIn(random: Random, times: number): boolean {
  return randomUpTo(random, times - 1) === 0;
}
