// The verbs of a scenario: one row each, from the words of the line to what it does.

import { Change } from '../../firmware/core/control';
import type { Control } from '../../firmware/core/control';
import { NotationError } from '../../firmware/notation/notation-error';
import { parseControl } from '../../firmware/notation/parse';
import { PRESETS, findPreset } from '../../firmware/notation/preset-list';
import { shortened } from '../../firmware/tools/text/shortened';
import { SIDE_NAMES } from '../clock-state';
import { KEY_NAMES, keyNamed } from '../contacts';
import type { KeyName } from '../contacts';
import { readExpectation } from './expectations';
import { listOf, readChoice, readCount, readDuration, readEnd, readRest, readWord } from './reader';
import { refuse } from './reader';
import type { Reader } from './reader';
import type { Action, Kind, OptionName } from './scenario';

/** How long a finger stays on a key that is only tapped. */
export const TAP_MS = 80;

/** A line either does something, or says what kind of clock this is. */
export type Meaning = Action | { verb: 'kind'; kind: Partial<Kind> };
type Row = (reader: Reader) => Meaning;

const OPTION_VALUES: Readonly<Record<OptionName, readonly string[]>> = {
  bonus: ['before', 'after'],
  change: ['zero', 'own', 'checked', 'moves', 'round'],
  freeze: ['on', 'off'],
  sound: ['on', 'off'],
  tenths: ['on', 'off'],
};

export const CHANGES: Readonly<Record<string, Change>> = {
  zero: Change.Zero,
  own: Change.Own,
  checked: Change.Checked,
  moves: Change.Moves,
  round: Change.Round,
};

function controlOf(reader: Reader, text: string): Control {
  try {
    return parseControl(text).control;
  } catch (error) {
    if (error instanceof NotationError) return refuse(reader, error.sentence);
    throw error;
  }
}

function control(reader: Reader): Action {
  const text = readRest(reader, 'a time control such as 3m+2s or 90+30');
  return { verb: 'control', control: controlOf(reader, text) };
}

function preset(reader: Reader): Action {
  const text = readRest(reader, 'the name of a preset such as 90+30');
  const found = findPreset(text);
  const known = PRESETS.slice(0, 5).map((row) => row.name);
  if (found === undefined) {
    return refuse(reader, `there is no preset "${shortened(text)}"; some are ${listOf(known)}`);
  }
  return { verb: 'control', control: controlOf(reader, found.notation) };
}

function option(reader: Reader): Action {
  const name = readChoice(reader, Object.keys(OPTION_VALUES) as OptionName[]);
  reader.subject = `option ${name}`;
  return { verb: 'option', name, value: readChoice(reader, OPTION_VALUES[name]) };
}

function holdFor(forMs: number, names: readonly KeyName[]): Action {
  return { verb: 'hold', keys: names.map(keyNamed), forMs };
}

function keysTogether(reader: Reader): KeyName[] {
  const names = readWord(reader, 'keys such as minus+plus').split('+');
  const unknown = names.find((name) => !KEY_NAMES.some((known) => known === name));
  if (unknown !== undefined) {
    refuse(reader, `there is no key "${shortened(unknown)}"; keys are ${listOf(KEY_NAMES)}`);
  }
  if (new Set(names).size < names.length) refuse(reader, 'a key stands there twice');
  return names as KeyName[];
}

function hold(reader: Reader): Action {
  const names = keysTogether(reader);
  return holdFor(readDuration(reader), names);
}

function edge(closed: boolean): Row {
  return (reader) => ({ verb: 'edge', key: keyNamed(readChoice(reader, KEY_NAMES)), closed });
}

function power(reader: Reader): Action {
  return { verb: 'power', isOn: readChoice(reader, ['off', 'on']) === 'on' };
}

function cells(reader: Reader): Meaning {
  return { verb: 'kind', kind: { cells: readChoice(reader, ['4', '6']) === '4' ? 4 : 6 } };
}

function keys(reader: Reader): Meaning {
  return { verb: 'kind', kind: { keys: readChoice(reader, ['3', '5']) === '3' ? 3 : 5 } };
}

function contact(reader: Reader): Meaning {
  return { verb: 'kind', kind: { contact: readChoice(reader, ['momentary', 'lever']) } };
}

const VERBS: Readonly<Record<string, Row>> = {
  control,
  preset,
  cells,
  keys,
  contact,
  lever: (reader) => ({ verb: 'lever', side: readChoice(reader, SIDE_NAMES) }),
  white: (reader) => ({ verb: 'white', side: readChoice(reader, SIDE_NAMES) }),
  option,
  press: (reader) => holdFor(TAP_MS, [readChoice(reader, SIDE_NAMES)]),
  down: edge(true),
  up: edge(false),
  key: (reader) => holdFor(TAP_MS, [readChoice(reader, KEY_NAMES)]),
  hold,
  power,
  battery: (reader) => ({ verb: 'battery', percent: readCount(reader, { min: 0, max: 100 }) }),
  show: () => ({ verb: 'show' }),
  expect: (reader) => ({ verb: 'expect', expectation: readExpectation(reader) }),
  // New verbs go above this line.
};

export function isVerb(text: string): boolean {
  return Object.hasOwn(VERBS, text);
}

export function readMeaning(reader: Reader): Meaning {
  const name = readWord(reader, 'a verb');
  if (!isVerb(name)) {
    return refuse(
      reader,
      `there is no verb "${shortened(name)}"; verbs are ${listOf(Object.keys(VERBS))}`,
    );
  }
  reader.subject = name;
  const meaning = VERBS[name]!(reader);
  readEnd(reader);
  return meaning;
}
