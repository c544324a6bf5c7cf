// HT16K33 LED driver on I2C: a byte is written as its address in the display memory and its value.
// A module that does not acknowledge makes the interpreter throw, on a stuck bus after a second, so
// it is left alone until its renewal.

import type { DeviceHt16k33 } from '../../../board-configs/device-board';
import type { Frame } from '../../hal';
import { createGlass, forgetSent, paintGlass, sendGlass, type Glass } from './glass';

const BITRATE = 100000;
const OSCILLATOR_OFF = 0x20;
const OSCILLATOR_ON = 0x21;
const DISPLAY_ON = 0x81;
const DIMMING = 0xe0;
/** The display memory holds anything after power-on. */
const ALL_BYTES = 0xffff;

let glass: Glass;
let bus: I2cBus;
let addresses: readonly number[];
let brightness = 0;
/** Bit i: module i did not answer. */
let lost = 0;

function sendByte(chip: number, address: number): void {
  if (((lost >> chip) & 1) !== 0) return;
  try {
    bus.writeTo(addresses[chip], address, glass.memory[chip * 16 + address]);
  } catch {
    lost |= 1 << chip;
  }
}

function sendCommand(chip: number, command: number): void {
  if (((lost >> chip) & 1) !== 0) return;
  try {
    bus.writeTo(addresses[chip], command);
  } catch {
    lost |= 1 << chip;
  }
}

/** Sends everything again; also tries a module anew that did not answer. */
export function renewDisplay(chip: number): void {
  if (chip >= addresses.length) return;
  lost &= ~(1 << chip);
  sendCommand(chip, OSCILLATOR_ON);
  forgetSent(glass, chip, ALL_BYTES);
  sendGlass(glass, sendByte);
  sendCommand(chip, DIMMING | brightness);
  sendCommand(chip, DISPLAY_ON);
}

export function drawFrame(frame: Frame): void {
  paintGlass(glass, frame);
  if (glass.unsent !== 0) sendGlass(glass, sendByte);
}

export function isDisplayLost(): boolean {
  return lost !== 0;
}

export function darkenDisplay(): void {
  for (let chip = 0; chip < addresses.length; chip++) sendCommand(chip, OSCILLATOR_OFF);
}

export function createDisplay(display: DeviceHt16k33<Pin, I2cBus>): void {
  glass = createGlass(display);
  bus = display.bus;
  addresses = display.addresses;
  brightness = display.brightness;
  lost = 0;
  bus.setup({ sda: display.sda, scl: display.scl, bitrate: BITRATE });
  renewDisplay(0);
  renewDisplay(1);
}
