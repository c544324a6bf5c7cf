// Types a control into the editor of a clock in SETUP, line by line. What is on a line is read from
// the glass, so that a digit which gets lost is typed again. OK at SAVE is pressed by a person.
import type { Control, Period } from '../../core/control';
import { OPTION_NAMES, ruleOf, wordOf } from '../../ui/screens/arbiter/options';
import { METHODS, PROFILES, THENS, TITLES } from '../../ui/screens/arbiter/own';
import { Line, Then, isInMinutes, isWholeTime } from '../../ui/screens/arbiter/own-lines';
import type { Place } from './await-answer';
import { SAYS, refuse } from './refusal';
import { ARBITER, SETUP, awaitOk, lookFirst, typeAndLook, withTypist } from './typist';
import type { Look, Typist } from './typist';

const MINUS = '2';
const PLUS = '3';
const ON = '4';
/** Looks at which nothing has moved. */
const PATIENCE = 20;

const PERIOD = /^PER\d$/;
const SLOT = /^USE?R ?\d$/;

/** Which line the glass shows; undefined when it is none. */
function lineOf(look: Look): Line | undefined {
  if (look.phase !== ARBITER) return undefined;
  if (PERIOD.test(look.left)) return Line.Method;
  if (look.left === 'TIMES' || look.left === 'BLOCK') return Line.Count;
  const option = OPTION_NAMES.indexOf(look.left);
  if (look.besideLeft === '' && option >= 0) return Line.Bonus + option;
  const at = TITLES.indexOf(look.left);
  return at < 0 ? undefined : at;
}

/** The number of the period that the line is about; 0 where it is about all. */
function periodOf({ left, besideLeft }: Look): number {
  return Number(PERIOD.test(left) ? left.slice(-1) : besideLeft);
}

/** Of a time, what its line is about. */
function partOf(seconds: number, period: Period, line: Line): number {
  if (isInMinutes(line)) return Math.floor(seconds / 60);
  return isWholeTime(period, line) ? seconds : seconds % 60;
}

/** "1:30:00"; a glass of four cells shows that part alone. */
function partShown(text: string, period: Period, line: Line): number {
  const parts = text.split(':').map(Number);
  const seconds = parts.reduce((sum, part) => sum * 60 + part, 0);
  return parts.length === 1 ? seconds : partOf(seconds, period, line);
}

function partWanted(period: Period, line: Line): number {
  const isWhite = line <= Line.WhiteSeconds;
  const isBase = line <= Line.BlackSeconds;
  const baseMs = isWhite ? period.whiteBaseMs : period.blackBaseMs;
  return partOf((isBase ? baseMs : period.valueMs) / 1000, period, line);
}

function thenWanted(control: Control, index: number): Then {
  if (index < control.periodCount - 1) return Then.Next;
  return control.repeats ? Then.Again : Then.End;
}

/** The word that a line shall show, or '' where it is a number. */
function wordWanted(control: Control, index: number, line: Line): string {
  if (line === Line.Method) return METHODS[control.periods[index]!.method]!;
  if (line === Line.Then) return THENS[thenWanted(control, index)]!;
  if (line === Line.Profile) return PROFILES[control.profile]!;
  if (line < Line.Bonus) return '';
  return wordOf(line - Line.Bonus, ruleOf(control, line - Line.Bonus));
}

function numberWanted(period: Period, line: Line): number {
  if (line === Line.Moves) return period.moves;
  return line === Line.Count ? period.count : partWanted(period, line);
}

/** The digit that brings the line nearer to what it shall be; ON when it is that. */
function digitFor(control: Control, look: Look, line: Line): string {
  const index = Math.max(0, periodOf(look) - 1);
  const word = wordWanted(control, index, line);
  if (word !== '') return look.right === word ? ON : PLUS;
  const period = control.periods[index]!;
  const by = numberWanted(period, line) - partShown(look.right, period, line);
  if (by === 0) return ON;
  return by > 0 ? PLUS : MINUS;
}

/** The line where the clock asks which slot, and those behind it. */
function digitOn(typist: Typist, control: Control, look: Look): string {
  if (look.phase === ARBITER && SLOT.test(look.left)) return ON;
  const line = lineOf(look);
  return line === undefined ? refuse(SAYS.notEditing(typist.port)) : digitFor(control, look, line);
}

async function typeLines(typist: Typist, control: Control): Promise<void> {
  let look = await lookFirst(typist);
  let patience = PATIENCE;
  if (look.phase !== ARBITER || !SLOT.test(look.left)) refuse(SAYS.notEditing(typist.port));
  while (look.left !== 'SAVE' && patience > 0) {
    const next = await typeAndLook(typist, digitOn(typist, control, look));
    const hasMoved = next.left !== look.left || next.right !== look.right;
    patience = hasMoved ? PATIENCE : patience - 1;
    look = next;
  }
  if (patience === 0) refuse(SAYS.typingEnded(typist.port));
}

/** True when OK was pressed and the control is kept; false while the last line waits. */
function isSaved(port: string, look: Look): boolean {
  if (look.phase === ARBITER && look.left === 'SAVE') return false;
  return look.phase === SETUP && look.right !== '' ? true : refuse(SAYS.notSaved(port));
}

/**
 * Returns when a person has pressed OK and the clock keeps the control; says when all is typed. The
 * control has at most OWN_PERIODS periods. Throws a FlashRefusal.
 */
export async function writeControl(
  place: Place,
  control: Control,
  whenTyped: () => void,
): Promise<void> {
  await withTypist(place, async (typist) => {
    await typeLines(typist, control);
    whenTyped();
    if (!(await awaitOk(typist, (look) => isSaved(typist.port, look)))) {
      refuse(SAYS.notSaved(typist.port));
    }
  });
}
