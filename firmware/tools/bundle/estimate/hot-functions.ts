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

/**
 * Functions that run less often than this in the game are rare. Where memory is short, that is all
 * that does not run several times at each move: the picture may come later, the decision may not.
 */
const OFTEN = 20;
const OFTEN_IN_LITTLE_MEMORY = 200;
/** Variables of a board that has memory to spare. */
const MUCH_MEMORY = 5000;

function withProbes(script: string): string {
  const edits: Edit[] = [];
  full(parse(script, { ecmaVersion: 5 }), (node) => {
    if (!/Function/.test(node.type)) return;
    const at = (node as FunctionNode).body.start + 1;
    edits.push({ start: at, end: at, text: `${PROBE}(${node.start});` });
  });
  return applyEdits(script, edits);
}

/** Counts how often each function runs, and which ones run before a press has been decided. */
class Watcher {
  readonly counts = new Map<number, number>();
  readonly urgent = new Set<number>();
  private polls = 0;

  readonly probe = (offset: number): void => {
    this.counts.set(offset, (this.counts.get(offset) ?? 0) + 1);
    if (this.polls <= 0) this.urgent.add(offset);
  };

  /** The keys are polled when all edges have been taken. */
  poll(): void {
    this.polls++;
  }

  beginPress(): void {
    this.polls = 0;
  }

  /** A pass in which nothing is due is urgent to its end: it must cost next to nothing. */
  watchIdle(pass: () => void): void {
    const polls = this.polls;
    this.polls = -Infinity;
    pass();
    this.polls = polls;
  }

  /** What ran up to now does not count. */
  begin(): void {
    this.counts.clear();
    this.urgent.clear();
  }
}

function press(bench: StubBoard, watcher: Watcher, key: number): void {
  watcher.beginPress();
  bench.contact(key, true, 1000);
  bench.pass(1);
  bench.contact(key, false, 80);
  bench.pass(1);
  watcher.watchIdle(() => bench.pass(1));
}

/** A game of thirty moves, then one side thinks until it has a few seconds left. */
function play(bench: StubBoard, watcher: Watcher): void {
  bench.pass(1);
  for (let move = 0; move < 30; move++) {
    press(bench, watcher, (move + 1) % 2);
    bench.pass(500);
  }
  for (let second = 0; second < 360; second++) bench.pass(1000);
  for (let tenth = 0; tenth < 50; tenth++) bench.pass(100);
}

function watch(script: string, board: Board): Watcher {
  const watcher = new Watcher();
  const bench = bootStub(withProbes(script), board, { [PROBE]: watcher.probe });
  const read = bench.context['digitalRead'] as (pins: unknown) => number;
  bench.context['digitalRead'] = (pins: unknown) => {
    watcher.poll();
    return read(pins);
  };
  watcher.begin();
  play(bench, watcher);
  return watcher;
}

/** How often the functions that begin at these offsets in the script run in a game. */
export function functionRuns(script: string, board: Board): ReadonlyMap<number, number> {
  return watch(script, board).counts;
}

export interface Haste {
  /** Offsets at which functions begin that must be quick: each stays by itself. */
  readonly quick: ReadonlySet<number>;
  /** Those that run often, of which a few may stand together. */
  readonly often: ReadonlySet<number>;
}

/** Which functions of the script may be put together, on this board. */
export function hasteOf(script: string, board: Board): Haste {
  const { counts, urgent } = watch(script, board);
  const isMoreThan = (min: number) =>
    new Set([...counts].flatMap(([at, n]) => (n < min ? [] : at)));
  if (board.espruino.variables > MUCH_MEMORY) {
    return { quick: new Set([...urgent, ...isMoreThan(OFTEN)]), often: new Set() };
  }
  return { quick: urgent, often: isMoreThan(OFTEN_IN_LITTLE_MEMORY) };
}
