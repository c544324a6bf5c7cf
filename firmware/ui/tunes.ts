// What each cue sounds like: a row a cue, in the order of Cue.

/** Characters of a row: five notes at most. */
const ROW = 10;

/**
 * Two characters a note, `(` = 0: the pitch in steps of 50 Hz, 0 being a rest, and the length in
 * steps of 10 ms. A blank ends a row. One text, because each text of a list costs memory.
 */
const TUNES =
  'P*        ' + // Key: 2,000 Hz, 20 ms
  'P+        ' + // Press
  'P2(2P2    ' + // Low: twice 100 ms
  'P.        ' + // Last: 60 ms
  'P2(-d2    ' + // Period: rising
  'dZ(2dZ(2dZ' + // Flag: three long ones
  '<P        ' + // Gong: low
  'F2(-<2    ' + // Fault: falling
  '          '; // Announce: the code is made by the asking; new tunes go above this line

const BLANK = 32;

/** Whether the tune of a cue has a note `at`. */
export function hasNote(cue: number, at: number): boolean {
  return at * 2 < ROW && TUNES.charCodeAt(cue * ROW + at * 2) !== BLANK;
}

/** Pitch of note `at`; 0 is a rest. */
export function toneHzOf(cue: number, at: number): number {
  return (TUNES.charCodeAt(cue * ROW + at * 2) - 40) * 50;
}

export function toneMsOf(cue: number, at: number): number {
  return (TUNES.charCodeAt(cue * ROW + at * 2 + 1) - 40) * 10;
}
