// Good boards to spoil: copies of the shipped files, changed by one step each.
import { Board, Glass } from '../../board-configs/board';
import { checkBoard } from '../../firmware/tools/boards/check-board';
import { loadBoard } from '../../firmware/tools/boards/load-board';
import { asSentence } from '../../firmware/tools/boards/problem';

export const BOARDS = [
  'esp32-ht1621',
  'esp32-tm1637',
  'esp32c3-max7219',
  'esp32s3-ht16k33',
  'joltjs-ht1621',
  'pixljs',
] as const;

export type BoardName = (typeof BOARDS)[number];

export function copyOf(name: string): Board {
  return JSON.parse(JSON.stringify(loadBoard(name))) as Board;
}

/** The glass of a display that has one bit for each segment. */
export function glassOf(board: Board): Glass {
  if (board.display.chip === 'graphics') throw new Error('a pixel display has no glass');
  return board.display.glass;
}

/** Sets the field at a path such as keys.left.pin or leds.0.pin; undefined removes it. */
export function setField(target: object, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce(
    (object, name) => object[name] as Record<string, unknown>,
    target as Record<string, unknown>,
  );
  if (value === undefined) delete parent[last];
  else parent[last] = value;
}

/** What the checks say about a shipped board with some fields changed. */
export function complaints(name: BoardName, changes: { [path: string]: unknown }): string[] {
  const board = copyOf(name);
  for (const [path, value] of Object.entries(changes)) setField(board, path, value);
  return checkBoard(board, name).map((problem) => asSentence(`${name}.json`, problem));
}

/** What is wrong, a board, the fields to change, and a part of the sentence that must follow. */
export type Refusal = readonly [string, BoardName, { [path: string]: unknown }, string];

/** One test a row: the sentence is said, and all that is said are whole sentences with a place. */
export function testRefusals(rows: readonly Refusal[]): void {
  test.each(rows)('%s is refused', (_what, name, changes, sentence) => {
    const found = complaints(name, changes);
    expect(found.join('\n')).toContain(sentence);
    for (const line of found) expect(line).toMatch(/^[a-z0-9-]+\.json: [^\n]+\.$/);
  });
}
