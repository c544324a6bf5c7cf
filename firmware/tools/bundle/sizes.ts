// The size of every board's bundle as a table, beside its limits and the sizes of the last commit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textTable } from '../boards/text-table';
import { repositoryRoot } from '../repository-root';
import { budgetOf } from './budgets';
import type { Bundle } from './bundle-board';
import { estimateJsVars } from './estimate/js-vars';

export interface Size {
  /** Of the script that runs from boot on, as it lies in flash. */
  readonly bytes: number;
  /** Of what is loaded when it is wanted. */
  readonly overlayBytes: number;
  /** Variables after boot, estimated. */
  readonly jsVars: number;
}

export type Sizes = Readonly<Record<string, Size>>;

/** The sizes that were committed with the sources. */
export const SIZES_FILE = 'test/bundle/sizes.json';

export function committedSizes(): Sizes {
  return JSON.parse(readFileSync(join(repositoryRoot(), SIZES_FILE), 'utf8')) as Sizes;
}

export function sizeOf({ resident, residentText, overlays, board }: Bundle): Size {
  return {
    bytes: resident.length,
    overlayBytes: Object.values(overlays).join('').length,
    jsVars: estimateJsVars(residentText, board).total,
  };
}

function change(now: number, before: number | undefined): string {
  if (before === undefined) return 'new';
  const more = now - before;
  return more === 0 ? '=' : `${more > 0 ? '+' : ''}${more}`;
}

function row(bundle: Bundle, before: Size | undefined): string[] {
  const { bytes, overlayBytes, jsVars } = sizeOf(bundle);
  const { bytesMax, jsVarsMax } = budgetOf(bundle.board);
  const verdict = bytes > bytesMax || jsVars > jsVarsMax ? 'over' : 'fits';
  const byteCells = [`${bytes}`, change(bytes, before?.bytes), `${bytesMax}`];
  const overlayCells = [`${overlayBytes}`, change(overlayBytes, before?.overlayBytes)];
  const varCells = [`${jsVars}`, change(jsVars, before?.jsVars), `${jsVarsMax}`];
  return [bundle.board.name, ...byteCells, ...overlayCells, ...varCells, verdict];
}

const HEAD = [
  'BOARD',
  'BYTES',
  'CHANGE',
  'LIMIT',
  'OVERLAY',
  'CHANGE',
  'JSVARS',
  'CHANGE',
  'LIMIT',
  '',
];

/** JsVars are estimated: see estimate/js-vars.ts. */
export function sizeTable(bundles: readonly Bundle[], before: Sizes): string {
  return textTable(
    HEAD,
    bundles.map((bundle) => row(bundle, before[bundle.board.name])),
  );
}
