// Looks at the clock of a world at this instant, with every deadline up to now decided, on a
// scratch clock: the game's own state is not touched.

import { peekApp } from '../firmware/app';
import type { App } from '../firmware/app';
import { Clock, createClock } from '../firmware/core/clock';
import { LOG_ENTRIES } from '../firmware/core/limits';
import { Entry, entryKind } from '../firmware/core/log';
import type { Log } from '../firmware/core/log';
import { peek } from '../firmware/core/replay';
import { Style } from '../firmware/ui/digits';
import { createFace } from '../firmware/ui/face';
import type { Face } from '../firmware/ui/face';
import { drawFace } from '../firmware/ui/screens/screen-table';
import { clockState } from './clock-state';
import type { ClockState } from './clock-state';
import { readFace, signNames } from './glass';
import type { FaceText } from './glass';
import type { SignName } from './sign-names';
import type { World } from './world';

export type LogKind =
  'start' | 'press' | 'pause' | 'resume' | 'edit' | 'flag' | 'period' | 'power' | 'fault';

export const LOG_KINDS: readonly LogKind[] = [
  'start',
  'press',
  'pause',
  'resume',
  'edit',
  'flag',
  'period',
  'power',
  'fault',
];

/** Room for one look; made once, used again and again. */
export interface Eye {
  scratch: Clock;
}

/** What the glass tells: texts, signs that are lit or blink, and those of them that blink. */
export interface Picture {
  face: FaceText;
  signs: SignName[];
  blinks: SignName[];
}

export interface Sight {
  atMs: number;
  state: ClockState;
  /** On six cells a side, with every sign. */
  full: Picture;
  /** On the cells that this clock has. */
  own: Picture;
}

export function createEye(): Eye {
  return { scratch: createClock(LOG_ENTRIES) };
}

function pictureOf(face: Face): Picture {
  return {
    face: readFace(face),
    signs: signNames(face.signs | face.blinks),
    blinks: signNames(face.blinks),
  };
}

/** The same moment on a clock with six cells a side. */
function fullPicture(app: App, face: Face, counterMs: number): Picture {
  const { style } = app.ui;
  app.ui.style = style & ~Style.Short;
  drawFace(app.ui, app.scratch, face, counterMs);
  app.ui.style = style;
  return pictureOf(face);
}

/** The state, face and signs of this instant. The clock must be on. */
export function look(world: World): Sight {
  const app = world.app!;
  const face = createFace();
  const { counterMs } = world.parts;
  peekApp(app, face, counterMs);
  const own = pictureOf(face);
  const isFull = (app.ui.style & Style.Short) === 0;
  return {
    atMs: world.nowMs,
    state: clockState(app.scratch),
    full: isFull ? own : fullPicture(app, face, counterMs),
    own,
  };
}

const KINDS: Partial<Record<Entry, LogKind>> = {
  [Entry.Start]: 'start',
  [Entry.Press]: 'press',
  [Entry.Pause]: 'pause',
  [Entry.Resume]: 'resume',
  [Entry.TurnLeft]: 'edit',
  [Entry.TurnRight]: 'edit',
  [Entry.Flag]: 'flag',
  [Entry.Period]: 'period',
  [Entry.Edit]: 'edit',
  [Entry.Power]: 'power',
  [Entry.Fault]: 'fault',
};

function copyLog(to: Log, from: Log): void {
  to.first = from.first;
  to.count = from.count;
  to.words.set(from.words);
  to.deltasMs.set(from.deltasMs);
  to.lastMs = from.lastMs;
  to.idleLeft = from.idleLeft;
  to.idleRight = from.idleRight;
}

function kindsOf(log: Log): LogKind[] {
  const kinds: LogKind[] = [];
  for (let age = 0; age < log.count; age++) {
    const kind = KINDS[entryKind(log, age)];
    if (kind !== undefined) kinds.push(kind);
  }
  return kinds;
}

/** What the log says at this instant, newest first. */
export function readLog(eye: Eye, app: App, counterMs: number): LogKind[] {
  copyLog(eye.scratch.log!, app.clock.log!);
  peek(eye.scratch, app.clock, counterMs);
  return kindsOf(eye.scratch.log!);
}
