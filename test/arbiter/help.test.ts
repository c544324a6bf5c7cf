// The help on the clock itself: a line for everything that the table of keys does, whole on the
// glass of every board, with four cells and with six.

import { namedDeviceBoard } from '../../firmware/tools/boards/device-board';
import { boardNames, loadBoard } from '../../firmware/tools/boards/load-board';
import { Event } from '../../firmware/core/event';
import { GLYPHS } from '../../firmware/ui/glyphs';
import { Act, KEY_TABLE, When, actOf, holdMsOf, isRepeating } from '../../firmware/ui/key-table';
import { HELP } from '../../firmware/ui/screens/arbiter/about';
import { Key } from '../../hal/hal';
import type { Frame } from '../../hal/hal';
import { glassOf } from '../../sim/board/reference';
import type { GlassTraits } from '../../sim/board/reference';
import { takeUp } from '../support/hand';
import type { Hand } from '../support/hand';
import { enterPage } from './arbiter-hand';

const LETTERS = 'LR-P+';
/** By act, the line that tells it. */
const LINE_OF: Readonly<Record<number, string>> = {
  [Act.Take]: 'OK',
  [Act.PageTake]: 'OK',
  [Act.PageBack]: 'BACK',
  [Act.PageMinus]: 'SET',
  [Act.PagePlus]: 'SET',
  [Act.Previous]: 'SET',
  [Act.Next]: 'SET',
  [Act.EditChoice]: 'EDIT',
  [Act.SwitchOff]: 'OFF',
  [Event.WhiteLeft]: 'WHITE',
  [Event.WhiteRight]: 'WHITE',
  [Event.ToggleSound]: 'SOUND',
  [Event.ToggleFreeze]: 'FREEZE',
  [Event.ToSetup]: 'SETUP',
  [Event.Play]: 'GO',
  [Act.Resume]: 'GO',
  [Act.AskEnd]: 'END',
  [Act.AnswerPlus]: 'END',
  [Act.AskOff]: 'OFF',
  [Act.AnswerMinus]: 'OFF',
  [Act.EnterArbiter]: 'ARBITR',
};

interface Line {
  what: string;
  keys: string;
}

const LINES: Line[] = (HELP.match(/.{10}/g) ?? []).map((row) => ({
  what: row.slice(0, 6).trimEnd(),
  keys: row.slice(6).trimEnd(),
}));

/** "-P3": the keys of a row of the table, and the seconds of a hold. */
function keysOf(row: number): string {
  const chord = [(row >> 8) & 7, (row >> 11) & 7].filter((key) => key !== 0);
  const held = (row & When.Held) === 0 ? '' : String(holdMsOf(row) / 1000);
  return chord.map((key) => LETTERS[key]).join('') + held;
}

/** Rows that a clock with three front keys has, without the faster steps of a hold. */
function isTold(row: number): boolean {
  return ((row >> 8) & 7) <= Key.Plus && !isRepeating(row);
}

/** All that the lines of this name must say; OFF has two, in SETUP and in a game. */
function wantedOf(what: string): string[] {
  const rows = KEY_TABLE.filter((row) => isTold(row) && LINE_OF[actOf(row)] === what);
  const keys = [...new Set(rows.map(keysOf))];
  return what === 'OFF' ? [keys[0]!, keys.slice(1).join('')] : [keys.join('')];
}

test('every row of the table of keys belongs to a line', () => {
  const nameless = KEY_TABLE.filter((row) => isTold(row) && LINE_OF[actOf(row)] === undefined);
  expect(nameless.map(actOf)).toEqual([]);
});

test.each([...new Set(Object.values(LINE_OF))])('%s says the keys of the table', (what) => {
  const lines = LINES.filter((line) => line.what === what);
  expect(lines.map(({ keys }) => keys.replaceAll(' ', ''))).toEqual(wantedOf(what));
});

test('the others are what players do, and what is held in play', () => {
  const told = new Set(Object.values(LINE_OF));
  const others = LINES.filter(({ what }) => !told.has(what));
  expect(others.map(({ what, keys }) => `${what} ${keys}`)).toEqual([
    'SIDE L R',
    'COUNTS +',
    'CONTRL -',
  ]);
});

/** ABOUT, before its first line of help. */
function openHelp(options: object): Hand {
  const hand = takeUp({ control: '90+30', ...options }).tap('plus', 'plus');
  enterPage(hand.wait(100), 'ABOUT');
  if (hand.face() === 'ABOUT | 14') hand.tap('pause');
  return hand.tap('plus', 'plus', 'plus', 'plus');
}

test('PLUS goes through all lines, and round to the version', () => {
  const hand = openHelp({});
  expect(hand.face()).toMatch(/^PRINT/);
  for (const { what, keys } of LINES) {
    expect(hand.tap('plus').face()).toBe(`${what} | ${keys}`);
  }
  expect(hand.tap('plus').face()).toMatch(/^VER/);
});

/** What stands on one side of a glass, cell by cell. */
function cellsOn(frame: Frame, side: number, glass: GlassTraits): string {
  const cells = [...frame.cells].slice(side * 6, side * 6 + glass.cellsPerSide);
  return cells.map((cell) => String.fromCharCode(GLYPHS.indexOf(cell, 32))).join('');
}

/** A point has its cell on this glass, or an empty cell in its place. */
function wantedOn(text: string, glass: GlassTraits): string {
  const after = text.length - 1 - text.indexOf('.');
  const hasPoint = ((glass.pointCells >> (11 - (6 - glass.cellsPerSide) - after)) & 1) !== 0;
  const cells = text.replace('.', hasPoint ? '' : ' ');
  return cells.slice(0, glass.cellsPerSide).padStart(glass.cellsPerSide);
}

/** As a reader tells them: some letters look like others, or like digits. */
function read(text: string): string {
  return [...text]
    .map((char) => String.fromCharCode(GLYPHS.indexOf(GLYPHS[char.charCodeAt(0)]!, 32)))
    .join('');
}

test.each(boardNames())('on %s every line is there, and its keys are whole', (name) => {
  const glass = glassOf(namedDeviceBoard(loadBoard(name)));
  const hand = openHelp({ traits: glass });
  for (const { what, keys } of LINES) {
    const { frame } = hand.tap('plus').session;
    expect(keys.replace('.', '').length).toBeLessThanOrEqual(4);
    expect(cellsOn(frame, 0, glass)).toBe(read(wantedOn(what, glass)));
    expect(cellsOn(frame, 1, glass)).toBe(read(wantedOn(keys, glass)));
  }
});
