// Types the code of a state into the page COPY of a clock. OK is pressed by the arbiter.
import type { Place } from './await-answer';
import { SAYS, refuse } from './refusal';
import { ARBITER, TRIES, awaitOk, lookFirst, typeAndLook, withTypist } from './typist';
import type { Look, Typist } from './typist';

/** Digits that a glass of six and of four cells a side shows at once. */
const SHOWN = [12, 8];
const UNIT_MS = 100;
const TIME_DIGITS = 10;

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

function refuseLook(port: string, look: Look, isWhole: boolean): never {
  if (look.phase !== ARBITER || !/^[1-4]*_?$/.test(look.left)) refuse(SAYS.notWriting(port));
  const isOtherLength = (look.besideRight === 'OK') !== isWhole;
  return refuse(isOtherLength ? SAYS.otherControl(port) : SAYS.codeSpoiled(port));
}

/** One digit more. What the line swallows is sent again when the clock shows that it is missing. */
async function typeDigit(typist: Typist, code: string, at: number): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const look = await typeAndLook(typist, code[at]!);
    if (shows(look, code, at + 1)) return;
    if (!shows(look, code, at)) refuseLook(typist.port, look, at + 1 === code.length);
  }
  refuse(SAYS.takesNothing(typist.port));
}

/** The times of both sides stand first in a code. */
function timesOf(code: string): number[] {
  return [0, TIME_DIGITS].map((at) => {
    const digits = [...code.slice(at, at + TIME_DIGITS)];
    return digits.reduce((value, digit) => value * 4 + Number(digit) - 1, 0) * UNIT_MS;
  });
}

/** True when OK was pressed and the state is on the clock; false while the page waits. */
function isTaken(port: string, code: string, look: Look): boolean {
  if (shows(look, code, code.length)) return false;
  if (look.right === 'ERROR') refuse(SAYS.otherControl(port));
  if (timesOf(code).every((ms, side) => ms === look.timesMs[side])) return true;
  return refuse(SAYS.codeNotTaken(port));
}

/**
 * Returns when the arbiter has pressed OK and the clock has the state; says when all digits are
 * there. Throws a FlashRefusal.
 */
export async function writeCode(place: Place, code: string, whenTyped: () => void): Promise<void> {
  await withTypist(place, async (typist) => {
    const { port } = typist;
    if (!shows(await lookFirst(typist), code, 0)) refuse(SAYS.notWriting(port));
    for (let at = 0; at < code.length; at++) await typeDigit(typist, code, at);
    whenTyped();
    if (!(await awaitOk(typist, (look) => isTaken(port, code, look)))) {
      refuse(SAYS.codeNotTaken(port));
    }
  });
}
