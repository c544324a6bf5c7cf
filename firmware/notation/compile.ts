// Packs controls into the plain characters that the clock unpacks, and makes the clock's table of
// presets from our list. The digits are described in firmware/core/control-code.ts.

import { Method } from '../core/control';
import type { Control, Period } from '../core/control';
import { periodsOf } from './defaults';
import { parseControl } from './parse';
import { PRESETS } from './preset-list';
import type { Preset } from './preset-list';
import { VALUE_RANGES } from './ranges';

const VERSION = 1;
const BASE = 50;
const ZERO_CODE = 40;
const SHORT_NAME_LENGTH = 12;
/** Characters on a line of the source: seven names. */
const CHUNK_LENGTH = 84;

/** The number in base 50, highest digit first. */
function digits(value: number, length: number): number[] {
  const all: number[] = [];
  let rest = value;
  for (let i = 0; i < length; i++) {
    all.unshift(rest % BASE);
    rest = Math.floor(rest / BASE);
  }
  if (rest > 0 || !Number.isInteger(value) || value < 0) {
    throw new Error(`${value} does not fit into ${length} digits`);
  }
  return all;
}

function seconds(ms: number): number[] {
  return digits(ms / 1000, 3);
}

function packPeriod(period: Period): number[] {
  const { method } = period;
  const hasBase = method <= Method.Delay;
  const differs = period.whiteBaseMs !== period.blackBaseMs;
  const hasMoves = period.moves > 0;
  return [
    ...digits(method + (differs ? 10 : 0) + (hasMoves ? 20 : 0), 1),
    ...(hasBase ? seconds(period.whiteBaseMs) : []),
    ...(differs ? seconds(period.blackBaseMs) : []),
    ...(hasMoves ? digits(period.moves, 2) : []),
    ...(VALUE_RANGES[method] === null ? [] : seconds(period.valueMs)),
    ...(period.count > 0 ? digits(period.count, 2) : []),
  ];
}

function packHeader(control: Control): number[] {
  const { periodCount, repeats, freeze, sound } = control;
  return [
    VERSION,
    control.profile + 3 * control.change + (control.bonusBefore ? 15 : 0),
    periodCount - 1 + (repeats ? 6 : 0) + (freeze ? 12 : 0) + (sound ? 24 : 0),
  ];
}

function checksum(all: readonly number[]): number {
  return all.reduce((before, digit) => (before * 31 + digit) % 2477, 0);
}

function text(all: readonly number[]): string {
  return String.fromCharCode(...all.map((digit) => digit + ZERO_CODE));
}

/** The code of a control with times in whole seconds: self-contained, versioned, checked. */
export function packControl(control: Control): string {
  const all = [...packHeader(control), ...periodsOf(control).flatMap(packPeriod)];
  return text([...all, ...digits(checksum(all), 2)]);
}

/** A string constant over as many lines as it needs. */
function constant(name: string, value: string): string {
  const chunks: string[] = [];
  for (let at = 0; at < value.length; at += CHUNK_LENGTH) {
    chunks.push(`  '${value.slice(at, at + CHUNK_LENGTH)}'`);
  }
  return `const ${name} =\n${chunks.join(' +\n')};`;
}

function shortName(preset: Preset): string {
  const name = preset.shortName;
  if (!/^[ -~]{1,12}$/.test(name) || /['\\]/.test(name)) {
    throw new Error(`the short name "${name}" is not 1 to ${SHORT_NAME_LENGTH} plain characters`);
  }
  return name.padEnd(SHORT_NAME_LENGTH);
}

const PRESETS_HEAD = `\
// The built-in time controls, packed. Made from firmware/notation/preset-list.ts by
// \`node firmware/tools/start.js firmware/tools/presets.ts\`; edit the list, not this file.`;

const PRESETS_TAIL = `/** Where the code of preset \`index\` begins in PRESET_CODES. */
export function presetCodeAt(index: number): number {
  const at = index * 2;
  return (PRESET_STARTS.charCodeAt(at) - 40) * 50 + PRESET_STARTS.charCodeAt(at + 1) - 40;
}`;

function startsOf(codes: readonly string[]): string {
  let start = 0;
  const starts = codes.map((code) => {
    const at = text(digits(start, 2));
    start += code.length;
    return at;
  });
  return starts.join('');
}

/** A number that differs when any name or code does. */
function versionOf(names: string, codes: string): number {
  return checksum([...`${names}${codes}`].map((letter) => letter.charCodeAt(0)));
}

/** The text of firmware/presets.ts, or of what stands for it on a board with fewer presets. */
export function presetsSource(presets: readonly Preset[] = PRESETS): string {
  const codes = presets.map((preset) => packControl(parseControl(preset.notation).control));
  const names = presets.map(shortName).join('');
  return `${PRESETS_HEAD}

export const PRESET_COUNT = ${presets.length};
export const PRESET_NAME_LENGTH = ${SHORT_NAME_LENGTH};
/** Another number for another table. */
export const PRESET_TABLE_VERSION = ${versionOf(names, codes.join(''))};

/** Names of PRESET_NAME_LENGTH characters each, filled up with blanks. */
export ${constant('PRESET_NAMES', names)}

/** Codes of core/control-code.ts, one after another. */
export ${constant('PRESET_CODES', codes.join(''))}

/** Where each code begins: two digits in base 50, as in the codes. */
${constant('PRESET_STARTS', startsOf(codes))}

${PRESETS_TAIL}
`;
}
