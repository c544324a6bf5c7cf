// One clock's life under random events, from one seed. When something is wrong, events are left out
// one after the other for as long as it stays wrong, so that a short story remains.

import { checkSubject } from './checks';
import { drawEvents, happen } from './events';
import type { FuzzEvent } from './events';
import { createSubject, remember } from './subject';
import type { Subject } from './subject';

/** Events of one episode; then a new clock, and a new control. */
export const EPISODE_EVENTS = 250;

export interface Finding {
  seed: number;
  /** The event, counted from 1, after which it was wrong. */
  at: number;
  wrong: string;
  /** The events that are enough for it. */
  story: FuzzEvent[];
}

export interface Episode {
  events: number;
  cuts: number;
  /** World time that was played. */
  playedMs: number;
  finding: Finding | null;
}

interface Ended {
  at: number;
  wrong: string;
  subject: Subject;
}

function oneEvent(subject: Subject, event: FuzzEvent, index: number): string {
  try {
    if (subject.world.parts.flash.cutAfterBytes !== null) remember(subject);
    happen(subject, event);
    checkSubject(subject, index);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

function playEvents(seed: number, events: readonly FuzzEvent[]): Ended {
  const subject = createSubject(seed);
  for (let at = 0; at < events.length; at++) {
    const wrong = oneEvent(subject, events[at]!, at);
    if (wrong !== '') return { at: at + 1, wrong, subject };
  }
  return { at: events.length, wrong: '', subject };
}

/** The kind of what is wrong, without its numbers. */
function kindOf(wrong: string): string {
  return wrong.split('\n')[0]!.replace(/\d+/g, 'N');
}

/** Leaves out ever smaller parts of the events, as long as the same is wrong. */
function shorten(seed: number, events: FuzzEvent[], wrong: string): FuzzEvent[] {
  let story = events;
  for (let size = story.length >> 1; size > 0; size >>= 1) {
    for (let at = 0; at < story.length; at += size) {
      const fewer = [...story.slice(0, at), ...story.slice(at + size)];
      if (kindOf(playEvents(seed, fewer).wrong) !== kindOf(wrong)) continue;
      story = fewer;
      at -= size;
    }
  }
  return story;
}

export function playEpisode(seed: number, count: number): Episode {
  const events = drawEvents(seed, count, createSubject(seed).hasFaults);
  const { at, wrong, subject } = playEvents(seed, events);
  const played = { events: at, cuts: subject.cuts, playedMs: subject.world.nowMs };
  if (wrong === '') return { ...played, finding: null };
  const story = shorten(seed, events.slice(0, at), wrong);
  return { ...played, finding: { seed, at, wrong, story } };
}

/** What is printed of a finding: how to see it again, and what is enough for it. */
export function tellFinding({ seed, at, wrong, story }: Finding): string {
  const events = story.map(({ name, seed: own }) => `  ${name} (${own})`).join('\n');
  return `SEED=${seed} EVENTS=${at}: ${wrong}\nthe shortest way there:\n${events}\n`;
}
