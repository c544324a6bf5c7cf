// What must hold after each event. The world itself has checked the rules of the core after every
// pass; here the clock is compared with its own log, with its twin, and with what its link says.

import { peekApp } from '../../firmware/app';
import { createFace } from '../../firmware/ui/face';
import { Phase, createClock } from '../../firmware/core/clock';
import { peek, rebuildNow } from '../../firmware/core/replay';
import { readAnswer, readLines } from '../../sim/board/link-lines';
import { clockState } from '../../sim/clock-state';
import type { Session } from '../../sim/session';
import { passNow } from '../../sim/world';
import type { World } from '../../sim/world';
import { read } from '../link/reader';
import { stateOf } from '../support/core-game';
import { say } from './subject';
import type { Subject } from './subject';

/** No pass is further away than the longest wait, the latest pass and the longest stall. */
const AWAY_MS = 1000 + 200 + 5000;
const CELL_MAX = 127;

const asText = (value: unknown): string => JSON.stringify(value);

function differ(what: string, seen: unknown, wanted: unknown): void {
  const [one, other] = [asText(seen), asText(wanted)];
  if (one !== other) throw new Error(`${what}:\n${one}\nis not\n${other}`);
}

/** The log, played again, is the game. */
function checkLog({ app, parts }: World): void {
  if (app === null || app.clock.phase < Phase.Running || app.clock.phase > Phase.Frozen) return;
  const [again, now] = [createClock(0), createClock(0)];
  rebuildNow(again, app.clock, parts.counterMs);
  peek(now, app.clock, parts.counterMs);
  differ('the log, played again', stateOf(again, 0), stateOf(now, 0));
}

function allOf({ world, app }: Session): object {
  passNow(world);
  // What keys do by themselves up to now has its effect as well, as for a request.
  peekApp(app!, createFace(), world.parts.counterMs);
  const { ui, scratch: now } = app!;
  const { periods, ...control } = app!.clock.control;
  const settings = [ui.style, ui.sounder.switches, ui.choice.at, app!.clock.cameFrom];
  return { ...clockState(now), ...stateOf(now, 0), control, periods, settings };
}

/** Late passes, stalls and whatever comes over the link change nothing. */
function checkTwin({ session, twin }: Subject): void {
  if (twin === null) return;
  differ('beside its twin it', allOf(session), allOf(twin));
}

/** Every line is whole, and they are numbered without a gap from each power-on. */
function checkLines(text: string): void {
  const lines = read(text);
  const boot = lines.map(([, , event]) => event).lastIndexOf('zeitnot');
  const numbers = lines.slice(Math.max(0, boot)).map(([seq]) => seq);
  const gap = numbers.findIndex((seq, at) => at > 0 && seq !== (numbers[at - 1]! + 1) % 1000000);
  if (gap >= 0) throw new Error(`the link: after line ${numbers[gap - 1]} comes ${numbers[gap]}`);
}

/** The answer to a request is the state of the instant. */
function checkAnswer({ app, parts }: World, text: string): void {
  const line = readLines(text)
    .filter(({ event }) => event === 'state')
    .pop();
  if (line === undefined) throw new Error('the link does not answer');
  const now = createClock(0);
  peek(now, app!.clock, parts.counterMs);
  differ('the answer', readAnswer(line).state, clockState(now));
}

function takeSent({ parts }: World): string {
  const bytes = parts.sent;
  let text = '';
  for (let i = 0; i < bytes.length; i++) text += String.fromCharCode(bytes[i]!);
  bytes.length = 0;
  return text;
}

const isRequest = (line: string): boolean => line.replaceAll('\r', '') === '?';

/** Nothing but a request is answered. A clock without supply may not have heard it. */
function checkAnswers(subject: Subject, text: string): void {
  const lines = subject.said.split('\n');
  const requests = lines.slice(0, -1).filter(isRequest).length;
  subject.answers += readLines(text).filter(({ event }) => event === 'state').length;
  // Requests that were heard in one pass are answered once.
  if (!subject.hasFaults && subject.answers > requests) {
    throw new Error(`the link gave ${subject.answers} answers to ${requests} requests`);
  }
}

function checkLink(subject: Subject): void {
  const { world } = subject;
  say(subject, '\n?\n');
  passNow(world);
  const text = takeSent(world);
  checkLines(text);
  checkAnswers(subject, text);
  if (world.app !== null) checkAnswer(world, text);
}

/** The loop goes on, and the glass holds segments only. */
function checkLoop({ app, wakeMs, nowMs, parts }: World): void {
  if (app === null) return;
  if (wakeMs - nowMs > AWAY_MS) throw new Error(`the next pass is ${wakeMs - nowMs} ms away`);
  const { cells } = parts.glass;
  for (let i = 0; i < cells.length; i++) {
    if (cells[i]! > CELL_MAX) throw new Error(`cell ${i} of the glass is ${cells[i]}`);
  }
}

const EVERY = 6;

/** Looks that end a stall and take late edges are rare, so that they do not help the clock. */
export function checkSubject(subject: Subject, index: number): void {
  const { world, session } = subject;
  checkLoop(world);
  if (session.app === null) return;
  if (index % EVERY === 1) checkLog(world);
  if (index % EVERY !== 0 || world.nowMs < world.stalledUntilMs) return;
  if (world.parts.flash.cutAfterBytes === null) checkLink(subject);
  if (session.app !== null && subject.twin?.app) checkTwin(subject);
}
