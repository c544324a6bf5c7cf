// The gate: reads a finished bundle and says everything in it that would fail, or make garbage, in
// the interpreter of its board.
import { parse } from 'acorn';
import type { Program } from 'acorn';
import type { Board } from '../../../../board-configs/board';
import { deviceBoard } from '../../boards/device-board';
import { declaredNames } from '../declared-names';
import { globalsOf, isPinName } from '../espruino-globals';
import type { Complaint } from './complaint';
import { hotAllocations } from './hot';
import { floatArguments } from './integers';
import { hiddenGlobals, unknownGlobals, unknownMembers } from './names';
import type { Vocabulary } from './names';
import { earlyLocals, earlyTopLevel } from './order';
import { surveyScopes } from './scopes';
import { syntaxComplaints } from './syntax';

/** Globals that only some boards have; all others are on every board. */
const OF_SOME_BOARDS: Readonly<Record<string, RegExp>> = {
  ESP32: /^ESP32/,
  NRF: /^(PIXLJS|JOLTJS)/,
  Pixl: /^PIXLJS/,
  g: /^PIXLJS/,
  USB: /^JOLTJS/,
};

function mayUse(name: string, espruinoBoard: string): boolean {
  return OF_SOME_BOARDS[name]?.test(espruinoBoard) ?? true;
}

/** Pins and buses that the board file names. */
function ownNames(board: Board): string[] {
  const names: string[] = [];
  const note = (name: string) => void names.push(name);
  deviceBoard(board, { pin: note, bus: note });
  return names;
}

/** What the bundle of this board may use. */
export function vocabularyOf(board: Board): Vocabulary {
  const { globals, members } = declaredNames();
  const { espruino } = board;
  const usable = [...globals].filter((name) => mayUse(name, espruino.board));
  return {
    globals: new Set([...usable, ...ownNames(board)]),
    members,
    taken: globalsOf(espruino.board),
    isPin: isPinName,
  };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** acorn says why it cannot read the text; that is the first and only complaint. */
function unreadable(error: unknown): Complaint[] {
  const { message, loc } = error as Error & { loc?: Place };
  if (loc === undefined) throw error;
  const reason = `cannot be read: ${message.replace(/ \(\d+:\d+\)$/, '')}`;
  return [{ line: loc.line, column: loc.column + 1, rule: 'syntax', reason }];
}

function complaintsOf(program: Program, text: string, words: Vocabulary): Complaint[] {
  const syntax = syntaxComplaints(program, text);
  if (syntax.length > 0) return syntax;
  const scopes = surveyScopes(program);
  return [
    ...unknownGlobals(scopes, words),
    ...unknownMembers(program, words),
    ...hiddenGlobals(program, scopes, words),
    ...earlyLocals(scopes),
    ...earlyTopLevel(program, scopes),
    ...hotAllocations(program, scopes),
    ...floatArguments(program),
  ];
}

/** Everything that is wrong with a bundle, in the order of its lines. */
export function gateComplaints(text: string, words: Vocabulary): Complaint[] {
  let program: Program;
  try {
    program = parse(text, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  } catch (error) {
    return unreadable(error);
  }
  const found = complaintsOf(program, text, words);
  return found.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** A bundle did not pass. */
export class GateError extends Error {
  constructor(file: string, complaints: readonly Complaint[]) {
    super(complaints.map((one) => `${file}:${one.line}:${one.column}: ${one.reason}`).join('\n'));
  }
}
