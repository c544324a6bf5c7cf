// A machine wired as a board file says: its chips on their pins, its contacts, its battery.
import type { Board } from '../../board-configs/board';
import type { DeviceBoard } from '../../board-configs/device-board';
import { namedDeviceBoard } from '../../firmware/tools/boards/device-board';
import { boardKeys, espruinoName } from '../../firmware/tools/boards/pin-uses';
import type { BoardFacts } from '../machine/board-facts';
import { ESPRUINO_BOARDS } from '../machine/boards';
import { createMachine } from '../machine/machine';
import type { Machine, MachineOptions } from '../machine/machine';
import { wireChips } from './wire-chips';
import type { DisplayModule } from './wire-chips';

export interface Bench {
  readonly board: Board;
  /** What the bundle knows of the board, pins by name. */
  readonly device: DeviceBoard<string, string>;
  readonly machine: Machine;
  /** The display modules, left first; none on a board with a display of its own. */
  readonly modules: readonly DisplayModule[];
  /** The port of the link. */
  readonly port: string;
}

export interface BenchOptions extends Partial<
  Pick<MachineOptions, 'uptimeMs' | 'crystalPpm' | 'globals'>
> {
  /** Chance decides what chips hold at power-on. */
  seed?: number;
  /** The real speed of the line; otherwise what is said takes no time worth mentioning. */
  hasRealLine?: boolean;
  /** Every pass comes late at random, by this seed; then pictures are not compared. */
  jitterSeed?: number;
  /** Pictures are not compared; that takes as long as all the rest. */
  isBlind?: boolean;
  /** What else is done to the board before it is switched on. */
  prepare?: (bench: Bench) => void;
  /** More pages of Storage than the board has. */
  storagePages?: number;
}

/** A microsecond a character. */
const FAST_BAUD = 1e7;
const FULL = 100;
const CURVE_STEP_PERCENT = 20;

function factsOf(board: Board, { hasRealLine = false, storagePages }: BenchOptions): BoardFacts {
  const known = ESPRUINO_BOARDS[board.espruino.board];
  if (known === undefined) throw new Error(`no machine is a ${board.espruino.board}`);
  const pages = storagePages ?? known.storage.pages;
  const facts = { ...known, storage: { ...known.storage, pages } };
  if (hasRealLine) return facts;
  const serial = facts.serial.map((port) => ({ ...port, baud: FAST_BAUD }));
  return { ...facts, serial };
}

function wireKeys(board: Board, machine: Machine): void {
  for (const [, key] of boardKeys(board)) {
    const { closes } = key;
    const pull = closes === 'low' ? 'up' : 'down';
    machine.contact(espruinoName(board, key.pin), {
      closes,
      ...(key.pull === 'external' ? { externalPull: pull } : {}),
    });
  }
}

function wireBattery(bench: Bench): void {
  const { board, device, machine } = bench;
  if (device.batteryPin !== undefined) machine.divider(device.batteryPin, 1 / device.batteryRatio);
  if (board.battery !== 'none') setCharge(bench, FULL);
}

/** The battery has this much left, by the board's curve. Nothing where the board cannot tell. */
export function setCharge({ device, machine }: Bench, percent: number): void {
  const curve = device.batteryMv;
  if (curve.length === 0) return;
  const step = Math.min(Math.floor(percent / CURVE_STEP_PERCENT), curve.length - 2);
  const share = percent / CURVE_STEP_PERCENT - step;
  const mv = curve[step]! + (curve[step + 1]! - curve[step]!) * share;
  machine.setBattery(mv / 1000);
}

/** Without power, and with nothing in its flash. */
export function createBench(board: Board, options: BenchOptions = {}): Bench {
  const { seed = 1, uptimeMs = 0, crystalPpm = 0, globals = {} } = options;
  const facts = factsOf(board, options);
  const machine = createMachine({ facts, uptimeMs, crystalPpm, globals });
  const port = board.carrier.chip === 'nrf52840' ? 'USB' : 'Serial1';
  const modules = wireChips(board, machine, seed);
  const bench: Bench = { board, device: namedDeviceBoard(board), machine, modules, port };
  wireKeys(board, machine);
  wireBattery(bench);
  machine.plug(port);
  return bench;
}
