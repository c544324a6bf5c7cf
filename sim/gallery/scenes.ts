// The scenes of the gallery: what is played, and what a reader should see in it.

import { PAGE_NAMES } from '../../firmware/ui/screens/arbiter/page-table';
import type { KeyName } from '../contacts';
import type { Session } from '../session';

export interface Scene {
  name: string;
  title: string;
  control: string;
  /** On the glass of this board; otherwise on one with every cell, mark and sign. */
  board?: string;
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

/** Time between two taps of a calm person. */
const REST_MS = 500;

function tap(session: Session, keys: readonly KeyName[]): void {
  for (const key of keys) {
    session.hold([key], 80);
    wait(session, REST_MS);
  }
}

/** Back to the list of controls, and these keys. */
function toSetup(session: Session, keys: readonly KeyName[]): void {
  session.hold(['minus', 'pause'], 2000);
  wait(session, 2500);
  tap(session, keys);
}

/** The editor in SETUP, and these keys. */
function edit(session: Session, keys: readonly KeyName[]): void {
  toSetup(session, []);
  session.hold(['pause'], 2000);
  wait(session, 2500);
  tap(session, keys);
}

/**
 * A game is stopped, the page is opened, and these keys are tapped; the picture follows at once.
 */
function page(name: string, keys: readonly KeyName[]): Scene['play'] {
  return (session) => {
    start(session);
    wait(session, 65000);
    tap(session, ['left']);
    wait(session, 40000);
    tap(session, ['right']);
    wait(session, 3000);
    openPage(session, name, keys);
  };
}

function openPage(session: Session, name: string, keys: readonly KeyName[]): void {
  const toPage = Array.from({ length: PAGE_NAMES.indexOf(name) }, (): KeyName => 'plus');
  session.hold(['pause'], 80);
  wait(session, REST_MS);
  session.hold(['minus', 'plus'], 2000);
  wait(session, 2000 + REST_MS);
  tap(session, [...toPage, 'pause', ...keys]);
}

interface PageScene {
  page: string;
  title: string;
  keys: KeyName[];
}

const PAGE_SCENES: readonly PageScene[] = [
  { page: 'ILLEGL', title: 'ILLEGAL: the penalty, before the offender is picked', keys: [] },
  { page: 'UNDO', title: 'UNDO: what would be, with the edit sign', keys: [] },
  { page: 'TIME', title: 'TIME: a minute more for the left side', keys: ['left', 'plus'] },
  { page: 'COUNT', title: 'COUNT: a press more for the left side', keys: ['left', 'plus'] },
  { page: 'PERIOD', title: 'PERIOD: the side that was picked blinks', keys: ['left'] },
  { page: 'TURN', title: 'TURN: the right side is picked', keys: ['right'] },
  { page: 'COLOUR', title: 'COLOURS: White would sit on the right', keys: [] },
  { page: 'CONTRL', title: 'CONTROL: another increment', keys: ['plus'] },
  { page: 'OPTION', title: 'OPTIONS: what is not taken yet blinks', keys: ['plus'] },
  { page: 'FLAG', title: 'FLAG: pairs of presses within a second', keys: ['minus', 'minus'] },
  { page: 'LOG', title: 'LOG: a press, time used and time left', keys: ['minus'] },
  { page: 'COPY', title: 'COPY: the first twelve digits of the code', keys: ['pause'] },
  { page: 'LOCK', title: "LOCK: the arbiter's code, digit by digit", keys: ['right', 'plus'] },
  { page: 'ABOUT', title: 'ABOUT: the fingerprint', keys: ['plus', 'plus', 'plus', 'plus'] },
];

function pageScene({ page: name, title, keys }: PageScene): Scene {
  const file = `arbiter-${name.toLowerCase()}`;
  return { name: file, title, control: '40/90m+30s, 30m+30s', play: page(name, keys) };
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
  {
    name: 'fingerprint',
    title: 'READY: for two of eight seconds, the fingerprint of control and options',
    control: '90+30',
    play: (session) => wait(session, 6500),
  },
  {
    name: 'arbiter-list',
    title: 'Arbiter mode: the list of pages',
    control: '90+30',
    play: (session) => {
      start(session);
      wait(session, 5000);
      tap(session, ['pause']);
      session.hold(['minus', 'plus'], 2000);
      wait(session, 2500);
    },
  },
  {
    name: 'no-mark-after-the-hour',
    title: 'On the HT1621 module, which has no mark after the hour, a cell is empty there',
    control: '90+30',
    board: 'esp32-ht1621',
    play: (session) => {
      start(session);
      wait(session, 30000);
    },
  },
  {
    name: 'no-point',
    title: 'On the TM1637 module, which has no point, a cell is empty before the tenths',
    control: '30s',
    board: 'esp32-tm1637',
    play: (session) => {
      start(session);
      wait(session, 16350);
    },
  },
  ...PAGE_SCENES.map(pageScene),
  {
    name: 'setup',
    title: 'SETUP: a control of the list, and the charge of the battery',
    control: '90+30',
    play: (session) => toSetup(session, ['plus', 'plus', 'plus']),
  },
  {
    name: 'own-method',
    title: 'A control of one’s own, its first period: the method',
    control: '90+30',
    play: (session) => edit(session, ['pause']),
  },
  {
    name: 'own-moves',
    title: 'A control of one’s own: 40 presses in the first period',
    control: '40/90+30, 30+30',
    play: (session) => edit(session, ['right', 'right', 'right', 'right', 'right', 'right']),
  },
  {
    name: 'own-fault',
    title: 'A control that cannot work is not kept: the game would start at 0:00',
    control: '1+0',
    play: (session) => {
      edit(session, ['right', 'right', 'minus']);
      for (let i = 0; i < 12; i++) tap(session, ['right']);
    },
  },
  // New scenes go above this line.
];
