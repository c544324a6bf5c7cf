// Puts the firmware of a board on the board at a port, and has it say that it is there.
import type { Control } from '../../core/control';
import { firmwareVersion } from '../bundle/board-module';
import { bundleBoard } from '../bundle/bundle-board';
import { estimateJsVars } from '../bundle/estimate/js-vars';
import { checkTarget } from './check-target';
import { startSession } from './console-session';
import type { Session } from './console-session';
import { openPort } from './espruino-package';
import { findPort } from './find-port';
import { SAYS, refuse } from './refusal';
import { storageFiles } from './storage-files';
import { upload, uploadBytes } from './upload';

/** The guard may restart the board twice, once for each radio, before the firmware speaks. */
const HELLO_MS = 30000;
const HELLO = /\d+ -?\d+ zeitnot \d+ (\S+) (\S+) \*[0-9a-f]{4}/;

/** Restarts; the answer is the first line of the clock's link. */
async function awaitHello(session: Session, board: string): Promise<void> {
  const version = firmwareVersion();
  await session.send('\x10E.reboot()\n');
  const hello = await session.hear(HELLO, HELLO_MS);
  if (hello === undefined) return refuse(SAYS.noHello(version));
  const [, foundBoard, foundVersion] = hello;
  if (foundBoard === board && foundVersion === version) return;
  refuse(SAYS.otherFirmware(`${foundBoard} ${foundVersion}`, `${board} ${version}`));
}

export interface FlashOptions {
  readonly port: string;
  readonly baud: number;
  readonly control?: Control | undefined;
}

/** Throws a FlashRefusal with the reason in one sentence. */
export async function flashBoard(name: string, options: FlashOptions): Promise<void> {
  const { port, baud, control } = options;
  const bundle = await bundleBoard(name);
  const files = storageFiles(bundle, control);
  const { total: jsVars } = estimateJsVars(bundle.text, bundle.board);
  await findPort(port);
  const connection = await openPort(port, baud);
  if (connection === undefined) return refuse(SAYS.noPort(port));
  const session = startSession(connection, port);
  try {
    await checkTarget(session, bundle.board, { jsVars, bytes: uploadBytes(files) });
    await upload(session, files);
    await awaitHello(session, bundle.board.name);
  } finally {
    session.close();
  }
}
