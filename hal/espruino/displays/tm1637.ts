// TM1637 LED driver: two wires a module, clock and an open-drain data line that the chip pulls low
// to acknowledge a byte. Least significant bit first; data changes only while the clock is low,
// except for START (it falls) and STOP (it rises).

import type { DeviceTm1637 } from '../../../board-configs/device-board';
import type { Frame } from '../../hal';
import { createGlass, forgetSent, paintGlass, sendGlass, type Glass } from './glass';

/** Data command: each byte names its own grid. */
const FIXED_ADDRESS = 0x44;
const GRID = 0xc0;
const SHOW = 0x88;
const HIDE = 0x80;
const ALL_GRIDS = 0x3f;

let glass: Glass;
let clk: Pin;
let dataLines: readonly Pin[];
/** By module: data and clock, of which the clock is set first. */
let wires: Pin[][];
let brightness = 0;
/** Bit i: module i did not acknowledge, and is left alone until its renewal. */
let lost = 0;

/** Sends a byte; true when the chip acknowledged it. */
function sendBits(chip: number, byte: number): boolean {
  for (let i = 0; i < 8; i++) {
    digitalWrite(wires[chip], ((byte >> i) & 1) << 1);
    digitalWrite(clk, 1);
  }
  digitalWrite(wires[chip], 2);
  digitalWrite(clk, 1);
  return digitalRead(dataLines[chip]) === 0;
}

function begin(chip: number): void {
  digitalWrite(dataLines[chip], 0);
}

function end(chip: number): void {
  digitalWrite(wires[chip], 0);
  digitalWrite(clk, 1);
  digitalWrite(dataLines[chip], 1);
}

function sendCommand(chip: number, command: number): void {
  begin(chip);
  if (!sendBits(chip, command)) lost |= 1 << chip;
  end(chip);
}

function sendByte(chip: number, address: number): void {
  if (((lost >> chip) & 1) !== 0) return;
  begin(chip);
  if (!sendBits(chip, GRID | address)) lost |= 1 << chip;
  else sendBits(chip, glass.memory[chip * 16 + address]);
  end(chip);
}

/** Sends everything again; also tries a module anew that did not answer. */
export function renewDisplay(chip: number): void {
  if (chip >= dataLines.length) return;
  lost &= ~(1 << chip);
  sendCommand(chip, FIXED_ADDRESS);
  forgetSent(glass, chip, ALL_GRIDS);
  sendGlass(glass, sendByte);
  if (((lost >> chip) & 1) === 0) sendCommand(chip, SHOW | brightness);
}

export function drawFrame(frame: Frame): void {
  paintGlass(glass, frame);
  if (glass.unsent !== 0) sendGlass(glass, sendByte);
}

export function isDisplayLost(): boolean {
  return lost !== 0;
}

function createWires(lines: readonly Pin[]): Pin[][] {
  const lists = [];
  for (let i = 0; i < lines.length; i++) lists[i] = [lines[i], clk];
  return lists;
}

export function darkenDisplay(): void {
  for (let chip = 0; chip < dataLines.length; chip++) sendCommand(chip, HIDE);
}

export function createDisplay(display: DeviceTm1637<Pin>): void {
  glass = createGlass(display);
  clk = display.clk;
  dataLines = display.dio;
  brightness = display.brightness;
  wires = createWires(dataLines);
  lost = 0;
  digitalWrite(clk, 1);
  for (let i = 0; i < dataLines.length; i++) {
    pinMode(dataLines[i], 'opendrain');
    digitalWrite(dataLines[i], 1);
  }
  renewDisplay(0);
  renewDisplay(1);
}
