// What `expect` knows: one row each, from the words of the line to something that can be checked.

import { PHASE_NAMES, SIDE_NAMES } from '../clock-state';
import type { SideName, SideState } from '../clock-state';
import type { FaceText } from '../glass';
import { SIGN_NAMES, SOUND_NAMES } from '../sign-names';
import type { SignName } from '../sign-names';
import { LOG_KINDS } from '../sight';
import type { Look } from './look';
import { readChoice, readCount, readEnd, readQuoted, readTime } from './reader';
import type { Reader } from './reader';
import type { Expectation } from './scenario';
import { timeText } from './times';

const COUNT = { min: 0, max: 999999999 };
const LOG_MAX = 300;

/** What is seen must be equal to the text, which is made from what is seen in the same way. */
function equal(what: string, wanted: string, seen: (look: Look) => string): Expectation {
  return {
    expected: `${what} ${wanted}`,
    isMet: (look) => seen(look) === wanted,
    got: (look) => seen(look),
  };
}

type Row = (reader: Reader, what: string) => Expectation;
type SideField<T> = (side: SideState) => T;

function readSide(reader: Reader): SideName {
  return readChoice(reader, SIDE_NAMES);
}

function bank(side: SideName): Row {
  return (reader, what) =>
    equal(what, timeText(readTime(reader)), (look) => timeText(look.state[side].ms));
}

function sideTime(field: SideField<number>): Row {
  return (reader, what) => {
    const side = readSide(reader);
    const wanted = timeText(readTime(reader));
    return equal(`${what} ${side}`, wanted, (look) => timeText(field(look.state[side])));
  };
}

function sideCount(field: SideField<number>): Row {
  return (reader, what) => {
    const side = readSide(reader);
    const wanted = String(readCount(reader, COUNT));
    return equal(`${what} ${side}`, wanted, (look) => String(field(look.state[side])));
  };
}

const onOff = (isOn: boolean) => (isOn ? 'on' : 'off');

function sideMark(field: SideField<boolean>): Row {
  return (reader, what) => {
    const side = readSide(reader);
    const wanted = readChoice(reader, ['on', 'off']);
    return equal(`${what} ${side}`, wanted, (look) => onOff(field(look.state[side])));
  };
}

function faceText(field: 'display' | 'beside'): Row {
  const textOf = (face: FaceText, side: SideName) => JSON.stringify(face[side][field]);
  return (reader, what) => {
    const side = readSide(reader);
    const wanted = JSON.stringify(readQuoted(reader));
    return equal(`${what} ${side}`, wanted, (look) => textOf(look.own.face, side));
  };
}

function word(choices: readonly string[], seen: (look: Look) => string): Row {
  return (reader, what) => equal(what, readChoice(reader, choices), seen);
}

function signState(look: Look, name: SignName): string {
  if (look.own.blinks.includes(name)) return 'blink';
  return onOff(look.own.signs.includes(name));
}

/** `on` is any sign that a record lists, so also one that blinks. */
function sign(reader: Reader, what: string): Expectation {
  const name = readChoice(reader, SIGN_NAMES);
  const wanted = readChoice(reader, ['on', 'off', 'blink']);
  const isMet = (look: Look) =>
    wanted === 'on' ? look.own.signs.includes(name) : signState(look, name) === wanted;
  return { expected: `${what} ${name} ${wanted}`, isMet, got: (look) => signState(look, name) };
}

function sound(reader: Reader, what: string): Expectation {
  const wanted = readChoice(reader, [...SOUND_NAMES, 'none']);
  return {
    expected: `${what} ${wanted}`,
    isMet: (look) =>
      wanted === 'none' ? look.sounds.length === 0 : look.sounds.some((name) => name === wanted),
    got: (look) => look.sounds.join(', ') || 'none',
  };
}

function log(reader: Reader, what: string): Expectation {
  const number = readCount(reader, { min: 1, max: LOG_MAX });
  const wanted = readChoice(reader, LOG_KINDS);
  return equal(`${what} ${number}`, wanted, (look) => look.log[number - 1] ?? 'nothing');
}

function firstBy(reader: Reader, what: string): Expectation {
  const isNone = reader.words.words[reader.at]?.text === 'none';
  const wanted = isNone ? readChoice(reader, ['none']) : String(readCount(reader, COUNT));
  return equal(what, wanted, (look) => String(look.state.firstByMs ?? 'none'));
}

const ROWS: Readonly<Record<string, Row>> = {
  left: bank('left'),
  right: bank('right'),
  display: faceText('display'),
  beside: faceText('beside'),
  running: word([...SIDE_NAMES, 'none'], (look) => look.state.running),
  white: word(SIDE_NAMES, (look) => look.state.white),
  phase: word(PHASE_NAMES, (look) => look.state.phase),
  flag: sideMark((side) => side.flag),
  first: sideMark((side) => side.first),
  periodflag: sideMark((side) => side.periodFlag),
  presses: sideCount((side) => side.presses),
  period: sideCount((side) => side.period),
  byoyomi: sideCount((side) => side.byoyomi),
  blockmoves: sideCount((side) => side.blockMoves),
  ignored: sideCount((side) => side.ignored),
  silent: sideCount((side) => side.silent),
  delay: sideTime((side) => side.delayMs),
  overtime: sideTime((side) => side.overtimeMs),
  sign,
  sound,
  log,
  firstby: firstBy,
  // New expectations go above this line.
};

export function readExpectation(reader: Reader): Expectation {
  const what = readChoice(reader, Object.keys(ROWS));
  reader.subject = `expect ${what}`;
  const expectation = ROWS[what]!(reader, what);
  readEnd(reader);
  return expectation;
}
