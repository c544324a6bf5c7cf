// Looks at what answers on a port before anything on it is changed.
import type { Board } from '../../../board-configs/board';
import type { Session } from './console-session';
import { SAYS, refuse } from './refusal';

/** Ctrl-C: ends what runs, and what was typed before. */
const INTERRUPT = '\x03\n';

const ANSWER_MS = 3000;
const STATE_MS = 1500;
/** Older ones lack what the firmware uses; 2v26 refuses nearly all watches. */
const OLDEST = 27;
const BAD = 26;

interface Target {
  readonly board: string;
  readonly version: string;
  readonly variables: number;
  readonly storageBytes: number;
}

/** Storage is counted as if the firmware that is there were gone: it will be replaced. */
const QUESTION =
  '{board:process.env.BOARD,version:process.env.VERSION,variables:process.memory().free,' +
  'storageBytes:require("Storage").getFree()+(require("Storage").read(".boot1")||"").length}';

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
}

/** Returns when the firmware will fit and run; throws a FlashRefusal. */
export async function checkTarget(session: Session, board: Board, needs: Needs): Promise<void> {
  await session.send(INTERRUPT);
  const target = (await session.ask(QUESTION, ANSWER_MS)) as Target | undefined;
  if (target === undefined) return refuseSilence(session);
  const { espruino } = board;
  if (target.board !== espruino.board) refuse(SAYS.otherBoard(target.board, espruino.board));
  checkVersion(target.version, espruino.version);
  if (target.variables < needs.jsVars) refuse(SAYS.littleMemory(target.variables, needs.jsVars));
  if (target.storageBytes < needs.bytes) {
    refuse(SAYS.littleStorage(target.storageBytes, needs.bytes));
  }
}
