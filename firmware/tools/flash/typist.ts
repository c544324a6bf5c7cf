// Types into a page of a clock over its link, digit by digit, and looks after each at what the
// clock shows. OK is a key of the clock, for a person to press. See firmware/link/FORMAT.md.
import type { Place } from './await-answer';
import { LineReader, readClockLine } from './clock-lines';
import { openPort } from './espruino-package';
import type { Connection } from './espruino-package';
import { findPort } from './find-port';
import { SAYS, refuse } from './refusal';
import { sleep, waitFor } from './wait';

export const TRIES = 6;
const ANSWER_MS = 500;
const POLL_MS = 2;
const LOOK_EVERY_MS = 300;
/** So long a person may compare what stands there before OK. */
const OK_MS = 120000;

export const SETUP = 0;
export const ARBITER = 5;
const LINK_SIGN = 0x200000;
const QUESTION = '\n?\n';

const STATE = new RegExp(
  '^\\d+ -?\\d+ state (\\d) \\d \\d -?\\d+ (\\d+) \\d+ ' +
    '(-?\\d+)(?: -?\\d+){9} (-?\\d+)(?: -?\\d+){9} ' +
    '"([^"]*)" "([^"]*)" "([^"]*)" "([^"]*)" ',
);

/** What an answer says of page and times. */
export interface Look {
  readonly phase: number;
  readonly timesMs: readonly number[];
  readonly left: string;
  readonly besideLeft: string;
  readonly right: string;
  readonly besideRight: string;
  readonly mayType: boolean;
}

export interface Typist {
  readonly connection: Connection;
  readonly port: string;
  look: Look | undefined;
}

function readLook(line: string): Look | undefined {
  const match = STATE.exec(readClockLine(line)?.text ?? '');
  if (match === null) return undefined;
  const [, phase, signs, leftMs, rightMs, ...texts] = match as unknown as string[];
  return {
    phase: Number(phase),
    timesMs: [Number(leftMs), Number(rightMs)],
    left: texts[0]!,
    besideLeft: texts[1]!,
    right: texts[2]!,
    besideRight: texts[3]!,
    mayType: (Number(signs) & LINK_SIGN) !== 0,
  };
}

/** Sends, and waits for an answer with the state. */
async function ask(typist: Typist, text: string): Promise<Look | undefined> {
  typist.look = undefined;
  await typist.connection.write(text).catch(() => undefined);
  const isOver = () => typist.look !== undefined || !typist.connection.isOpen();
  await waitFor(isOver, ANSWER_MS, POLL_MS);
  return typist.look;
}

/** Asks again when an answer is lost on the way; only the question is repeated. */
async function askOften(typist: Typist, first: string): Promise<Look | undefined> {
  let look = await ask(typist, first);
  for (let tries = 1; tries < TRIES && look === undefined; tries++) {
    look = await ask(typist, QUESTION);
  }
  return look;
}

/** What the clock shows at first; it must answer, and allow requests. */
export async function lookFirst(typist: Typist): Promise<Look> {
  const { connection, port } = typist;
  const look = await askOften(typist, QUESTION);
  if (look === undefined) return refuse(connection.isOpen() ? SAYS.noClock(port) : SAYS.lost(port));
  return look.mayType ? look : refuse(SAYS.takesNothing(port));
}

/** Types a digit from 1 to 4, or nothing, and looks at what the clock shows then. */
export async function typeAndLook(typist: Typist, digit: string): Promise<Look> {
  const { connection, port } = typist;
  const look = await askOften(typist, digit === '' ? QUESTION : `${digit}${QUESTION}`);
  return look ?? refuse(connection.isOpen() ? SAYS.typingEnded(port) : SAYS.lost(port));
}

/** Waits until a person has pressed OK, which `isTaken` sees; false when nobody does. */
export async function awaitOk(typist: Typist, isTaken: (look: Look) => boolean): Promise<boolean> {
  const endMs = performance.now() + OK_MS;
  while (performance.now() < endMs) {
    if (isTaken(await typeAndLook(typist, ''))) return true;
    await sleep(LOOK_EVERY_MS);
  }
  return false;
}

/** Opens the port for `work`. Throws a FlashRefusal. */
export async function withTypist(
  place: Place,
  work: (typist: Typist) => Promise<void>,
): Promise<void> {
  await findPort(place.port);
  const connection = await openPort(place.port, place.baud);
  if (connection === undefined) return refuse(SAYS.noPort(place.port));
  const typist: Typist = { connection, port: place.port, look: undefined };
  const lines = new LineReader();
  connection.listen((text) => {
    for (const line of lines.add(text)) typist.look = readLook(line) ?? typist.look;
  });
  try {
    await work(typist);
  } finally {
    connection.close();
  }
}
