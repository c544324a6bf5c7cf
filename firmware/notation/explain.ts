// What a control means, for someone who has to set or check a clock: `zeitnot explain`.

import { Method } from '../core/control';
import type { Control } from '../core/control';
import { TIME_MS_MAX } from '../core/limits';
import { hasBonus } from '../core/default-options';
import { periodsOf } from './defaults';
import { clockText } from './duration';
import { explainOptions } from './explain-option';
import { explainPeriods, spanText } from './explain-period';
import type { ParsedControl } from './parse';
import { pgnRefusal, printPgn } from './pgn';
import { printControl } from './print';

type Row = readonly [title: string, text: string];

/** Below 20 s the clock shows tenths. */
const TENTHS_BELOW_MS = 20000;
const TITLE_WIDTH = 12;

/** What both sides have when the game starts. Prepaid time is in it. */
function startMs(control: Control): { whiteMs: number; blackMs: number; prepaidMs: number } {
  const period = control.periods[0]!;
  const isPrepaid = control.bonusBefore && hasBonus(period) && period.method !== Method.Delay;
  const prepaidMs = isPrepaid ? period.valueMs : 0;
  const ownMs = period.method > Method.Delay ? period.valueMs : prepaidMs;
  return { whiteMs: period.whiteBaseMs + ownMs, blackMs: period.blackBaseMs + ownMs, prepaidMs };
}

function faceText(ms: number): string {
  const shownMs = Math.min(ms, TIME_MS_MAX);
  return shownMs > 0 && shownMs < TENTHS_BELOW_MS ? `${clockText(ms)}.0` : clockText(shownMs);
}

function startText(control: Control): string {
  const { whiteMs, blackMs, prepaidMs } = startMs(control);
  const period = control.periods[0]!;
  const faces =
    whiteMs === blackMs
      ? `${faceText(whiteMs)} on both sides`
      : `White ${faceText(whiteMs)}, Black ${faceText(blackMs)}`;
  const prepaid = `, with the first ${spanText(prepaidMs)} already added`;
  const free = `, and ${spanText(period.valueMs)} of delay before it runs`;
  if (period.method === Method.Delay) return faces + free;
  return prepaidMs > 0 ? faces + prepaid : faces;
}

const SOURCES: Readonly<Record<ParsedControl['source'], string>> = {
  notation: '',
  preset: 'the preset',
  pgn: 'a PGN TimeControl tag',
  'us-chess': 'a US Chess form',
};

function sourceRows({ control, source, presetName }: ParsedControl): Row[] {
  if (source === 'notation') return [];
  const name = presetName === null ? '' : ` ${presetName}`;
  const isSilent = source === 'us-chess' && !periodsOf(control).some(hasBonus);
  const silence = isSilent ? '; no delay and no increment is set' : '';
  return [['Written as', `${SOURCES[source]}${name}${silence}`]];
}

function periodRows(control: Control): Row[] {
  return explainPeriods(control).flatMap((sentences, index) =>
    sentences.map((text, at): Row => [at === 0 ? `Period ${index + 1}` : '', text]),
  );
}

function optionRows(parsed: ParsedControl): Row[] {
  return explainOptions(parsed).map(({ name, value, notes }): Row => {
    return [name, `${value.padEnd(8)} ${notes.join('; ')}`];
  });
}

function pgnRow(control: Control): Row {
  const refusal = pgnRefusal(control);
  return ['PGN tag', refusal === null ? printPgn(control) : `none: ${refusal}`];
}

/** What the control means, as lines of text: periods, start, options and their origin, PGN tag. */
export function explainControl(parsed: ParsedControl): string {
  const { control } = parsed;
  const rows: Row[] = [
    ['Control', printControl(control)],
    ...sourceRows(parsed),
    ...parsed.remarks.map((remark): Row => ['Remark', remark]),
    ...periodRows(control),
    ['Start', startText(control)],
    ...optionRows(parsed),
    pgnRow(control),
  ];
  return rows.map(([title, text]) => `${title.padEnd(TITLE_WIDTH)}${text}`).join('\n');
}
