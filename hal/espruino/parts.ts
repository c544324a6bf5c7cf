// The parts of the device layer that one board uses. The build writes them into one table, so that
// a bundle holds no driver of another board. Types only.

import type { DeviceBoard, DeviceDisplay } from '../../board-configs/device-board';
import type { Frame, Hal } from '../hal';

/** Any board, with Espruino's own pins and buses. */
export type AnyBoard = DeviceBoard<Pin, SpiBus & I2cBus>;

export interface Parts {
  /** The display driver: one file of displays/. */
  createDisplay(display: DeviceDisplay<Pin, SpiBus & I2cBus>): void;
  drawFrame(frame: Frame): void;
  /** Sets up chip 0 or 1 again and sends all of its picture; no such chip is no error. */
  renewDisplay(chip: number): void;
  /** A module does not answer. It is tried again at its renewal. */
  isDisplayLost(): boolean;
  darkenDisplay(): void;
  /** The journal's area: journals/pages.ts or journals/file.ts. */
  createJournal(board: AnyBoard): void;
  readFlash(offset: number, bytes: Uint8Array, length: number): void;
  writeFlash(offset: number, bytes: Uint8Array, length: number): boolean;
  eraseFlash(page: number): boolean;
  hasRoom(pages: number): boolean;
  compact(): void;
  /** The chip: one file of chips/. The port of the link, if there is one. */
  linkPort(): SerialPort | undefined;
  /** Off until the pin goes to this level, then a full restart. May return before. */
  sleepUntil(pin: Pin, level: number): void;
  /** self-test.ts or no-self-test.ts. */
  startSelfTest(): void;
  passSelfTest(hal: Hal): number;
}
