// One board's display driver alone, built as for the device, in the Espruino machine, with the
// models of its chips on its pins. What they show is compared with what the frame asks for.
import { buildSync } from 'esbuild';
import type { Board } from '../../board-configs/board';
import type { DeviceGlass } from '../../board-configs/device-board';
import { deviceBoardSource } from '../../firmware/tools/boards/device-source';
import { namedDeviceBoard } from '../../firmware/tools/boards/device-board';
import { loadBoard } from '../../firmware/tools/boards/load-board';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { CELLS, type Frame } from '../../hal/hal';
import { ESPRUINO_BOARDS } from '../../sim/machine/boards';
import { Ht1621 } from '../../sim/machine/chips/ht1621';
import { Ht16k33 } from '../../sim/machine/chips/ht16k33';
import { Max7219 } from '../../sim/machine/chips/max7219';
import { Tm1637 } from '../../sim/machine/chips/tm1637';
import { createMachine, type Machine } from '../../sim/machine/machine';

export type Chip = Ht1621 | Tm1637 | Max7219 | Ht16k33;

export interface DriverBench {
  machine: Machine;
  chips: Chip[];
  glass: DeviceGlass;
  bitsPerAddress: number;
}

const SEED = 5;

function programOf(board: Board): string {
  const contents = `
    import * as driver from './hal/espruino/displays/${board.display.chip}';
    const BOARD = ${deviceBoardSource(board)};
    global.frame = { cells: new Uint8Array(${CELLS}), colons: 0, points: 0, signs: 0, blinks: 0 };
    global.draw = () => driver.drawFrame(frame);
    global.renew = (chip) => driver.renewDisplay(chip);
    global.dark = () => driver.darkenDisplay();
    global.isLost = () => driver.isDisplayLost();
    driver.createDisplay(BOARD.display);`;
  const result = buildSync({
    stdin: { contents, resolveDir: repositoryRoot(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    target: 'es2015',
  });
  return result.outputFiles[0]!.text;
}

const WIRES: Record<string, (board: Board, machine: Machine) => Chip[]> = {
  graphics: () => [],
  ht1621(board, machine) {
    const display = board.display as Extract<Board['display'], { chip: 'ht1621' }>;
    const volts = board.carrier.rails[display.supply.rail]!;
    return display.cs.map((cs) => {
      const chip = new Ht1621({ volts, commons: 4, bias: 3, seed: SEED });
      const wires = { cs, wr: display.wr, data: display.data };
      machine.attach(chip, espruinoNames(board, wires));
      return chip;
    });
  },
  tm1637(board, machine) {
    const display = board.display as Extract<Board['display'], { chip: 'tm1637' }>;
    return display.dio.map((dio) => {
      const chip = new Tm1637(SEED);
      machine.attach(chip, espruinoNames(board, { clk: display.clk, dio }));
      return chip;
    });
  },
  max7219(board, machine) {
    const display = board.display as Extract<Board['display'], { chip: 'max7219' }>;
    return display.cs.map((cs) => {
      const chip = new Max7219();
      machine.attach(chip, espruinoNames(board, { cs, clk: display.clk, din: display.din }));
      return chip;
    });
  },
  ht16k33(board, machine) {
    const display = board.display as Extract<Board['display'], { chip: 'ht16k33' }>;
    return display.addresses.map((address) => {
      const chip = new Ht16k33(address, SEED);
      const { sda, scl } = display;
      machine.attachI2c(chip, espruinoNames(board, { sda, scl }) as { sda: string; scl: string });
      return chip;
    });
  },
};

function espruinoNames(board: Board, wires: Record<string, string>): Record<string, string> {
  const names = board.carrier.espruinoNames;
  return Object.fromEntries(
    Object.entries(wires).map(([wire, label]) => [wire, names[label] ?? label]),
  );
}

/** Powered on; the driver has set up its chips. */
export function driverBench(name: string): DriverBench {
  const board = loadBoard(name);
  const facts = ESPRUINO_BOARDS[board.espruino.board]!;
  const machine = createMachine({ facts, radio: { ble: false, wifi: false } });
  const chips = WIRES[board.display.chip]!(board, machine);
  machine.installFiles({ '.boot1': programOf(board) });
  machine.powerOn();
  const glass = namedDeviceBoard(board).display as DeviceGlass;
  return { machine, chips, glass, bitsPerAddress: board.display.chip === 'ht1621' ? 4 : 8 };
}

/** Runs a line in the console, as a builder would type it. */
export function type(bench: DriverBench, line: string): void {
  bench.machine.interpreter!.console.feed(`${line}\n`);
  bench.machine.runFor(10);
}

/** Codes of all spots that the frame asks for. */
function codesOf(glass: DeviceGlass, frame: Frame): Set<number> {
  const codes = new Set<number>();
  const add = (list: Uint8Array, index: number, isLit: number) => {
    if (isLit !== 0 && list[index] !== 255) codes.add(list[index]!);
  };
  for (let i = 0; i < CELLS * 7; i++) {
    add(glass.segments, i, (frame.cells[Math.floor(i / 7)]! >> (i % 7)) & 1);
  }
  for (let cell = 0; cell < CELLS; cell++) {
    add(glass.colons, cell, (frame.colons >> cell) & 1);
    add(glass.points, cell, (frame.points >> cell) & 1);
  }
  for (let sign = 0; sign < 25; sign++) add(glass.signSpots, sign, (frame.signs >> sign) & 1);
  return codes;
}

/** What each chip should light, "address.bit". */
export function expectedSpots(bench: DriverBench, frame: Frame): string[][] {
  const { glass, bitsPerAddress: bits } = bench;
  const codes = [...codesOf(glass, frame)].sort((a, b) => a - b);
  return bench.chips.map((_, chip) =>
    codes
      .filter((code) => code >> 7 === chip)
      .map((code) => `${Math.floor((code & 127) / bits)}.${code % bits}`),
  );
}

export function litSpots(bench: DriverBench): string[][] {
  return bench.chips.map((chip) => chip.litSegments());
}
