// The models of a board's display chips, on the pins that its file gives them.
import type { Board, Display } from '../../board-configs/board';
import { espruinoName } from '../../firmware/tools/boards/pin-uses';
import { Ht1621 } from '../machine/chips/ht1621';
import { Ht16k33 } from '../machine/chips/ht16k33';
import { Max7219 } from '../machine/chips/max7219';
import { Tm1637 } from '../machine/chips/tm1637';
import type { Machine } from '../machine/machine';

export type DisplayModule = Ht1621 | Tm1637 | Max7219 | Ht16k33;
type Of<C extends Display['chip']> = Extract<Display, { chip: C }>;

interface Site {
  machine: Machine;
  /** Espruino's name of a pin by its label. */
  pin(label: string): string;
  /** Volts of a rail by its label. */
  volts(rail: string): number;
  seed: number;
}

/** The glass of the HT1621 modules has four commons and wants a bias of 1/3. */
const LCD = { commons: 4, bias: 3 };

function wireHt1621(display: Of<'ht1621'>, { machine, pin, volts, seed }: Site): Ht1621[] {
  return display.cs.map((cs, i) => {
    const chip = new Ht1621({ volts: volts(display.supply.rail), ...LCD, seed: seed + i });
    machine.attach(chip, { cs: pin(cs), wr: pin(display.wr), data: pin(display.data) });
    return chip;
  });
}

function wireTm1637(display: Of<'tm1637'>, { machine, pin, seed }: Site): Tm1637[] {
  return display.dio.map((dio, i) => {
    const chip = new Tm1637(seed + i);
    machine.attach(chip, { clk: pin(display.clk), dio: pin(dio) });
    return chip;
  });
}

function wireMax7219(display: Of<'max7219'>, { machine, pin }: Site): Max7219[] {
  return display.cs.map((cs) => {
    const chip = new Max7219();
    machine.attach(chip, { cs: pin(cs), clk: pin(display.clk), din: pin(display.din) });
    return chip;
  });
}

function wireHt16k33(display: Of<'ht16k33'>, { machine, pin, seed }: Site): Ht16k33[] {
  return display.addresses.map((address, i) => {
    const chip = new Ht16k33(address, seed + i);
    machine.attachI2c(chip, { sda: pin(display.sda), scl: pin(display.scl) });
    return chip;
  });
}

/** Left module first; none on a board whose display is part of it. */
export function wireChips(board: Board, machine: Machine, seed: number): DisplayModule[] {
  const { display } = board;
  const site: Site = {
    machine,
    pin: (label) => espruinoName(board, label),
    volts: (rail) => board.carrier.rails[rail]!,
    seed,
  };
  switch (display.chip) {
    case 'ht1621':
      return wireHt1621(display, site);
    case 'tm1637':
      return wireTm1637(display, site);
    case 'max7219':
      return wireMax7219(display, site);
    case 'ht16k33':
      return wireHt16k33(display, site);
    case 'graphics':
      return [];
  }
}
