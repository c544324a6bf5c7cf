// What a board shows for a sign that it has not got: a letter beside the time, of several signs the
// first in the order of their bits.

import { Side } from '../core/sides';
import { Sign } from '../../hal/hal';
import { Face, putChar, sideFace, takeBeside } from './face';

/**
 * By the bits of Sign, blank = none. Even bits stand left, odd ones right. Delay, byo-yomi and
 * bonus are told by the digits beside the time, freeze by the flags and by both times standing.
 */
export const LETTERS = '    FFPP11NN    S=UELCbo?';
const LEFT_SIGNS = 0x5555555;
/** These replace what stands beside a time; the others wait until nothing does. */
const URGENT = Sign.FlagLeft | Sign.FlagRight | Sign.FirstLeft | Sign.FirstRight;
const TURNS = Sign.TurnLeft | Sign.TurnRight;
const WHITES = Sign.WhiteLeft | Sign.WhiteRight;

const BLANK = 32;
/** Keys of letters beside a time lie above those of numbers. */
const LETTER_KEY = 1000;

/** The letter of the first of these signs that has one. */
function letterOf(signs: number): number {
  for (let bit = 0; bit < LETTERS.length; bit++) {
    if (signs & (1 << bit) && LETTERS.charCodeAt(bit) !== BLANK) return LETTERS.charCodeAt(bit);
  }
  return BLANK;
}

function placeLetter(face: Face, side: Side, signs: number): void {
  const texts = sideFace(face, side);
  const letter = letterOf(signs);
  if (letter === BLANK || (texts.beside[0] !== 0 && !(signs & URGENT))) return;
  if (takeBeside(texts, LETTER_KEY + letter)) putChar(texts.beside, 0, letter);
}

/** In READY, White's turn sign blinks where there is no sign for White. */
function blinkWhite(face: Face, whites: number): void {
  face.signs |= whites >> 2;
  face.blinks |= whites >> 2;
}

/** Changes a face that goes to a glass with these signs only. @cold @without fallback */
export function fallBack(face: Face, signs: number): void {
  const isGame = (face.signs & TURNS) !== 0 || (face.blinks & Sign.Freeze) !== 0;
  let lacking = face.signs & ~signs;
  // Sound is a matter of READY; nobody needs to be told all game long.
  if (isGame) lacking &= ~Sign.Sound;
  else blinkWhite(face, lacking & WHITES);
  placeLetter(face, Side.Left, lacking & LEFT_SIGNS);
  placeLetter(face, Side.Right, lacking & ~LEFT_SIGNS);
}
