// The test at power-on: every segment, every sign, the buzzer, the battery, then each contact
// lights its cell. Also said on the port, in lines that begin with "#". It ends by itself when no
// key was touched for a while, and the clock starts.

import { CELLS, KEYS, type Edge, type Frame, type Hal } from '../hal';
import { sendRemark } from './link-port';

const STEP_MS = 500;
const PASS_MS = 50;
const QUIET_MS = 10000;
const ALL_SEGMENTS = 0x7f;
const ALL_MARKS = 0xfff;
const ALL_SIGNS = 0x1ffffff;
/** Steps: 1 everything, 2 to 8 segments a to g, colons, points, each sign, two pitches. */
const COLONS_STEP = 9;
const SIGNS_STEP = 11;
const LOW_TONE_STEP = 36;
const CONTACTS_STEP = 38;
/** Segments of the digits 0 to 9. */
const DIGITS = [0x3f, 0x06, 0x5b, 0x4f, 0x66, 0x6d, 0x7d, 0x07, 0x7f, 0x6f];

/** Made when the overlay is loaded. */
const frame: Frame = { cells: new Uint8Array(CELLS), colons: 0, points: 0, signs: 0, blinks: 0 };
const edge: Edge = { key: 0, closed: false, atMs: 0 };
let step = 0;
/** When the present step began, or a key was last touched. */
let sinceMs = 0;

function fillCells(segments: number): void {
  for (let cell = 0; cell < CELLS; cell++) frame.cells[cell] = segments;
}

/** All of it, or nothing. */
function fillFrame(isLit: boolean): void {
  fillCells(isLit ? ALL_SEGMENTS : 0);
  frame.colons = isLit ? ALL_MARKS : 0;
  frame.points = frame.colons;
  frame.signs = isLit ? ALL_SIGNS : 0;
}

/** One thing alone. */
function fillOne(): void {
  if (step < COLONS_STEP) fillCells(1 << (step - 2));
  else if (step === COLONS_STEP) frame.colons = ALL_MARKS;
  else if (step < SIGNS_STEP) frame.points = ALL_MARKS;
  else if (step < LOW_TONE_STEP) frame.signs = 1 << (step - SIGNS_STEP);
}

function sound(hal: Hal): void {
  if (step === LOW_TONE_STEP) hal.tone(2000);
  if (step === LOW_TONE_STEP + 1) hal.tone(4000);
  if (step === CONTACTS_STEP) hal.tone(0);
}

/** The charge in the first three cells. */
function testBattery(percent: number): void {
  sendRemark('# battery ', percent);
  if (percent < 0) return;
  frame.cells[0] = DIGITS[(percent / 100) | 0];
  frame.cells[1] = DIGITS[((percent / 10) | 0) % 10];
  frame.cells[2] = DIGITS[percent % 10];
}

function beginStep(hal: Hal): void {
  step++;
  sendRemark('# step ', step);
  fillFrame(step === 1);
  if (step > 1) fillOne();
  if (step === CONTACTS_STEP) testBattery(hal.batteryPercent());
  sound(hal);
}

/** Keys 0 to 6 have the last seven cells. */
function testContact(): void {
  frame.cells[CELLS - KEYS + edge.key] = edge.closed ? ALL_SEGMENTS : 0;
  if (edge.closed) sendRemark('# contact ', edge.key);
}

function takeEdges(hal: Hal): void {
  while (hal.takeEdge(edge)) {
    if (step === CONTACTS_STEP) {
      testContact();
      sinceMs = hal.nowMs();
    }
  }
}

/** @overlay */
function passTest(hal: Hal): number {
  const now = hal.nowMs();
  const limitMs = step === CONTACTS_STEP ? QUIET_MS : STEP_MS;
  takeEdges(hal);
  if (step === 0 || ((now - sinceMs) | 0) >= limitMs) {
    if (step === CONTACTS_STEP) return 0;
    sinceMs = now;
    beginStep(hal);
  }
  hal.show(frame);
  hal.kick();
  return PASS_MS;
}

/** From its first step. */
export function startSelfTest(): void {
  step = 0;
}

/** One pass of the test: how long until the next, or 0 when it is over. */
export function passSelfTest(hal: Hal): number {
  return passTest(hal);
}
