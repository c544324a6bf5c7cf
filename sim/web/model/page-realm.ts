// The world of a board's bundle inside the page, in the place of sim/machine/realm.ts: the page may
// not make code from text, so beside every script has come a function whose parameters are the
// names that Espruino gives it. What Espruino lacks of the language is not taken away here.

import type { Realm } from '../../machine/realm';

/** A script of a board's Storage, made by host/board-script.ts. */
export interface Compiled {
  /** As it stands in Storage, a character a byte. */
  readonly code: string;
  /** The parameters of `run`, in their order. */
  readonly names: readonly string[];
  run(this: unknown, ...values: unknown[]): void;
}

const known = new Map<string, Compiled>();

/** By this name a script asks which file has the code that it wants to run. */
export const OVERLAY_OF = '$overlayOf';

const names = new Map<string, string>();

function overlayOf(code: string): string {
  const name = names.get(code);
  if (name === undefined) throw new SyntaxError('code that is no file that this page has');
  return name;
}

/** From now on a file with this code can be run. */
export function knowScript(name: string, script: Compiled): string {
  known.set(script.code, script);
  names.set(script.code, name);
  return script.code;
}

export function createRealm(globals: Record<string, unknown>, random: () => number): Realm {
  const context: Record<string, unknown> = { ...globals };
  context['global'] = context;
  // Chance is the machine's, so that a run repeats.
  context['Math'] = Object.create(Math, { random: { value: random } }) as Math;
  return {
    context,
    Error,
    TypeError,
    bytes: (from) => Uint8Array.from(from),
    ArrayBuffer,
    array: () => [],
    object: () => ({}),
    parse: (json) => JSON.parse(json) as unknown,
    stringify: (value) => JSON.stringify(value),
  };
}

export function runScript(realm: Realm, code: string, filename: string): void {
  const script = known.get(code);
  if (script === undefined) throw new SyntaxError(`${filename} is no script that this page has`);
  const values = script.names.map((name) => {
    return name === OVERLAY_OF ? overlayOf : (realm.context[name] as unknown);
  });
  script.run.apply(realm.context, values);
}

/** The console of a board on the page is not open to anybody. */
export function evaluate(): unknown {
  throw new Error('this page runs no text');
}
