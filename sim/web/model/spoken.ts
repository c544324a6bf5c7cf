// The clock in words: for a screen reader, and for the line under the clock.

import type { SideRecord } from '../../trace';
import type { Status } from '../../table/bench';
import { spokenTime } from './times-text';

const PHASES: Readonly<Record<Status['phase'], string>> = {
  setup: 'Choosing a time control',
  ready: 'Ready to start',
  running: 'Running',
  paused: 'Paused',
  frozen: 'Frozen: a flag has fallen',
  arbiter: 'Arbiter mode',
};

function sideWords(side: SideRecord): string {
  const marks = [side.flag ? 'flag down' : '', side.first ? 'first' : ''].filter(Boolean);
  return [spokenTime(side.ms), ...marks].join(', ');
}

/** What stands on the glass in menus, letter by letter as it is shown. */
function pageWords({ left, right }: Status): string {
  const texts = [left.display, left.beside, right.display, right.beside];
  return texts.filter((text) => text !== '').join(' ');
}

export function phaseWords(status: Status | null): string {
  return status === null ? 'Off' : PHASES[status.phase];
}

/** Signs that change what a person does, by their names in the trace. */
const SIGN_WORDS: Readonly<Record<string, string>> = {
  unequal: 'unequal times',
  edit: 'changed by an arbiter',
  lock: 'locked for a tournament',
  link: 'requests allowed',
  'battery-low': 'battery low',
  'power-cut': 'power was cut',
  fault: 'a fault',
};

function signWords(signs: readonly string[]): string {
  const words = signs.flatMap((sign) => SIGN_WORDS[sign] ?? []);
  return words.length === 0 ? '' : ` Signs: ${words.join(', ')}.`;
}

/** The whole glass in one sentence. */
export function clockWords(status: Status | null): string {
  if (status === null) return 'The clock is off.';
  const { phase, running, white } = status;
  if (phase === 'setup' || phase === 'arbiter') {
    return `${PHASES[phase]}: ${pageWords(status)}.`;
  }
  const turn = running === 'none' ? '' : ` ${running === 'left' ? 'Left' : 'Right'} to move.`;
  return (
    `${PHASES[phase]}. Left: ${sideWords(status.left)}. Right: ${sideWords(status.right)}. ` +
    `White is ${white}.${turn}${signWords(status.signs)}`
  );
}

function sideNews(before: Status, now: Status, side: 'left' | 'right'): string {
  if (now[side].flag && !before[side].flag) return `Flag: ${side}.`;
  if (now[side].period === before[side].period) return '';
  return `${side}: period ${now[side].period}.`;
}

/** What is worth interrupting a listener for, or ''. */
export function newsOf(before: Status | null, now: Status | null): string {
  if (now === null) return before === null ? '' : 'The clock is off.';
  if (before?.phase !== now.phase) return clockWords(now);
  if (now.phase === 'setup' || now.phase === 'arbiter') {
    return pageWords(before) === pageWords(now) ? '' : pageWords(now);
  }
  const lit = now.signs.filter((sign) => !before.signs.includes(sign));
  return sideNews(before, now, 'left') || sideNews(before, now, 'right') || signWords(lit).trim();
}
