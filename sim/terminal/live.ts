// A session that a person plays on: time is real, and the fingers on its keys are strokes of the
// keyboard, each at the instant at which it arrived.
import { PHASE_NAMES } from '../clock-state';
import { readText } from '../glass';
import type { Session } from '../session';
import { setKey } from '../world';
import type { App } from '../../firmware/app';
import { Phase } from '../../firmware/core/clock';
import { printControl } from '../../firmware/notation/print';
import type { Face } from '../../firmware/ui/face';
import { abilitiesOf } from './abilities';
import { createFingers, fingerNote, keysDown, moveDue, nextMoveMs, takeStroke } from './fingers';
import type { Fingers, MoveContact } from './fingers';
import type { Stroke } from './keyboard';
import type { View } from './view';

export interface Live {
  readonly session: Session;
  readonly fingers: Fingers;
  isHelpShown: boolean;
  /** Said until the first stroke. */
  remark: string;
}

export function createLive(session: Session, remark = ''): Live {
  return { session, fingers: createFingers(), isHelpShown: false, remark };
}

const moveContact =
  (live: Live): MoveContact =>
  (key, closed) =>
    setKey(live.session.world, key, closed);

/** Lets everything happen up to now, the fingers' moves on the way included. */
export function catchUp(live: Live, nowMs: number): void {
  for (let moveMs = nextMoveMs(live.fingers); moveMs <= nowMs;) {
    live.session.advanceTo(moveMs);
    moveDue(live.fingers, moveMs, moveContact(live));
    moveMs = nextMoveMs(live.fingers);
  }
  live.session.advanceTo(nowMs);
}

/** A stroke that arrived now. */
export function strike(live: Live, stroke: Stroke, nowMs: number): void {
  catchUp(live, nowMs);
  live.remark = '';
  if (stroke.does === 'help') live.isHelpShown = !live.isHelpShown;
  else takeStroke(live.fingers, stroke, nowMs, moveContact(live));
  catchUp(live, nowMs);
}

/** When something happens by itself next. */
export function nextMs(live: Live): number {
  const { wakeMs, planned } = live.session.world;
  return Math.min(wakeMs, planned[0]?.atMs ?? Infinity, nextMoveMs(live.fingers));
}

/** A tone began since the last call. */
export function hasToneBegun(live: Live): boolean {
  return live.session.takeTones().some((tone) => tone.hz > 0);
}

function textOf(face: Face, side: 'left' | 'right'): string {
  return `${readText(face[side].main)} ${readText(face[side].beside)}`.trim();
}

/** While one is being chosen the clock still holds an empty control, and shows a name. */
function chosenControl(app: App | null): string {
  if (app === null) return '';
  if (app.clock.phase === Phase.Setup) return readText(app.face.left.main).trim();
  return printControl(app.clock.control);
}

const SMALL_B = 'b';

/** In SETUP the clock has room for `100 b` beside a short name, and none to say what that is. */
function rightCaption(app: App | null): string {
  if (app === null || app.clock.phase !== Phase.Setup) return '';
  return readText(app.face.right.beside) === SMALL_B ? 'BATTERY, PER CENT' : '';
}

function rightText(app: App): string {
  const caption = rightCaption(app);
  if (caption === '') return textOf(app.face, 'right');
  return `battery ${readText(app.face.right.main)} %`;
}

/** What there is to see now. */
export function viewOf(live: Live, nowMs: number): View {
  const { session, fingers } = live;
  const app = session.app;
  return {
    frame: session.frame,
    leftText: app === null ? 'off' : textOf(app.face, 'left'),
    rightText: app === null ? 'off' : rightText(app),
    rightCaption: rightCaption(app),
    phase: app === null ? 'off' : PHASE_NAMES[app.clock.phase]!,
    abilities: abilitiesOf(app),
    control: chosenControl(app),
    hasFiveKeys: session.world.parts.traits.hasFiveKeys,
    keysDown: keysDown(fingers),
    note: fingerNote(fingers, nowMs) || live.remark,
    isHelpShown: live.isHelpShown,
  };
}
