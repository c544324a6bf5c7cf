// Which functions of a script run again and again in a game: found by playing one.
import { parse } from 'acorn';
import type { Function as FunctionNode } from 'acorn';
import { full } from 'acorn-walk';
import type { Board } from '../../../../board-configs/board';
import { applyEdits } from '../text-edits';
import type { Edit } from '../text-edits';
import { bootStub } from './stub-board';
import type { StubBoard } from './stub-board';

const PROBE = '__ran';
/** Functions that run less often than this in the game are rare. */
const OFTEN = 20;

function withProbes(script: string): string {
  const edits: Edit[] = [];
  full(parse(script, { ecmaVersion: 5 }), (node) => {
    if (!/Function/.test(node.type)) return;
    const at = (node as FunctionNode).body.start + 1;
    edits.push({ start: at, end: at, text: `${PROBE}(${node.start});` });
  });
  return applyEdits(script, edits);
}

function press(bench: StubBoard, key: number): void {
  bench.contact(key, true, 1000);
  bench.pass(1);
  bench.contact(key, false, 80);
  bench.pass(1);
}

/** A game of thirty moves, then one side thinks until it has a few seconds left. */
function play(bench: StubBoard): void {
  bench.pass(1);
  for (let move = 0; move < 30; move++) {
    press(bench, (move + 1) % 2);
    bench.pass(500);
  }
  for (let second = 0; second < 360; second++) bench.pass(1000);
  for (let tenth = 0; tenth < 50; tenth++) bench.pass(100);
}

/** Offsets in the script at which functions begin that run often. */
export function hotFunctions(script: string, board: Board): Set<number> {
  const counts = new Map<number, number>();
  const probe = (offset: number) => void counts.set(offset, (counts.get(offset) ?? 0) + 1);
  const bench = bootStub(withProbes(script), board, { [PROBE]: probe });
  counts.clear();
  play(bench);
  return new Set([...counts].filter(([, count]) => count >= OFTEN).map(([offset]) => offset));
}
