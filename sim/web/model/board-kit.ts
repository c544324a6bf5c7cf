// The boards that the page can lay on the table. What a board is made of comes as a script of its
// own when it is asked for, from beside the page.

import type { Board } from '../../../board-configs/board';
import type { BoardKit } from '../../table/board-bench';
import { html } from '../dom';
import { knowScript } from './page-realm';
import type { Compiled } from './page-realm';

/** What a board's script hands over. */
export interface BoardParts {
  readonly board: Board;
  readonly scripts: Readonly<Record<string, Compiled>>;
}

declare global {
  interface Window {
    /** Called by the script of a board. */
    zeitnotBoard?: (parts: BoardParts) => void;
  }
}

const kits = new Map<string, BoardKit>();

function takeParts({ board, scripts }: BoardParts): void {
  const files = Object.entries(scripts).map(([name, script]) => [name, knowScript(name, script)]);
  kits.set(board.name, { board, files: Object.fromEntries(files) as BoardKit['files'] });
}

function load(name: string): Promise<void> {
  window.zeitnotBoard = takeParts;
  return new Promise((done, fail) => {
    const script = html('script', { src: `boards/${name}.js` });
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => fail(new Error(`the board ${name} is not here`)));
    document.head.append(script);
  });
}

export function hasBoard(name: string): boolean {
  return kits.has(name);
}

/** Rejects with a sentence when the page came without this board. */
export async function fetchBoard(name: string): Promise<BoardKit> {
  if (!kits.has(name)) await load(name);
  const kit = kits.get(name);
  if (kit === undefined) throw new Error(`the file of the board ${name} is damaged`);
  return kit;
}
