// All runs of one board, on one set of counters.
import { firmwareVersion } from '../../firmware/tools/bundle/board-module';
import { failureOf } from '../../sim/board/differences';
import type { Difference } from '../../sim/board/differences';
import { playOnBoard } from '../../sim/board/play-on-board';
import { variantFor } from '../../sim/board/variant';
import { failureLines } from '../../sim/commands/report';
import { ScenarioError, parseScenario } from '../../sim/scenario';
import type { Scenario } from '../../sim/scenario';
import { playableOn, readScenario } from '../board/on-board';
import type { Covered } from './covered-board';
import { GUIDED, guidedTour } from './guided-tours';
import { FAULTS } from './outings/faults';
import { FULL_STORAGE } from './outings/full-storage';
import { JOURNAL } from './outings/journal';
import { LINK } from './outings/link';
import { MISHAPS } from './outings/mishaps';
import { POWER_ON } from './outings/power-on';
import { randomTour } from './random-tour';

const OUTINGS = [...POWER_ON, ...MISHAPS, ...LINK, ...JOURNAL, ...FULL_STORAGE, ...FAULTS];
const TOURS = 6;

const isTime = (what: string): boolean => /(\.ms|Ms)$/.test(what);

/** A write may delay a stamp by less than a millisecond, which rounds to one. */
const isJitter = ({ what, board, fake }: Difference): boolean =>
  isTime(what) && Math.abs(Number(board) - Number(fake)) <= 1;

/** The fake HAL has no name and no version, and a battery on every board. */
function isOwn({ what, board, fake }: Difference, name: string): boolean {
  const text = JSON.parse(board.startsWith('"') ? board : '""') as string;
  if (!what.startsWith('face.')) return false;
  if (text !== '') return name.includes(text) || text === firmwareVersion();
  return ['"100"', '"b"'].includes(fake);
}

function play({ firmware, options }: Covered, scenario: Scenario): string[] {
  const outcome = playOnBoard(scenario, firmware, { ...options, isBlind: true });
  const { name } = firmware.board;
  const real = outcome.differences.filter((one) => !isJitter(one) && !isOwn(one, name));
  const all = [...outcome.failures, ...real.map((each) => failureOf(scenario.file, each))];
  return all.flatMap(failureLines);
}

function attempt(what: string, work: () => string[]): string[] {
  try {
    return work();
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof ScenarioError && message.includes('switched off')) return [];
    return [`${what}: ${message}`];
  }
}

function playScenarios(covered: Covered): string[] {
  const { name } = covered.firmware.board;
  return playableOn(name).flatMap((file) =>
    attempt(file, () => {
      const scenario = readScenario(file);
      // A board with other keys has another script.
      return variantFor(name, scenario).added === '' ? play(covered, scenario) : [];
    }),
  );
}

/** What it shows and does is not compared: the fake HAL is no such board. */
function playAlone(copy: Covered, text: string, title: string): string[] {
  return attempt(title, () => {
    playOnBoard(parseScenario(text, title), copy.firmware, { ...copy.options, isBlind: true });
    return [];
  });
}

/** The fake HAL leaves no page out, so a board that does is not compared with it. */
function playGuided(covered: Covered): string[] {
  const isWhole = covered.firmware.board.leavesOut.length === 0;
  return GUIDED.flatMap(({ title, control, way }) => {
    const text = guidedTour(control, way);
    if (!isWhole) return playAlone(covered, text, title);
    return attempt(title, () => play(covered, parseScenario(text, title)));
  });
}

function tour(covered: Covered, seed: number): string[] {
  const { name, leavesOut } = covered.firmware.board;
  const title = `tour ${seed} on ${name}`;
  if (leavesOut.length > 0) return playAlone(covered, randomTour(seed), title);
  return attempt(title, () => play(covered, parseScenario(randomTour(seed), title)));
}

function playTours(covered: Covered): string[] {
  const seeds = Array.from({ length: TOURS }, (_, i) => i + 1);
  return seeds.flatMap((seed) => tour(covered, seed));
}

function playOutings(covered: Covered): string[] {
  const own = OUTINGS.filter(({ isFor }) => isFor?.(covered) ?? true);
  return own.flatMap(({ name, play: go }) =>
    attempt(name, () => {
      go(covered);
      return [];
    }),
  );
}

/** What was wrong, in sentences. */
export function playAll(covered: Covered): string[] {
  const runs = [playScenarios, playGuided, playTours, playOutings];
  return runs.flatMap((run) => run(covered));
}
