// Types a code into the page COPY of a clock over its link, digit by digit, and looks after each at
// what the clock shows. OK is pressed by the arbiter. See firmware/link/FORMAT.md.
import type { Place } from './await-answer';
import { LineReader, readClockLine } from './clock-lines';
import { openPort } from './espruino-package';
import type { Connection } from './espruino-package';
import { findPort } from './find-port';
import { SAYS, refuse } from './refusal';

const TRIES = 6;
const ANSWER_MS = 500;
const POLL_MS = 2;
const LOOK_EVERY_MS = 300;
/** So long the arbiter may compare the digits before OK. */
const OK_MS = 120000;

const ARBITER = 5;
const LINK_SIGN = 0x200000;
/** Digits that a glass of six and of four cells a side shows at once. */
const SHOWN = [12, 8];
const UNIT_MS = 100;
const TIME_DIGITS = 10;

const STATE = new RegExp(
  '^\\d+ -?\\d+ state (\\d) \\d \\d -?\\d+ (\\d+) \\d+ ' +
    '(-?\\d+)(?: -?\\d+){9} (-?\\d+)(?: -?\\d+){9} ' +
    '"([^"]*)" "[^"]*" "([^"]*)" "([^"]*)" ',
);

/** What an answer says of page and times. */
interface Look {
  readonly phase: number;
  readonly signs: number;
  readonly timesMs: readonly number[];
  readonly left: string;
  readonly right: string;
  readonly besideRight: string;
}

interface Typist {
  readonly connection: Connection;
  readonly port: string;
  readonly code: string;
  look: Look | undefined;
}

const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

function readLook(line: string): Look | undefined {
  const match = STATE.exec(readClockLine(line)?.text ?? '');
  if (match === null) return undefined;
  const [, phase, signs, leftMs, rightMs, left, right, besideRight] = match as unknown as string[];
  const timesMs = [Number(leftMs), Number(rightMs)];
  return {
    phase: Number(phase),
    signs: Number(signs),
    timesMs,
    left: left!,
    right: right!,
    besideRight: besideRight!,
  };
}

/** Sends, and waits for an answer with the state. */
async function ask(typist: Typist, text: string): Promise<Look | undefined> {
  typist.look = undefined;
  await typist.connection.write(text).catch(() => undefined);
  for (let ms = 0; ms < ANSWER_MS && typist.connection.isOpen(); ms += POLL_MS) {
    if (typist.look !== undefined) return typist.look;
    await sleep(POLL_MS);
  }
  return typist.look;
}

/** Asks again when an answer is lost on the way; only the question is repeated. */
async function lookAt(typist: Typist, first: string): Promise<Look | undefined> {
  let look = await ask(typist, first);
  for (let tries = 1; tries < TRIES && look === undefined; tries++) {
    look = await ask(typist, '\n?\n');
  }
  return look;
}

/**
 * Whether the page shows the first `count` digits of the code and waits for the next, or for OK.
 */
function shows(look: Look, code: string, count: number): boolean {
  const isWhole = count === code.length;
  if (look.phase !== ARBITER || look.besideRight !== (isWhole ? 'OK' : '')) return false;
  const right = count === 0 && look.right === 'ERROR' ? '' : look.right;
  return SHOWN.some((shown) => {
    const text = code.slice(count - (count % shown), count) + (isWhole ? '' : '_');
    return look.left === text.slice(0, shown / 2) && right === text.slice(shown / 2);
  });
}

function refuseEnd({ connection, port }: Typist): never {
  return refuse(connection.isOpen() ? SAYS.codeEnded(port) : SAYS.lost(port));
}

async function checkPage(typist: Typist): Promise<void> {
  const { connection, port, code } = typist;
  const look = await lookAt(typist, '\n?\n');
  if (look === undefined) refuse(connection.isOpen() ? SAYS.noClock(port) : SAYS.lost(port));
  if ((look.signs & LINK_SIGN) === 0) refuse(SAYS.copyClosed(port));
  if (!shows(look, code, 0)) refuse(SAYS.notWriting(port));
}

function refuseLook({ port, code }: Typist, look: Look, count: number): never {
  if (look.phase !== ARBITER || !/^[1-4]*_?$/.test(look.left)) refuse(SAYS.notWriting(port));
  const isOtherLength = (look.besideRight === 'OK') !== (count === code.length);
  return refuse(isOtherLength ? SAYS.otherControl(port) : SAYS.codeSpoiled(port));
}

/** One digit more. What the line swallows is sent again when the clock shows that it is missing. */
async function typeDigit(typist: Typist, at: number): Promise<void> {
  const { code } = typist;
  for (let tries = 0; tries < TRIES; tries++) {
    const look = await lookAt(typist, `${code[at]}\n?\n`);
    if (look === undefined) refuseEnd(typist);
    if (shows(look, code, at + 1)) return;
    if (!shows(look, code, at)) refuseLook(typist, look, at + 1);
  }
  refuse(SAYS.copyClosed(typist.port));
}

/** The times of both sides stand first in a code. */
function timesOf(code: string): number[] {
  return [0, TIME_DIGITS].map((at) => {
    const digits = [...code.slice(at, at + TIME_DIGITS)];
    return digits.reduce((value, digit) => value * 4 + Number(digit) - 1, 0) * UNIT_MS;
  });
}

/** True when OK was pressed and the state is on the clock; false while the page waits. */
function isTaken(typist: Typist, look: Look): boolean {
  const { code, port } = typist;
  if (shows(look, code, code.length)) return false;
  if (look.right === 'ERROR') refuse(SAYS.otherControl(port));
  if (timesOf(code).every((ms, side) => ms === look.timesMs[side])) return true;
  return refuse(SAYS.codeNotTaken(port));
}

async function awaitOk(typist: Typist): Promise<void> {
  for (let ms = 0; ms < OK_MS; ms += LOOK_EVERY_MS) {
    const look = await lookAt(typist, '\n?\n');
    if (look === undefined) refuseEnd(typist);
    if (isTaken(typist, look)) return;
    await sleep(LOOK_EVERY_MS);
  }
  refuse(SAYS.codeNotTaken(typist.port));
}

async function typeAll(typist: Typist, whenTyped: () => void): Promise<void> {
  const lines = new LineReader();
  typist.connection.listen((text) => {
    for (const line of lines.add(text)) typist.look = readLook(line) ?? typist.look;
  });
  await checkPage(typist);
  for (let at = 0; at < typist.code.length; at++) await typeDigit(typist, at);
  whenTyped();
  await awaitOk(typist);
}

/**
 * Returns when the arbiter has pressed OK and the clock has the state; says when all digits are
 * there. Throws a FlashRefusal.
 */
export async function writeCode(place: Place, code: string, whenTyped: () => void): Promise<void> {
  await findPort(place.port);
  const connection = await openPort(place.port, place.baud);
  if (connection === undefined) return refuse(SAYS.noPort(place.port));
  try {
    await typeAll({ connection, port: place.port, code, look: undefined }, whenTyped);
  } finally {
    connection.close();
  }
}
