// Puts the firmware of a board on the board at a port, and has it say that it is there.
import type { Control } from '../../core/control';
import { bundleBoard } from '../bundle/bundle-board';
import { estimateJsVars } from '../bundle/estimate/js-vars';
import { awaitAnswer } from './await-answer';
import type { Place } from './await-answer';
import { checkTarget } from './check-target';
import { startSession } from './console-session';
import { openPort } from './espruino-package';
import { findPort } from './find-port';
import { SAYS, refuse } from './refusal';
import { storageFiles } from './storage-files';
import { upload, uploadBytes } from './upload';

export interface FlashOptions extends Place {
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
    const needs = { jsVars, bytes: uploadBytes(files), names: Object.keys(files) };
    await checkTarget(session, bundle.board, needs);
    await upload(session, files);
    await awaitAnswer(session, options, bundle.board.name);
  } finally {
    session.close();
  }
}
