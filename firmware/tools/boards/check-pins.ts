// Refuses a pin that is not there, is used twice, or cannot do its job.
import { Board, Key } from '../../../board-configs/board';
import { PinFacts, chipName, pinFacts } from './pin-facts';
import { KeyName, PinUse, boardKeys, espruinoName, pinUses } from './pin-uses';
import { Problem } from './problem';

/** One reason why a pin cannot do a job, or undefined. */
type Objection = (use: PinUse, facts: PinFacts, name: string) => string | undefined;

const OBJECTIONS: readonly Objection[] = [
  (_use, facts, name) => (facts.taken === undefined ? undefined : `${name} ${facts.taken}`),
  (use, facts, name) =>
    facts.inputOnly && (use.job === 'output' || use.job === 'tone')
      ? `${name} can only be an input`
      : undefined,
  (use, facts, name) =>
    facts.hasNoWatch && use.job === 'key'
      ? `Espruino cannot watch ${name}, so a press would have no time stamp`
      : undefined,
  (use, facts, name) =>
    facts.isDac && use.job === 'tone'
      ? `${name} is an analogue output (DAC), which Espruino gives a level instead of a tone`
      : undefined,
  (use, facts, name) =>
    !facts.isAnalogue && use.job === 'analogue'
      ? `${name} has no analogue input (ADC) in this Espruino build`
      : undefined,
  (use, facts, name) =>
    facts.drivenAtBoot && use.job === 'key'
      ? `the chip drives ${name} while it starts, and a closed contact would short it`
      : undefined,
  (use, facts, name) =>
    facts.isBootButton &&
    use.job === 'key' &&
    use.field !== 'keys.back.pin' &&
    use.field !== 'keys.ok.pin'
      ? `${name} held at power-on starts the boot loader, so it can only be BACK or OK`
      : undefined,
  (use, facts, name) =>
    facts.strap !== undefined && use.atReset !== 'floating' && use.atReset !== facts.strap
      ? `${name} is a strapping pin that must be ${facts.strap} at reset, and this part can ` +
        `hold it ${facts.strap === 'high' ? 'low' : 'high'}`
      : undefined,
];

function checkUse(board: Board, use: PinUse): Problem[] {
  const { field, label } = use;
  const { carrier } = board;
  const isOnBoard = boardKeys(board).some(
    ([name, key]) => `keys.${name}.pin` === field && key.onBoard,
  );
  if (carrier.rails[label] !== undefined) {
    return [{ field, reason: `"${label}" is a supply pin` }];
  }
  if (!isOnBoard && ![...carrier.left, ...carrier.right].includes(label)) {
    return [{ field, reason: `the ${carrier.model} has no pin labelled "${label}"` }];
  }
  const name = espruinoName(board, label);
  const facts = pinFacts(carrier.chip, name);
  if (facts === undefined) {
    return [{ field, reason: `the ${chipName(carrier.chip)} has no pin ${name}` }];
  }
  const reason = OBJECTIONS.map((objection) => objection(use, facts, name)).find((text) => text);
  return reason === undefined ? [] : [{ field, reason }];
}

/** A lever with one contact: left and right read the same pin at opposite levels. */
function isOneContactLever(board: Board, fields: string[]): boolean {
  const { contact, left, right } = board.keys;
  const isPair = fields.every((field) => field === 'keys.left.pin' || field === 'keys.right.pin');
  const isOneContact = left.pin === right.pin && left.closes !== right.closes;
  return isPair && isOneContact && contact === 'lever';
}

function checkDoubles(board: Board): Problem[] {
  const first = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { field, label } of pinUses(board)) {
    const name = espruinoName(board, label);
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, field);
    else if (!isOneContactLever(board, [earlier, field])) {
      problems.push({ field, reason: `"${label}" is already used by ${earlier}` });
    }
  }
  return problems;
}

function checkPull(board: Board, name: KeyName, key: Key): Problem[] {
  const field = `keys.${name}.pull`;
  if (key.pull === 'external') return [];
  const facts = pinFacts(board.carrier.chip, espruinoName(board, key.pin));
  if (facts?.hasNoPull) {
    const reason = `${key.pin} has no pull resistor of its own; add one and write "external"`;
    return [{ field, reason }];
  }
  const wanted = key.closes === 'low' ? 'up' : 'down';
  if (key.pull === wanted || isOneContactLever(board, [`keys.${name}.pin`])) return [];
  const reason = `a contact that closes ${key.closes} must be pulled ${wanted} while it is open`;
  return [{ field, reason }];
}

export function checkPins(board: Board): Problem[] {
  return [
    ...pinUses(board).flatMap((use) => checkUse(board, use)),
    ...checkDoubles(board),
    ...boardKeys(board).flatMap(([name, key]) => checkPull(board, name, key)),
  ];
}
