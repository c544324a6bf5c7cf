// The JavaScript world that the bundle runs in: a context of its own with what Espruino has of the
// standard library, and nothing else. What Espruino lacks is absent, so that a slip fails here too.
import * as vm from 'node:vm';
import { PLAIN, plainCode, withPlainEval } from './tokens';

const GLOBALS = [
  'Array ArrayBuffer Boolean DataView Error EvalError Float32Array Float64Array Function',
  'Infinity Int16Array Int32Array Int8Array JSON Math NaN Number Object ReferenceError RegExp',
  'String SyntaxError TypeError Uint16Array Uint32Array Uint8Array Uint8ClampedArray',
  'decodeURIComponent encodeURIComponent eval globalThis isFinite isNaN parseFloat parseInt',
  'undefined',
].join(' ');

const ARRAY = [
  'concat every fill filter find findIndex forEach includes indexOf join length map pop push',
  'reduce reverse shift slice some sort splice toString unshift constructor',
].join(' ');

const VIEW = [
  'buffer byteLength byteOffset every fill filter find findIndex forEach includes indexOf join',
  'length map reduce reverse set slice some sort subarray constructor',
].join(' ');

const STRING = [
  'charAt charCodeAt concat endsWith includes indexOf lastIndexOf length match padEnd padStart',
  'repeat replace replaceAll slice split startsWith substr substring toLowerCase toString',
  'toUpperCase trim valueOf constructor',
].join(' ');

const MATH = [
  'E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos asin atan atan2 ceil cos exp floor log max',
  'min pow random round sign sin sqrt tan',
].join(' ');

const OBJECT = [
  'assign create defineProperties defineProperty entries fromEntries getOwnPropertyDescriptor',
  'getOwnPropertyDescriptors getOwnPropertyNames getPrototypeOf keys prototype setPrototypeOf',
  'values length name',
].join(' ');

/** What stays of each object; everything else is deleted. */
const KEPT: Record<string, string> = {
  'Array.prototype': ARRAY,
  Array: 'isArray prototype length name',
  'Uint8Array.__proto__.prototype': VIEW,
  'Uint8Array.__proto__': 'prototype length name',
  'ArrayBuffer.prototype': 'byteLength constructor',
  ArrayBuffer: 'prototype length name',
  'String.prototype': STRING,
  String: 'fromCharCode prototype length name',
  Math: MATH,
  Number: 'MAX_VALUE MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY prototype length name',
  'Number.prototype': 'constructor toFixed toString valueOf',
  Object: OBJECT,
  'Object.prototype': 'constructor hasOwnProperty toString valueOf __proto__',
  'Function.prototype': 'apply bind call constructor length name toString',
  Error: 'prototype length name',
  'RegExp.prototype': 'exec test constructor flags global ignoreCase lastIndex source',
};

/** Espruino has no BYTES_PER_ELEMENT; its other oddities are the gate's matter. */
const STRIP = `(function (globals, kept) {
  const names = (text) => text.split(' ');
  const strip = (object, text) => {
    const kept = names(text);
    for (const name of Object.getOwnPropertyNames(object)) {
      if (!kept.includes(name)) delete object[name];
    }
  };
  const object = (path) => path.split('.').reduce((o, name) => o[name], globalThis);
  const todo = Object.keys(kept).map((path) => [object(path), kept[path]]);
  const world = globalThis;
  const all = Object.getOwnPropertyNames(world);
  for (const [target, text] of todo) strip(target, text);
  const staying = names(globals);
  for (const name of all) if (!staying.includes(name)) delete world[name];
})`;

/** Constructors of the bundle's world, for values that the machine hands in. */
export interface Realm {
  readonly context: vm.Context;
  readonly Error: ErrorConstructor;
  readonly TypeError: TypeErrorConstructor;
  /** A Uint8Array of that world with these bytes. */
  readonly bytes: (from: ArrayLike<number>) => Uint8Array;
  readonly ArrayBuffer: ArrayBufferConstructor;
  /** An empty array, and an empty object, of that world. */
  readonly array: () => unknown[];
  readonly object: () => Record<string, unknown>;
  readonly parse: (json: string) => unknown;
  readonly stringify: (value: unknown) => string;
}

export function createRealm(globals: Record<string, unknown>, random: () => number): Realm {
  const context = vm.createContext({}, { microtaskMode: 'afterEvaluate' });
  const run = (code: string): unknown => vm.runInContext(code, context);
  const { parse, stringify } = run('JSON') as JSON;
  (run(STRIP) as (globals: string, kept: typeof KEPT) => void)(GLOBALS, KEPT);
  (run('Math') as Math).random = random;
  Object.assign(context, globals);
  context['global'] = run('globalThis');
  return {
    context,
    Error: run('Error') as ErrorConstructor,
    TypeError: run('TypeError') as TypeErrorConstructor,
    bytes: run('(function (from) { return new Uint8Array(from); })') as Realm['bytes'],
    ArrayBuffer: run('ArrayBuffer') as ArrayBufferConstructor,
    array: run('(function () { return []; })') as Realm['array'],
    object: run('(function () { return {}; })') as Realm['object'],
    parse,
    stringify,
  };
}

/** Names of the language that code looks up often. */
const OFTEN = ['Math', 'Uint8Array', 'Int32Array'];

function valueOf(context: vm.Context, name: string): unknown {
  if (name === PLAIN) return plainCode;
  return (context[name] ?? vm.runInContext(name, context)) as unknown;
}

/**
 * Runs a flat script. Its top-level names stay its own, and it is given the names of its world as
 * those of a function are: names of a context are a hundred times slower.
 */
export function runScript(realm: Realm, bytes: string, filename: string): void {
  const { context } = realm;
  const code = plainCode(bytes);
  const names = [...Object.keys(context), ...OFTEN, PLAIN];
  let run: (...values: unknown[]) => void;
  try {
    run = vm.compileFunction(withPlainEval(code), names, {
      parsingContext: context,
      filename,
    }) as typeof run;
  } catch {
    // It declares such a name itself, or is no script at all; then this says so.
    run = vm.compileFunction(code, [], { parsingContext: context, filename }) as typeof run;
  }
  run.apply(
    context['global'],
    names.map((name) => valueOf(context, name)),
  );
}

/** Runs text as the console does: its names are globals. Returns what it came to. */
export function evaluate(realm: Realm, code: string): unknown {
  return vm.runInContext(code, realm.context, { filename: 'console' });
}
