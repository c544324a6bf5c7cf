// Text to control: the notation, the name of a preset, a PGN tag or a US Chess form (timing.md 3).

import type { Control } from '../core/control';
import { createCursor, peek } from './cursor';
import type { Cursor } from './cursor';
import { resolveDraft } from './defaults';
import { createChosenOptions, createDraft } from './draft';
import type { ChosenOptions, Draft } from './draft';
import { ControlRefused, NotationError } from './notation-error';
import { readOptions } from './options';
import { readPeriods } from './period';
import { isPgn, readPgn } from './pgn';
import { findPreset } from './preset-list';
import { findRefusal } from './refuse';
import { spacedTimeRemarks } from './spaced-time';
import { US_CHESS_PROFILE, isUsChess, readUsChess } from './us-chess';

export type Source = 'notation' | 'preset' | 'pgn' | 'us-chess';

export interface ParsedControl {
  readonly control: Control;
  /** Which options the text itself writes; the others come from the preset or are defaults. */
  readonly explicit: {
    readonly profile: boolean;
    readonly bonus: boolean;
    readonly change: boolean;
    readonly freeze: boolean;
    readonly sound: boolean;
  };
  readonly source: Source;
  /** The preset's full name when the text names one. */
  readonly presetName: string | null;
  /** Sentences about what may have been meant otherwise. */
  readonly remarks: readonly string[];
}

function explicitOf(options: ChosenOptions): ParsedControl['explicit'] {
  return {
    profile: options.profile !== null,
    bonus: options.bonusBefore !== null,
    change: options.change !== null,
    freeze: options.freeze !== null,
    sound: options.sound !== null,
  };
}

function refuse(control: Control, draft: Draft): void {
  const refusal = findRefusal(control);
  if (refusal === null) return;
  const written = refusal.option && draft.options.columns[refusal.option];
  const column = written ?? draft.periods[refusal.index]!.column;
  throw new ControlRefused(refusal.reason, column);
}

interface Origin {
  readonly source: Source;
  readonly presetName: string | null;
  readonly written: ChosenOptions;
  readonly remarks?: readonly string[];
}

function finish(draft: Draft, origin: Origin): ParsedControl {
  const { source, presetName, written, remarks = [] } = origin;
  const explicit = explicitOf(written);
  if (source === 'us-chess') draft.options.profile ??= US_CHESS_PROFILE;
  const control = resolveDraft(draft);
  refuse(control, draft);
  return { control, explicit, source, presetName, remarks };
}

/** What the text writes itself goes before what the preset says. */
function mergeOptions(written: ChosenOptions, preset: ChosenOptions): ChosenOptions {
  return {
    profile: written.profile ?? preset.profile,
    bonusBefore: written.bonusBefore ?? preset.bonusBefore,
    change: written.change ?? preset.change,
    freeze: written.freeze ?? preset.freeze,
    sound: written.sound ?? preset.sound,
    columns: written.columns,
  };
}

function readNotation(text: string): Draft {
  const cursor = createCursor(text);
  const draft = createDraft();
  readPeriods(cursor, draft);
  readOptions(cursor, draft.options);
  return draft;
}

function parsePreset(text: string): ParsedControl | null {
  const end = text.indexOf(';');
  const nameEnd = end < 0 ? text.length : end;
  const preset = findPreset(text.slice(0, nameEnd));
  if (preset === undefined) return null;
  const written = createChosenOptions();
  readOptions({ text, at: nameEnd }, written);
  const draft = readNotation(preset.notation);
  draft.options = mergeOptions(written, draft.options);
  for (const period of draft.periods) period.column = 1;
  return finish(draft, { source: 'preset', presetName: preset.name, written });
}

function parseForm(
  text: string,
  source: Source,
  read: (cursor: Cursor, draft: Draft) => void,
): ParsedControl {
  const cursor = createCursor(text);
  const draft = createDraft();
  read(cursor, draft);
  readOptions(cursor, draft.options);
  const remarks = source === 'notation' ? spacedTimeRemarks(text) : [];
  return finish(draft, { source, presetName: null, written: draft.options, remarks });
}

/** The control that a text means. Throws NotationError, and nothing else, when it means none. */
export function parseControl(text: string): ParsedControl {
  if (peek(createCursor(text)) === '') {
    throw new NotationError('the control is empty: write one such as 3m+2s or 90+30', 1);
  }
  if (isPgn(text)) return parseForm(text, 'pgn', readPgn);
  const preset = parsePreset(text);
  if (preset !== null) return preset;
  if (isUsChess(text)) return parseForm(text, 'us-chess', readUsChess);
  return parseForm(text, 'notation', readPeriods);
}
