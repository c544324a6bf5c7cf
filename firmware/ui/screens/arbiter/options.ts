// OPTIONS: bonus, change, freeze, tenths, sound and each of its events, announcing in play, and
// requests over the link. LEFT and RIGHT go from one to the next, PLUS and MINUS change it, OK
// takes it. A change of rule acts from the next deadline or press.

import { Edit, edit, editMarks, optionBits } from '../../../core/arbiter/edit';
import type { Clock } from '../../../core/clock';
import { Profile } from '../../../core/control';
import type { Control } from '../../../core/control';
import type { Side } from '../../../core/sides';
import { Sign } from '../../../../hal/hal';
import { Style } from '../../digits';
import { Face, putWord } from '../../face';
import { addSigns } from '../../signs';
import { Switch } from '../../sounder';
import type { Ui } from '../../ui';
import { From, Page, applyNothing, signOf, turned } from './page';

/** The first rows; those after them are switches of the sounder. */
const enum Row {
  Bonus = 0,
  Change = 1,
  Freeze = 2,
  Sound = 3,
  Tenths = 4,
  Switches = 5,
}

export const OPTION_NAMES = [
  'BONUS',
  'CHANGE',
  'FREEZE',
  'SOUND',
  'TENTHS',
  'KEY',
  'PRESS',
  'LO 10',
  'LAST 5',
  'PERIOD',
  'FLAG',
  'GONG',
  'FAULT',
  'SAY',
  'LINK',
  // New options go above this line.
];

/** By row, the bit of the switch; announcing was asked for apart from announcing in play. */
const SWITCH_BITS = [0, 1, 2, 3, 4, 5, 6, 7, Switch.AnnounceInPlay, Switch.LinkRequests];

const CHANGES = ['ZERO', 'OWN', 'CHECK', 'COUNT', 'ROUND'];

/** By row, where the option stands in optionBits(). */
const SHIFTS = [0, 3, 1, 2];

/** What the control says in a row of its own, up to Row.Sound. */
export function ruleOf(control: Control, row: number): number {
  const bits = optionBits(control);
  return row === Row.Change ? bits >> 3 : (bits >> SHIFTS[row]) & 1;
}

function optionOf(ui: Ui, row: number): number {
  if (row < Row.Tenths) return ruleOf(ui.clock.control, row);
  if (row === Row.Tenths) return ui.style & Style.Tenths ? 1 : 0;
  return (ui.sounder.switches >> SWITCH_BITS[row - Row.Switches]) & 1;
}

function showOption(ui: Ui): void {
  ui.arbiter.pending[0] = optionOf(ui, ui.arbiter.row);
}

function pickOption(ui: Ui, side: Side): void {
  ui.arbiter.row = turned(ui.arbiter.row, side === 0 ? -1 : 1, OPTION_NAMES.length);
  showOption(ui);
}

/** Under US Chess rules there is no sound to switch on. */
function changeOption(ui: Ui, by: number): void {
  const arbiter = ui.arbiter;
  const count = arbiter.row === Row.Change ? CHANGES.length : 2;
  if (arbiter.row === Row.Sound && ui.clock.control.profile === Profile.UsChess) return;
  arbiter.pending[0] = turned(arbiter.pending[0], signOf(by), count);
}

function setRule(ui: Ui, row: number, atMs: number): void {
  const mask = row === Row.Change ? 7 << 3 : 1 << SHIFTS[row];
  const bits = optionBits(ui.clock.control) & ~mask;
  const value = ui.arbiter.pending[0] << SHIFTS[row];
  edit(ui.clock, editMarks(Edit.Options, 0), bits | value, atMs);
}

function withBit(bits: number, bit: number, isOn: number): number {
  return isOn ? bits | bit : bits & ~bit;
}

function setSwitch(ui: Ui, row: number): void {
  const bit = 1 << SWITCH_BITS[row - Row.Switches];
  const isOn = ui.arbiter.pending[0];
  ui.sounder.switches = withBit(ui.sounder.switches, bit, isOn);
  if (bit === 1 << Switch.LinkRequests) ui.notices = withBit(ui.notices, Sign.Link, isOn);
}

/** Sets it and stays at its row. */
function takeOption(ui: Ui, atMs: number): boolean {
  const row = ui.arbiter.row;
  if (ui.arbiter.pending[0] === optionOf(ui, row)) return false;
  if (row < Row.Tenths) setRule(ui, row, atMs);
  else if (row === Row.Tenths) ui.style = withBit(ui.style, Style.Tenths, ui.arbiter.pending[0]);
  else setSwitch(ui, row);
  return false;
}

export function wordOf(row: number, value: number): string {
  if (row === Row.Change) return CHANGES[value];
  if (row === Row.Bonus) return value ? 'BEFORE' : 'AFTER';
  return value ? 'ON' : 'OFF';
}

/** What is not taken yet blinks with the edit sign. */
function drawOptions(ui: Ui, clock: Clock, face: Face): void {
  const arbiter = ui.arbiter;
  addSigns(face, clock);
  putWord(face.left.main, OPTION_NAMES[arbiter.row]);
  putWord(face.right.main, wordOf(arbiter.row, arbiter.pending[0]));
  if (arbiter.pending[0] === optionOf(ui, arbiter.row)) return;
  face.signs |= Sign.Edit;
  face.blinks |= Sign.Edit;
}

export const OPTIONS_PAGE: Page = {
  from: From.GameOrReady,
  open: showOption,
  change: changeOption,
  pick: pickOption,
  take: takeOption,
  apply: applyNothing,
  stays: true,
  draw: drawOptions,
};
