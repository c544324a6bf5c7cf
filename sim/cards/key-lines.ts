// What the front keys do, read out of the firmware's own table: a line of a card for each thing
// that a key does. The table has the keys and how long they are held; the words stand here.

import { Phase } from '../../firmware/core/clock';
import { Event } from '../../firmware/core/event';
import { Act, KEY_TABLE, When, actOf, holdMsOf, isRepeating } from '../../firmware/ui/key-table';
import { KEY_NAMES } from '../../firmware/tools/boards/pin-uses';
import { PHASE_NAMES } from '../clock-state';
import { cap } from './html';

/** Does one thing: in a phase, by all rows of the table with these acts. */
interface Deed {
  phase: Phase;
  acts: readonly number[];
  /** The answer to the question that these acts put. */
  then?: number;
  says: string;
}

export interface KeyLine {
  phase: Phase;
  /** Keys, as HTML. */
  keys: string;
  says: string;
}

const DEEDS: readonly Deed[] = [
  { phase: Phase.Setup, acts: [Act.Previous, Act.Next], says: 'choose a control' },
  { phase: Phase.Setup, acts: [Act.Take], says: 'take it' },
  { phase: Phase.Setup, acts: [Act.EditChoice], says: 'edit it, as one of your own' },
  { phase: Phase.Setup, acts: [Act.SwitchOff], says: 'off' },
  { phase: Phase.Ready, acts: [Event.Play], says: 'starts White’s side' },
  { phase: Phase.Ready, acts: [Event.WhiteLeft, Event.WhiteRight], says: 'White is left, right' },
  { phase: Phase.Ready, acts: [Event.ToggleSound], says: 'sound on, off' },
  { phase: Phase.Ready, acts: [Event.ToggleFreeze], says: 'freeze on, off' },
  { phase: Phase.Ready, acts: [Event.ToSetup], says: 'back to the list' },
  { phase: Phase.Running, acts: [Event.Play], says: 'pause' },
  { phase: Phase.Paused, acts: [Act.Resume], says: 'goes on with the same side' },
  {
    phase: Phase.Paused,
    acts: [Act.AskEnd],
    then: Act.AnswerPlus,
    says: 'within 3 s: ends the game',
  },
  { phase: Phase.Paused, acts: [Act.AskOff], then: Act.AnswerMinus, says: 'within 3 s: off' },
  { phase: Phase.Paused, acts: [Act.EnterArbiter], says: 'arbiter mode' },
  // What they do in arbiter mode is told by PAGE_KEYS.
  { phase: Phase.Arbiter, acts: [Act.PageMinus, Act.PagePlus], says: '' },
  { phase: Phase.Arbiter, acts: [Act.PageMinusHeld, Act.PagePlusHeld], says: '' },
  { phase: Phase.Arbiter, acts: [Act.PageTake], says: '' },
  { phase: Phase.Arbiter, acts: [Act.PageBack], says: '' },
];

function isHeld(row: number): boolean {
  return (row & When.Held) !== 0;
}

/** "MINUS", or both keys of a chord. */
function chordOf(row: number): string {
  const first = (row >> 8) & 7;
  const second = (row >> 11) & 7;
  const names = second === 0 ? [first] : [first, second];
  return names.map((key) => cap(KEY_NAMES[key]!.toUpperCase())).join(' + ');
}

function isIn(row: number, phase: Phase): boolean {
  return (row & (1 << phase)) !== 0;
}

function rowsFor({ phase, acts }: Deed, table: readonly number[]): number[] {
  return table.filter((row) => isIn(row, phase) && acts.includes(actOf(row)));
}

function keysOf(deed: Deed, table: readonly number[]): string {
  const rows = rowsFor(deed, table);
  const once = rows.filter((row) => !isRepeating(row));
  const taps = once.filter((row) => !isHeld(row)).map(chordOf);
  const holds = once.filter(isHeld).map((row) => `hold ${chordOf(row)} ${holdMsOf(row) / 1000} s`);
  const answer = table.find((row) => deed.then !== undefined && actOf(row) === deed.then);
  const then = answer === undefined ? [] : [`then ${chordOf(answer)}`];
  const faster = rows.some(isRepeating) ? ['held: faster'] : [];
  return [[...taps, ...holds].join(', '), ...then, ...faster].join(', ');
}

/** What a front key does in these phases. */
export function keyLines(phases: readonly Phase[], table = KEY_TABLE): KeyLine[] {
  const deeds = DEEDS.filter(({ phase, says }) => says !== '' && phases.includes(phase));
  return deeds.map((deed) => ({ ...deed, keys: keysOf(deed, table) }));
}

/** The line of that act, in whatever phase it stands. */
export function keysFor(act: number): string {
  const deed = DEEDS.find(({ acts }) => acts.includes(act))!;
  return keysOf(deed, KEY_TABLE);
}

/** PAUSED speaks for FROZEN, and for all others from which arbiter mode is entered. */
function isTold(row: number, phase: number): boolean {
  const act = actOf(row);
  const told = DEEDS.some((deed) => {
    const isThere = deed.phase === phase || (deed.phase === Phase.Paused && isIn(row, deed.phase));
    return isThere && (deed.acts.includes(act) || deed.then === act);
  });
  return told || !isIn(row, phase);
}

/** Things that keys do and no card tells, as "paused: 25"; none when all is well. */
export function untoldKeys(table: readonly number[] = KEY_TABLE): string[] {
  return table
    .flatMap((row) =>
      PHASE_NAMES.map((name, phase) => (isTold(row, phase) ? '' : `${name}: ${actOf(row)}`)),
    )
    .filter((complaint) => complaint !== '');
}
