// The scenes of the gallery: what is played, and what a reader should see in it.

import type { Session } from '../session';

export interface Scene {
  name: string;
  title: string;
  control: string;
  /** What happens after READY; the picture is taken at its end. */
  play(session: Session): void;
}

function start(session: Session): void {
  session.hold(['right'], 80);
}

/** So many milliseconds pass. */
function wait(session: Session, ms: number): void {
  session.advanceTo(session.nowMs + ms);
}

export const SCENES: readonly Scene[] = [
  {
    name: 'ready-with-bonus',
    title: 'READY: 3+2 shows 3:02, the +2 and the bonus sign say why',
    control: '3+2',
    play: (session) => wait(session, 500),
  },
  {
    name: 'running',
    title: 'RUNNING: 90+30, White to move on the left',
    control: '90+30',
    play: (session) => {
      start(session);
      wait(session, 754000);
    },
  },
  {
    name: 'delay',
    title: 'A US delay: what is left of it stands beside the main time',
    control: '5m d5s; uschess',
    play: (session) => {
      start(session);
      wait(session, 2600);
    },
  },
  {
    name: 'byo-yomi',
    title: 'Byo-yomi: the periods left stand beside the time',
    control: '10s, byo 5x30s',
    play: (session) => {
      start(session);
      wait(session, 47000);
    },
  },
  {
    name: 'both-flags',
    title: 'Both flags down, freeze off: the left one was first',
    control: '5s; freeze off',
    play: (session) => {
      start(session);
      wait(session, 6000);
      session.hold(['left'], 80);
      wait(session, 6000);
    },
  },
  {
    name: 'frozen',
    title: 'FROZEN: the flag fell, and both sides stand still',
    control: '10s+2s',
    play: (session) => {
      start(session);
      wait(session, 12600);
    },
  },
  // New scenes go above this line.
];
