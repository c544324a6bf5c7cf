// Runs the plan of a scenario in the interpreter, one process for each time that the supply comes,
// and sorts what it said by what was asked.
import type { Board } from '../../board-configs/board';
import type { Control } from '../../firmware/core/control';
import { packControl } from '../../firmware/notation/compile';
import type { Firmware } from '../board/firmware';
import { readLines } from '../board/link-lines';
import type { Line } from '../board/link-lines';
import { writeFlashImage } from './flash-image';
import { makeFlashFolder, removeFlashFolder, runExpression } from './interpreter';
import type { Interpreter } from './interpreter';
import { planText } from './plan';
import type { Plan } from './plan';
import { shimText } from './shim-text';

/** The lines that the clock said from the question before up to this one's answer, by question. */
export type Answers = ReadonlyMap<number, readonly Line[]>;

const LIMIT_SECONDS = 300;
const CONTROL_FILE = 'zn.ctl';
const BUNDLE_FILE = 'bundle';

export function spareBytes({ journal }: Board): number {
  return journal.kind === 'pages' ? journal.pages * journal.pageBytes : 0;
}

function filesFor(firmware: Firmware, plan: Plan, control: Control | null) {
  const plans = plan.boots.map((records, i) => [`plan.${i}`, planText(records)]);
  return {
    '.boot0': shimText(firmware.board, ['stand-ins', 'virtual', 'player']),
    [BUNDLE_FILE]: firmware.bundle,
    ...firmware.overlays,
    ...(control === null ? {} : { [CONTROL_FILE]: packControl(control) }),
    ...Object.fromEntries(plans),
  };
}

/** Keys may be held at power-on, so the bundle is run when the plan has been opened. */
function expressionFor(boot: number): string {
  return [
    `echo(0)`,
    `benchOpen("plan.${boot}")`,
    `eval(require("Storage").read("${BUNDLE_FILE}"))`,
    `benchPlay()`,
  ].join(';');
}

function sortAnswers(output: string, answers: Map<number, Line[]>): void {
  const [before, ...asked] = output.split(/^.*\bask (?=\d+$)/m);
  let early = readLines(before!);
  for (const part of asked) {
    const lines = readLines(part);
    const answer = lines.findIndex(({ event }) => event === 'state');
    answers.set(Number.parseInt(part, 10), [...early, ...lines.slice(0, answer + 1)]);
    early = lines.slice(answer + 1);
  }
}

export async function askInterpreter(
  interpreter: Interpreter,
  firmware: Firmware,
  plan: Plan,
  control: Control | null,
): Promise<Answers> {
  const folder = makeFlashFolder();
  const answers = new Map<number, Line[]>();
  try {
    const files = filesFor(firmware, plan, control);
    writeFlashImage(interpreter, folder, files, spareBytes(firmware.board));
    for (let boot = 0; boot < plan.boots.length; boot++) {
      const expression = expressionFor(boot);
      const output = await runExpression(interpreter.path, folder, expression, LIMIT_SECONDS);
      sortAnswers(output, answers);
    }
  } finally {
    removeFlashFolder(folder);
  }
  return answers;
}
