// HT1621 segment LCD: three wires, here on a hardware SPI bus, because its WR clock must stay below
// 150 kHz at 3 V. Bits of the data sheet: commands are 100, then 8 bits and one to spare each;
// a write is 101, six bits of address, then nibbles, their lowest bit first.

import type { DeviceHt1621 } from '../../../board-configs/device-board';
import type { Frame } from '../../hal';
import { createGlass, forgetSent, paintGlass, sendGlass, type Glass } from './glass';

const BAUD = 100000;
/** Idle high, taken over on the rising edge. */
const SPI_MODE = 3;
/** All 32 nibbles: those without a segment hold anything after power-on. */
const ALL_BYTES = 0xffff;

let glass: Glass;
let bus: SpiBus;
let selects: readonly Pin[];

/**
 * Two nibbles, which begin at an even address, and the one after them: 9 + 3 × 4 bits. The last
 * three bits are an unfinished nibble, which the chip drops; they are right all the same.
 */
function sendByte(chip: number, address: number): void {
  const first = chip * 16;
  const bits = E.reverseByte(glass.memory[first + address]);
  const after = E.reverseByte(glass.memory[first + ((address + 1) & 15)]);
  bus.write(0xa0 | address, bits >> 1, ((bits & 1) << 7) | (after >> 1), selects[chip]);
}

/** Sends everything again. Nothing that is already so shows a change. */
export function renewDisplay(chip: number): void {
  if (chip >= selects.length) return;
  // System on (0x01), its own oscillator (0x18), 1/3 bias with four commons (0x29).
  bus.write(0x80, 0x21, 0x81, 0x48, selects[chip]);
  forgetSent(glass, chip, ALL_BYTES);
  sendGlass(glass, sendByte);
  // LCD on (0x03).
  bus.write(0x80, 0x60, selects[chip]);
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
  // LCD off (0x02).
  for (let chip = 0; chip < selects.length; chip++) bus.write(0x80, 0x40, selects[chip]);
}

export function createDisplay(display: DeviceHt1621<Pin, SpiBus>): void {
  glass = createGlass(display);
  bus = display.bus;
  selects = display.cs;
  for (let i = 0; i < selects.length; i++) digitalWrite(selects[i], 1);
  bus.setup({ sck: display.wr, mosi: display.data, baud: BAUD, mode: SPI_MODE });
  renewDisplay(0);
  renewDisplay(1);
}
