// Which clocks can be laid on the table, and how each begins: the fake HAL of a kind, or a board.

import type { Control } from '../../../firmware/core/control';
import { parseControl } from '../../../firmware/notation/parse';
import { whyNotPlayed } from '../../../firmware/tools/boards/played-controls';
import type { Bench } from '../../table/bench';
import { createBoardBench } from '../../table/board-bench';
import type { BoardKit } from '../../table/board-bench';
import { fetchBoard, hasBoard } from './board-kit';
import { onBoard, onFakeHal } from './ground';
import type { Ground } from './ground';
import { PLAIN, createSimBench } from '../../table/sim-bench';
import type { SimKind } from '../../table/sim-bench';

export interface ClockName {
  readonly value: string;
  readonly title: string;
}

/** The boards that the page was built with; written in by host/build-page.ts. */
declare const ZEITNOT_BOARDS: readonly ClockName[];

/** What the person chose; a board has its own kind of keys and glass. */
export interface Choice {
  /** A value of SIM_CLOCKS, or the name of a board. */
  readonly clock: string;
  /** A notation, or null for a clock that begins in SETUP. */
  readonly control: string | null;
}

/** Clocks of the fake HAL. */
const SIM_CLOCKS: readonly (ClockName & { readonly kind: SimKind })[] = [
  { value: 'plain', title: 'Six digits a side, three keys', kind: PLAIN },
  { value: 'five', title: 'Six digits a side, five keys', kind: { ...PLAIN, keys: 5 } },
  { value: 'four', title: 'Four digits a side', kind: { ...PLAIN, cells: 4 } },
  { value: 'lever', title: 'With a lever', kind: { ...PLAIN, contact: 'lever' } },
];

export interface ClockGroup {
  readonly title: string;
  readonly clocks: readonly ClockName[];
}

export function clockGroups(): ClockGroup[] {
  return [
    { title: 'The firmware alone', clocks: SIM_CLOCKS },
    { title: 'Boards: the built bundle in a simulated Espruino', clocks: ZEITNOT_BOARDS },
  ];
}

/** The clock on a page that was just opened. */
export const FIRST_CHOICE: Choice = { clock: 'plain', control: '3m+2s' };

function kindNamed(clock: string): SimKind | undefined {
  return SIM_CLOCKS.find(({ value }) => value === clock)?.kind;
}

/** A clock of the fake HAL; `clock` names one. */
export function createClock({ clock, control }: Choice): Bench {
  return createSimBench(kindNamed(clock) ?? PLAIN, control);
}

/** Only a board of the list: a name in a link must not lead to any other script of the server. */
async function fetchKit(name: string): Promise<BoardKit> {
  if (ZEITNOT_BOARDS.some(({ value }) => value === name)) return fetchBoard(name);
  throw new Error(`there is no clock "${name}" here; choose one of the list`);
}

/** Whether the clock can be laid down at once. */
export function isHere({ clock }: Choice): boolean {
  return kindNamed(clock) !== undefined || hasBoard(clock);
}

/** Null to begin in SETUP. Throws when the board leaves out what the control needs. */
function readControl(kit: BoardKit, text: string | null): Control | null {
  if (text === null) return null;
  const { control } = parseControl(text);
  const reason = whyNotPlayed(kit.board, control);
  if (reason !== '') throw new Error(reason);
  return control;
}

/** Rejects with a sentence when there is no such clock. */
export async function fetchClock(choice: Choice): Promise<Bench> {
  const { clock, control } = choice;
  if (kindNamed(clock) !== undefined) return createClock(choice);
  const kit = await fetchKit(clock);
  return createBoardBench(kit, readControl(kit, control));
}

/** What scenarios are replayed on while this clock is chosen. Rejects like fetchClock. */
export async function fetchGround({ clock }: Choice): Promise<Ground> {
  return kindNamed(clock) === undefined ? onBoard(await fetchKit(clock)) : onFakeHal;
}

/** The lines of a scenario that begin the same clock. */
export function prologueOf({ appearance }: Bench, { clock, control }: Choice): string[] {
  const { cellsPerSide, hasBack, hasLever } = appearance;
  const lines = [
    `cells ${cellsPerSide}`,
    `keys ${hasBack ? 5 : 3}`,
    `contact ${hasLever ? 'lever' : 'momentary'}`,
  ];
  if (kindNamed(clock) === undefined) lines.unshift(`# On the board ${clock}.`);
  return control === null ? lines : [...lines, `control ${control}`];
}
