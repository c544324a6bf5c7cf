// Short names that a script does not use yet.
import { everyGlobal } from './espruino-globals';

/** Words of the grammar that are as short as a name. */
const SHORT_WORDS = ['do', 'if', 'in', 'of'];

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Names of two letters that neither the script nor the interpreter has. */
export function* freeNames(text: string): Generator<string, never> {
  const taken = new Set([...everyGlobal(), ...SHORT_WORDS, ...(text.match(/[\w$]+/g) ?? [])]);
  for (const first of LETTERS) {
    for (const second of LETTERS) if (!taken.has(first + second)) yield first + second;
  }
  throw new Error('no short name is left');
}
