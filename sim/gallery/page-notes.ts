// A sentence or two about each page of arbiter mode, in the order of the pages, a blank line
// between them.

const NOTES = `
An illegal move: press the offender's button. The offender's last press goes, and the opponent's
answer; the opponent gets the penalty (PLUS, MINUS); the offender is to move.

Takes back the last press; OK again, the one before. The time since counts as paused; PLUS charges
it to the side that pressed.

Pick a side, then ± 1 minute, held ± 10 minutes. The same button again: byo-yomi periods, Canadian
moves, then hours to seconds, digit by digit. Never below 0:00:01.

Presses of a side, ± 1. Nothing is added by it.

The period of a side, alone or with its base. The same button again: flags off and the next base
for both.

Press the button of the side that shall run: a fresh move, no count, no credit.

White and Black change places.

Lines by LEFT and RIGHT: another increment; 5 s for both and 2:00 for the opponent of the side to
move (Guideline III.4); any control of the list. Asks whether the first increment is added now.
The log begins anew.

Lines by LEFT and RIGHT: bonus, change, freeze, sound, tenths, each event that sounds, announcing
in play, requests over the link.

The evidence, by PLUS and MINUS: who was first and by how much, first period flag, when, how long
ago, presses at the flag, presses since, pairs of presses within a second, error of the sum of
times. A button and OK clear that flag; OK alone releases the freeze.

The last moves, MINUS back, PLUS on: time left after it on the side that pressed, time used on the
other. Edits, pauses, power cuts and faults with the time of the game.

The state as a code, or a code as the state: 1 is LEFT, 2 MINUS, 3 PLUS, 4 RIGHT. BACK takes a
digit back. The other clock must have the same control.

Tournament lock; RIGHT: the arbiter's code of four digits, 0000 for none.

Version, board, battery, table of presets, fingerprint; then what each key does, P being PAUSE and a
number the seconds of a hold.
`;

export const PAGE_NOTES: readonly string[] = NOTES.trim()
  .split('\n\n')
  .map((note) => note.replaceAll('\n', ' '));
