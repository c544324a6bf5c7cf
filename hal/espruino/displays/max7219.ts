// MAX7219 LED driver: register and value in one 16-bit frame on SPI, taken over when chip select
// rises. It starts in shutdown, and may start with any registers.

import type { DeviceMax7219 } from '../../../board-configs/device-board';
import type { Frame } from '../../hal';
import { createGlass, forgetSent, paintGlass, sendGlass, type Glass } from './glass';

const BAUD = 1000000;
/** Clock idle low, taken over on the rising edge. */
const SPI_MODE = 0;
const DECODE = 0x09;
const INTENSITY = 0x0a;
const SCAN_LIMIT = 0x0b;
const SHUTDOWN = 0x0c;
const TEST = 0x0f;
/** Registers 1 to 8. */
const ALL_DIGITS = 0x1fe;

let glass: Glass;
let bus: SpiBus;
let selects: readonly Pin[];
let brightness = 0;

function sendByte(chip: number, address: number): void {
  bus.write(address, glass.memory[chip * 16 + address], selects[chip]);
}

/** Sends everything again. Nothing that is already so shows a change. */
export function renewDisplay(chip: number): void {
  const select = selects[chip];
  if (chip >= selects.length) return;
  bus.write(TEST, 0, select);
  bus.write(DECODE, 0, select);
  bus.write(SCAN_LIMIT, 7, select);
  bus.write(INTENSITY, brightness, select);
  forgetSent(glass, chip, ALL_DIGITS);
  sendGlass(glass, sendByte);
  bus.write(SHUTDOWN, 1, select);
}

export function drawFrame(frame: Frame): void {
  paintGlass(glass, frame);
  if (glass.unsent !== 0) sendGlass(glass, sendByte);
}

/** Nobody answers on these wires, so a missing module is not noticed. */
export function isDisplayLost(): boolean {
  return false;
}

export function darkenDisplay(): void {
  for (let chip = 0; chip < selects.length; chip++) bus.write(SHUTDOWN, 0, selects[chip]);
}

export function createDisplay(display: DeviceMax7219<Pin, SpiBus>): void {
  glass = createGlass(display);
  bus = display.bus;
  selects = display.cs;
  brightness = display.brightness;
  for (let i = 0; i < selects.length; i++) digitalWrite(selects[i], 1);
  bus.setup({ sck: display.clk, mosi: display.din, baud: BAUD, mode: SPI_MODE });
  renewDisplay(0);
  renewDisplay(1);
}
