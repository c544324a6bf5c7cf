// Restarts a board after an upload, and has its firmware say that it is there.
import { firmwareVersion } from '../bundle/board-module';
import { readClockLine } from './clock-lines';
import { startSession } from './console-session';
import type { Session } from './console-session';
import { openPort } from './espruino-package';
import { findPort } from './find-port';
import { SAYS, refuse } from './refusal';
import { sleep } from './wait';

/** The guard may restart the board twice, once for each radio, before the firmware speaks. */
const ANSWER_MS = 30000;
const RETRY_MS = 500;
const HELLO = /^\d+ -?\d+ zeitnot \d+ \S+ \S+ \*[0-9a-f]{4}$/m;
const STATE = /^\d+ -?\d+ state \d.* \*[0-9a-f]{4}$/m;
const EITHER = new RegExp(`${HELLO.source}|${STATE.source}`, 'm');

export interface Place {
  readonly port: string;
  readonly baud: number;
}

function checkHello(line: string, board: string): void {
  const [, , , , foundBoard, foundVersion] = readClockLine(line)?.text.split(' ') ?? [];
  const version = firmwareVersion();
  if (foundBoard === board && foundVersion === version) return;
  refuse(SAYS.otherFirmware(`${foundBoard} ${foundVersion}`, `${board} ${version}`));
}

async function reopen({ port, baud }: Place): Promise<Session | undefined> {
  const isThere = await findPort(port).then(
    () => true,
    () => false,
  );
  const connection = isThere ? await openPort(port, baud) : undefined;
  return connection && startSession(connection, port);
}

/**
 * A board with USB of its own leaves the port when it restarts, and its first line is lost. That it
 * answers then must do: what it runs has been read back before.
 */
async function askAgain(place: Place, board: string): Promise<void> {
  const endMs = performance.now() + ANSWER_MS;
  while (performance.now() < endMs) {
    const session = await reopen(place);
    await session?.send('\n?\n').catch(() => undefined);
    const line = await session?.hear(EITHER, RETRY_MS);
    session?.close();
    if (line?.[0].includes(' zeitnot ')) return checkHello(line[0], board);
    if (line !== undefined) return;
    await sleep(RETRY_MS);
  }
  refuse(SAYS.noHello(firmwareVersion()));
}

/** Returns when the firmware has answered; throws a FlashRefusal. */
export async function awaitAnswer(session: Session, place: Place, board: string): Promise<void> {
  await session.send('\x10E.reboot()\n');
  const hello = await session.hear(HELLO, ANSWER_MS);
  if (hello !== undefined) return checkHello(hello[0], board);
  if (session.isOpen()) refuse(SAYS.noHello(firmwareVersion()));
  return askAgain(place, board);
}
