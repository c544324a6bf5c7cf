// What Closure Compiler must leave alone: a declaration of every name of the interpreter.
import type { DeclaredNames } from './declared-names';
import { RESERVED, everyGlobal } from './espruino-globals';

/** Names that Closure knows by itself, from the language; a second declaration is an error. */
const OF_THE_LANGUAGE = new Set(['undefined', 'NaN', 'Infinity', 'arguments', 'eval']);

/** A text of externs with every global and every member. */
export function externsText(names: DeclaredNames): string {
  const globals = [...new Set([...names.globals, ...everyGlobal(), ...RESERVED])];
  const variables = globals.filter((name) => !OF_THE_LANGUAGE.has(name));
  const members = [...names.members, ...RESERVED].map((name) => `KeptMembers.prototype.${name};`);
  return [
    '/** @externs */',
    `var ${variables.join(', ')};`,
    '/** @constructor */ function KeptMembers() {}',
    ...members,
  ].join('\n');
}
