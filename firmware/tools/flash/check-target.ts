// Looks at what answers on a port before anything on it is changed.
import type { Board } from '../../../board-configs/board';
import type { Session } from './console-session';
import { SAYS, refuse } from './refusal';
import { FIRMWARE_FILE } from './storage-files';

/** Ctrl-C: ends what runs, and what was typed before. */
const INTERRUPT = '\x03\n';

const ANSWER_MS = 3000;
const STATE_MS = 1500;
/** Older ones lack what the firmware uses; 2v26 refuses nearly all watches. */
const OLDEST = 27;
const BAD = 26;

/** Apart from the room, which an old interpreter could not tell. */
const WHO = '{board:process.env.BOARD,version:process.env.VERSION}';

interface Target {
  readonly board: string;
  readonly version: string;
}

interface Room {
  readonly variables: number;
  readonly free: number;
  /** Bytes of the files that will be replaced. */
  readonly replaced: readonly number[];
}

/**
 * What room the board has. Storage is counted as if the files that will be replaced were gone; so
 * are variables where a firmware runs, which will be replaced too.
 */
function question(names: readonly string[]): string {
  const storage = 'require("Storage")';
  const lengths = `${JSON.stringify(names)}.map(n=>(${storage}.read(n)||"").length)`;
  const runs = `${storage}.read("${FIRMWARE_FILE}")===undefined`;
  return (
    `{variables:${runs}?process.memory().free:process.memory().total,` +
    `free:${storage}.getStats().freeBytes+${storage}.getStats().trashBytes,` +
    `replaced:${lengths}}`
  );
}

async function refuseSilence(session: Session): Promise<never> {
  await session.send('\n?\n');
  const state = await session.hear(/ state \d|^\d+ -?\d+ \w+ .*\*[0-9a-f]{4}/m, STATE_MS);
  return refuse(state === undefined ? SAYS.silent(session.port) : SAYS.locked(session.port));
}

/** "2v29" or "2v29.277" as 29; releases before 2v00 as 0. */
function releaseOf(version: string): number {
  const match = /^2v(\d+)/.exec(version);
  return match === null ? 0 : Number(match[1]);
}

function checkVersion(version: string, wanted: string): void {
  const release = releaseOf(version);
  if (release === BAD) refuse(SAYS.badWatches(wanted));
  if (release < OLDEST) refuse(SAYS.tooOld(version, wanted));
}

export interface Needs {
  readonly jsVars: number;
  readonly bytes: number;
  /** The files that will be written. */
  readonly names: readonly string[];
}

async function checkRoom(session: Session, needs: Needs): Promise<void> {
  const room = (await session.ask(question(needs.names), ANSWER_MS)) as Room | undefined;
  if (room === undefined) return refuseSilence(session);
  const { variables, free, replaced } = room;
  if (variables < needs.jsVars) refuse(SAYS.littleMemory(variables, needs.jsVars));
  const bytes = replaced.reduce((sum, length) => sum + length, free);
  if (bytes < needs.bytes) refuse(SAYS.littleStorage(bytes, needs.bytes));
}

/** Returns when the firmware will fit and run; throws a FlashRefusal. */
export async function checkTarget(session: Session, board: Board, needs: Needs): Promise<void> {
  await session.send(INTERRUPT);
  const target = (await session.ask(WHO, ANSWER_MS)) as Target | undefined;
  if (target === undefined) return refuseSilence(session);
  const { espruino } = board;
  if (target.board !== espruino.board) refuse(SAYS.otherBoard(target.board, espruino.board));
  checkVersion(target.version, espruino.version);
  return checkRoom(session, needs);
}
