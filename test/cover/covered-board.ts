// The firmware of a board with counters in it, in the place of what is flashed: the resident script
// and the overlay. All runs of a board add to the same counters.
import { parseExpressionAt } from 'acorn';
import type { AnyNode, ObjectExpression } from 'acorn';
import { full } from 'acorn-walk';
import { parse } from 'acorn';
import type { Board } from '../../board-configs/board';
import { deviceBoardSource } from '../../firmware/tools/boards/device-source';
import { bundleBoard } from '../../firmware/tools/bundle/bundle-board';
import type { Bundle } from '../../firmware/tools/bundle/bundle-board';
import { splitScript } from '../../firmware/tools/bundle/overlay/split';
import { applyEdits } from '../../firmware/tools/bundle/text-edits';
import type { Edit } from '../../firmware/tools/bundle/text-edits';
import { guardText } from '../../firmware/tools/flash/storage-files';
import type { BenchOptions } from '../../sim/board/bench';
import type { Firmware } from '../../sim/board/firmware';
import { ESPRUINO_BOARDS } from '../../sim/machine/boards';
import { instrument } from './instrument';
import type { Piece } from './instrument';

export interface Covered {
  readonly bundle: Bundle;
  readonly pieces: readonly Piece[];
  readonly firmware: Firmware;
  /** What every bench needs for it. */
  readonly options: BenchOptions;
}

const RESIDENT = 'cover0';
const OVERLAY = 'cover1';

/** As much room as the flashed files leave, beside the longer ones. */
function pagesFor({ board, resident, overlays }: Bundle, pieces: readonly Piece[]): number {
  const { pages, pageBytes } = ESPRUINO_BOARDS[board.espruino.board]!.storage;
  const flashed = [resident, ...Object.values(overlays)].join('').length;
  const longer = pieces.map(({ code }) => code).join('').length - flashed;
  return pages + Math.ceil(longer / pageBytes);
}

export async function coverBoard(name: string): Promise<Covered> {
  const bundle = await bundleBoard(name);
  const { resident, overlay } = splitScript(bundle.text, new Set(bundle.entries));
  const pieces = [instrument(resident, RESIDENT), instrument(overlay, OVERLAY)];
  const [file = ''] = Object.keys(bundle.overlays);
  return {
    bundle,
    pieces,
    firmware: {
      board: bundle.board,
      guard: guardText(bundle.board),
      bundle: pieces[0]!.code,
      overlays: { [file]: pieces[1]!.code },
    },
    options: {
      globals: { [RESIDENT]: pieces[0]!.counters, [OVERLAY]: pieces[1]!.counters },
      storagePages: pagesFor(bundle, pieces),
    },
  };
}

type Field = ObjectExpression['properties'][number];

function valueOf(field: Field | undefined): AnyNode {
  if (field?.type !== 'Property') throw new Error('the data of a board are plain fields');
  return field.value as AnyNode;
}

/** The object literal in the code that holds the data of the board: its first field is the name. */
function dataIn(code: string, name: string): ObjectExpression {
  const found: ObjectExpression[] = [];
  full(parse(code, { ecmaVersion: 5 }), (node) => {
    if (node.type !== 'ObjectExpression' || (node as ObjectExpression).properties.length === 0)
      return;
    const first = valueOf((node as ObjectExpression).properties[0]);
    if (first.type === 'Literal' && first.value === name) found.push(node as ObjectExpression);
  });
  if (found.length !== 1) throw new Error(`the data of ${name} are not in the script once`);
  return found[0]!;
}

/** A literal and the text in which it stands. */
interface Literal {
  readonly node: AnyNode;
  readonly text: string;
}

function sourceOf(board: Board): Literal {
  const text = deviceBoardSource(board);
  return { node: parseExpressionAt(text, 0, { ecmaVersion: 5 }) as AnyNode, text };
}

/** Puts into the code what differs; its fields have other names, in the same order. */
function edits(code: AnyNode, before: Literal, after: Literal): Edit[] {
  const [old, wanted] = [before, after].map(({ node, text }) => text.slice(node.start, node.end));
  if (old === wanted) return [];
  if (code.type !== 'ObjectExpression' || before.node.type !== 'ObjectExpression') {
    return [{ start: code.start, end: code.end, text: wanted! }];
  }
  const { properties } = before.node;
  if (code.properties.length !== properties.length) throw new Error('the script lacks a field');
  return properties.flatMap((field, i) => {
    const other = (after.node as ObjectExpression).properties[i];
    const [was, is] = [valueOf(field), valueOf(other)];
    return edits(valueOf(code.properties[i]), { ...before, node: was }, { ...after, node: is });
  });
}

/**
 * The same code on a copy of the board that is wired otherwise, as a builder may write it into the
 * board file: only data differ, so it counts for this board too.
 */
export function copyOf(covered: Covered, board: Board): Covered {
  const { firmware } = covered;
  const { name } = firmware.board;
  const data = dataIn(firmware.bundle, name);
  const made = edits(data, sourceOf(firmware.board), sourceOf({ ...board, name }));
  return {
    ...covered,
    firmware: { ...firmware, board, bundle: applyEdits(firmware.bundle, made) },
  };
}
