// The fake HAL to play on: a session, and the link's lines, which tell what happened.

import type { App } from '../../firmware/app';
import { greet } from '../../firmware/app';
import { parseControl } from '../../firmware/notation/parse';
import { printControl } from '../../firmware/notation/print';
import { Phase } from '../../firmware/core/clock';
import type { Key } from '../../hal/hal';
import { createSession } from '../session';
import type { Session, SessionOptions } from '../session';
import { look } from '../sight';
import { toRecord } from '../trace';
import { setKey } from '../world';
import { readText } from '../glass';
import { abilitiesOf } from './abilities';
import type { Appearance, Bench, Status, TimedEvent } from './bench';
import { eventsIn } from './clock-events';

export interface SimKind {
  cells: 4 | 6;
  keys: 3 | 5;
  contact: 'momentary' | 'lever';
}

export const PLAIN: SimKind = { cells: 6, keys: 3, contact: 'momentary' };

const ALL_SIGNS = 0x1ffffff;
const ALL_CELLS = 0xfff;
const TURN_LEFT = 0x1;
const TURN_RIGHT = 0x2;

export function simAppearance(kind: SimKind): Appearance {
  return {
    name: 'zeitnot',
    title: 'Zeitnot, a glass with every sign',
    glass: 'lcd',
    cellsPerSide: kind.cells,
    signs: ALL_SIGNS,
    colons: ALL_CELLS,
    points: ALL_CELLS,
    lamps: [
      { sign: TURN_LEFT, colour: 'green' },
      { sign: TURN_RIGHT, colour: 'green' },
    ],
    hasBack: kind.keys === 5,
    hasOk: kind.keys === 5,
    hasLever: kind.contact === 'lever',
  };
}

interface Table {
  session: Session;
  /** The run of the firmware that has been asked to tell what happens. */
  greeted: App | null;
  told: TimedEvent[];
}

/** A firmware that has just booted tells nothing until somebody listens. */
function listen(table: Table): void {
  const { app } = table.session;
  if (app === table.greeted) return;
  table.greeted = app;
  if (app !== null) greet(app, 'page', '1');
}

/**
 * The counter that the lines speak of begins anew when the firmware boots, so they are read at
 * once.
 */
function hear({ session, told }: Table): void {
  const { nowMs, counterMs, sent } = session.world.parts;
  for (const event of eventsIn(sent.splice(0))) {
    told.push({ atMs: nowMs - ((counterMs - event.counterMs) | 0), event });
  }
}

function doing(table: Table, act: (session: Session) => void): void {
  act(table.session);
  hear(table);
  listen(table);
}

function statusOf({ session }: Table): Status | null {
  if (session.app === null) return null;
  // A look decides, on a copy, what the settle window still holds back; the game is not touched.
  const { sounds, ...status } = toRecord(look(session.world), []);
  return sounds.length === 0 ? status : null;
}

/** While one is being chosen the clock still holds an empty control, and shows a name. */
function controlText(app: App | null): string {
  if (app === null) return '';
  if (app.clock.phase === Phase.Setup) return readText(app.face.left.main).trim();
  return printControl(app.clock.control);
}

function choose(session: Session, notation: string): boolean {
  const phase = session.app?.clock.phase;
  if (phase !== Phase.Setup && phase !== Phase.Ready) return false;
  session.choose(parseControl(notation).control);
  return true;
}

function setSupply(session: Session, isOn: boolean): void {
  if (isOn) session.powerOn();
  else session.powerOff();
}

/** A table with this session on it; somebody else may have made it. */
export function benchOf(session: Session, kind: SimKind): Bench {
  const table: Table = { session, greeted: null, told: [] };
  const { world } = session;
  listen(table);
  return {
    appearance: simAppearance(kind),
    get nowMs() {
      return session.nowMs;
    },
    get hasSupply() {
      return world.hasSupply;
    },
    get isOn() {
      return world.app !== null;
    },
    get frame() {
      return session.frame;
    },
    pixels: null,
    advanceTo: (nowMs) => doing(table, () => session.advanceTo(nowMs)),
    nextMs: () => Math.min(world.wakeMs, world.planned[0]?.atMs ?? Infinity),
    setKey: (key: Key, closed) => doing(table, () => setKey(world, key, closed)),
    setSupply: (isOn) => doing(table, () => setSupply(session, isOn)),
    setBattery: (percent) => void (world.parts.batteryPercent = percent),
    choose: (notation) => choose(session, notation),
    status: () => statusOf(table),
    controlText: () => controlText(session.app),
    abilities: () => abilitiesOf(session.app),
    takeTones: () => session.takeTones(),
    takeEvents: () => table.told.splice(0),
  };
}

export function createSimBench(kind: SimKind, control: string | null): Bench {
  const options: SessionOptions = { ...kind };
  if (control !== null) options.control = control;
  return benchOf(createSession(options), kind);
}
