// The world of a board's bundle inside the page, in the place of sim/machine/realm.ts: the page may
// not make code from text, so every script has come as a function whose parameters are the names
// that Espruino gives it. What Espruino lacks of the language is not taken away here.

import type { Realm } from '../../machine/realm';

/** A script of a board's Storage, made by host/board-script.ts. */
export interface Compiled {
  /** The parameters of `run`, in their order. */
  readonly names: readonly string[];
  run(this: unknown, ...values: unknown[]): void;
}

const known = new Map<string, Compiled>();

/** The script as it stands in Storage: the text between the braces, to the letter. */
export function textOf({ run }: Compiled): string {
  const source = Function.prototype.toString.call(run);
  return source.slice(source.indexOf('{\n') + 2, source.lastIndexOf('\n}'));
}

/** From now on a file with this text can be run. */
export function knowScript(script: Compiled): string {
  const text = textOf(script);
  known.set(text, script);
  return text;
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
  const values = script.names.map((name) => realm.context[name] as unknown);
  script.run.apply(realm.context, values);
}

/** The console of a board on the page is not open to anybody. */
export function evaluate(): unknown {
  throw new Error('this page runs no text');
}
