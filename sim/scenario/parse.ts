// Text to scenario. Everything that can be wrong with a file is said here, with its line, before
// anything runs.

import { shortened } from '../../firmware/tools/text/shortened';
import { Key } from '../../hal/hal';
import { Reader, Refusal, readWord, refuse } from './reader';
import type { Action, Kind, Scenario, Step } from './scenario';
import { ScenarioError } from './scenario-error';
import { readInstant } from './times';
import { isVerb, readMeaning } from './verbs';
import type { Meaning } from './verbs';
import { splitWords } from './words';

const LINES_MAX = 200000;
const LINE_LENGTH_MAX = 1000;
/** 100 days: longer than any counter needs to wrap. */
const LENGTH_MS_MAX = 100 * 24 * 3600000;
const NOT_TEXT = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffd]/;

interface Draft {
  scenario: Scenario;
  line: number;
  atMs: number;
  hasTimes: boolean;
  hasSupply: boolean;
}

function createDraft(file: string): Draft {
  const kind: Kind = { cells: 6, keys: 5, contact: 'momentary' };
  return {
    scenario: { file, kind, steps: [] },
    line: 0,
    atMs: 0,
    hasTimes: false,
    hasSupply: true,
  };
}

/** A word that begins with a digit or a + is meant as a time. */
function looksLikeTime(text: string): boolean {
  return /^[+-]?[.\d]/.test(text) && !isVerb(text);
}

function instantOf(reader: Reader, draft: Draft, text: string): number {
  const isRelative = text.startsWith('+');
  const ms = readInstant(isRelative ? text.slice(1) : text);
  if (ms === null || (isRelative && text.includes(':'))) {
    return refuse(reader, `"${shortened(text)}" is no time; write 12.345, 0:01:30 or +2.5`);
  }
  return isRelative ? draft.atMs + ms : ms;
}

function readTime(reader: Reader, draft: Draft): void {
  if (!looksLikeTime(reader.words.words[0]!.text)) return;
  const text = readWord(reader, 'a time');
  const atMs = instantOf(reader, draft, text);
  if (atMs < draft.atMs) {
    refuse(reader, `time goes back, from ${draft.atMs / 1000} s to ${atMs / 1000} s`);
  }
  if (atMs > LENGTH_MS_MAX)
    refuse(reader, `"${shortened(text)}" is too late; a scenario ends after 100 days`);
  draft.atMs = atMs;
  draft.hasTimes = true;
}

const FIVE_KEYS_ONLY = [Key.Back, Key.Ok];

function keysOf(action: Action): Key[] {
  if (action.verb === 'edge') return [action.key];
  return action.verb === 'hold' ? action.keys : [];
}

/** Whether the supply is there is known from the file alone. */
function checkSupply(reader: Reader, draft: Draft, action: Action): void {
  if (action.verb === 'power') draft.hasSupply = action.isOn;
  if ((action.verb === 'show' || action.verb === 'expect') && !draft.hasSupply) {
    refuse(reader, 'the power is off; write "power on" before it');
  }
}

function takeKind(reader: Reader, draft: Draft, kind: Partial<Kind>): void {
  if (draft.hasTimes) refuse(reader, 'write it before the first line with a time');
  Object.assign(draft.scenario.kind, kind);
}

function takeMeaning(reader: Reader, draft: Draft, meaning: Meaning): void {
  if (meaning.verb === 'kind') {
    takeKind(reader, draft, meaning.kind);
    return;
  }
  checkSupply(reader, draft, meaning);
  const step: Step = {
    line: draft.line,
    atMs: draft.atMs,
    isPrologue: !draft.hasTimes,
    action: meaning,
  };
  draft.scenario.steps.push(step);
}

function takeLine(draft: Draft, text: string): void {
  const reader: Reader = { subject: '', words: splitWords(text), at: 0 };
  if (text.length > LINE_LENGTH_MAX) {
    refuse(reader, `the line has more than ${LINE_LENGTH_MAX} characters`);
  }
  if (reader.words.isTorn) refuse(reader, 'a text in quotes does not end; close it with "');
  if (reader.words.words.length === 0) return;
  readTime(reader, draft);
  takeMeaning(reader, draft, readMeaning(reader));
}

/** Runs a check on one line; what it refuses gets its place. */
function withPlace(draft: Draft, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new ScenarioError(draft.scenario.file, draft.line, error.message);
  }
}

function linesOf(file: string, text: string): string[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const binary = lines.findIndex((line) => NOT_TEXT.test(line));
  if (binary >= 0) {
    throw new ScenarioError(file, binary + 1, 'this is not text; a scenario is plain UTF-8 text');
  }
  if (lines.length > LINES_MAX) {
    throw new ScenarioError(file, LINES_MAX + 1, `a scenario has at most ${LINES_MAX} lines`);
  }
  return lines;
}

const LEVER_ONLY = 'lever: this clock has buttons; write "contact lever" before it';
const THREE_KEYS = 'this clock has no keys BACK and OK; "keys 3" says so';

/** What depends on the kind of clock, which any line before the first time may tell. */
function checkKind(scenario: Scenario): void {
  for (const { action, line } of scenario.steps) {
    if (action.verb === 'lever' && scenario.kind.contact !== 'lever') {
      throw new ScenarioError(scenario.file, line, LEVER_ONLY);
    }
    const usesFive = keysOf(action).some((key) => FIVE_KEYS_ONLY.includes(key));
    if (usesFive && scenario.kind.keys === 3) {
      throw new ScenarioError(scenario.file, line, THREE_KEYS);
    }
  }
}

/** The scenario that the text means. Throws ScenarioError, and nothing else, when it means none. */
export function parseScenario(text: string, file: string): Scenario {
  const draft = createDraft(file);
  for (const line of linesOf(file, text)) {
    draft.line++;
    withPlace(draft, () => takeLine(draft, line));
  }
  if (draft.scenario.steps.length === 0) {
    throw new ScenarioError(file, 1, 'the file has no step; write one such as "control 3+2"');
  }
  checkKind(draft.scenario);
  return draft.scenario;
}
