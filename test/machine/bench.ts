// Puts a small program into a machine and turns it on; what it prints can be read line by line.
import { ESPRUINO_BOARDS } from '../../sim/machine/boards';
import { createMachine, type Machine, type MachineOptions } from '../../sim/machine/machine';

export interface Bench {
  machine: Machine;
  /** Lines printed since the last call. */
  lines: () => string[];
}

export type Setup = Partial<Omit<MachineOptions, 'facts'>> & { board?: string; off?: boolean };

/** `wire` runs before the power comes on. */
export function bench(
  code: string,
  setup: Setup = {},
  wire: (m: Machine) => void = () => {},
): Bench {
  const { board = 'ESP32', off = false, ...options } = setup;
  const facts = ESPRUINO_BOARDS[board];
  if (facts === undefined) throw new Error(`no board ${board}`);
  const machine = createMachine({ facts, ...options });
  wire(machine);
  machine.installFiles({ '.boot1': code });
  if (!off) machine.powerOn();
  const lines = (): string[] => machine.takeSerial().split('\r\n').filter(Boolean);
  return { machine, lines };
}

/** The usual player's button: to ground, held up by the chip. */
export function button(pin: string, closes: 'low' | 'high' = 'low'): (m: Machine) => void {
  return (machine) => machine.contact(pin, { closes });
}
