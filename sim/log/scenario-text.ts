// A kept game as a scenario that plays it again, with a record after everything that happened.

import { BadInput } from '../commands/bad-input';
import { timeText } from '../scenario/times';
import type { KeptGame, Row } from './game-log';

/** The first key closes so long after the scenario begins. */
const START_MS = 1000;
/** Presses without effect are known by their number only; so far apart they are still presses. */
const APART_MS = 70;
const TAP_MS = 35;

const at = (ms: number) => ((START_MS + ms) / 1000).toFixed(3);

function tap(key: string, ms: number): string[] {
  return [`${at(ms)} down ${key}`, `${at(ms + TAP_MS)} up ${key}`];
}

interface Line {
  ms: number;
  text: string;
}

function lines(ms: number, texts: readonly string[]): Line[] {
  return texts.map((text) => ({ ms: Number(text.split(' ')[0]) * 1000 || ms, text }));
}

/** Presses without effect, spread evenly between two rows. */
function idleLines(row: Pick<Row, 'atMs' | 'idle'>, fromMs: number): Line[] {
  const keys = [
    ...Array.from({ length: row.idle.left }, () => 'left'),
    ...Array.from({ length: row.idle.right }, () => 'right'),
  ];
  const stepMs = Math.floor((row.atMs - fromMs - 2 * APART_MS) / (keys.length + 1));
  if (keys.length > 0 && stepMs < APART_MS) {
    return [{ ms: START_MS + row.atMs, text: `# ${keys.length} presses without effect left out` }];
  }
  return keys.flatMap((key, i) => {
    const ms = fromMs + APART_MS + (i + 1) * stepMs;
    return lines(ms, tap(key, ms));
  });
}

const PLAY_KEYS: readonly string[] = ['start', 'pause', 'resume'];

function rowLines(row: Row): Line[] {
  const show = `${at(row.atMs)} show`;
  if (PLAY_KEYS.includes(row.kind)) return lines(row.atMs, [...tap('pause', row.atMs), show]);
  if (row.kind === 'press') return lines(row.atMs, [...tap(row.side, row.atMs), show]);
  const ms = START_MS + row.atMs;
  if (row.kind === 'power')
    return [{ ms, text: '# The supply was cut; the clock stood from here.' }];
  if (row.kind === 'fault') return [{ ms, text: '# A fault was noted.' }];
  return [{ ms: ms + 60, text: `${at(row.atMs + 60)} show` }];
}

function refuseCorrected(game: KeptGame): void {
  const edited = game.rows.find((row) => row.kind === 'edit' || row.kind === 'turn');
  if (edited === undefined) return;
  throw new BadInput(
    `this game was corrected by an arbiter at ${timeText(edited.atMs)}; ` +
      'a scenario cannot say that, --format json can.',
  );
}

/** Throws BadInput for a game that no scenario can repeat. */
export function toScenario(game: KeptGame): string[] {
  refuseCorrected(game);
  const all: Line[] = [];
  game.rows.forEach((row, i) => {
    all.push(...idleLines(row, game.rows[i - 1]?.atMs ?? 0), ...rowLines(row));
  });
  const lastMs = game.rows.at(-1)?.atMs ?? 0;
  all.push(...idleLines({ atMs: game.endMs, idle: game.idle }, lastMs));
  all.push({ ms: START_MS + game.endMs, text: `${at(game.endMs)} show` });
  all.sort((one, other) => one.ms - other.ms);
  return [`control ${game.control}`, `white ${game.white}`, ...all.map((line) => line.text)];
}
