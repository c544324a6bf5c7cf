// What a scenario says before its first timed line: for a board, the control that stands in its
// slot at power-on, and the colours.
import { copyControl, createControl } from '../../firmware/core/control';
import type { Control } from '../../firmware/core/control';
import type { SideName } from '../clock-state';
import type { OptionName } from '../scenario/scenario';
import { whyNot, withOption } from '../scenario/world-stage';

export interface Prologue {
  control: Control | null;
  white: SideName;
  /** Options that came before the control. */
  pending: { name: ControlOption; value: string }[];
}

type ControlOption = Exclude<OptionName, 'tenths'>;

const SECOND_CONTROL = 'a board starts with one control; a second one is chosen with its keys';
const LATE_CONTROL = 'for a board it stands before the first timed line';
const LATE_CHOICE = 'for a board it stands before the first timed line; its keys do it later';
const NO_TENTHS = 'a board shows tenths as its settings say, and they cannot be set from outside';

export function createPrologue(): Prologue {
  return { control: null, white: 'left', pending: [] };
}

function change(prologue: Prologue, name: ControlOption, value: string): string {
  const control = withOption(prologue.control!, name, value);
  const reason = whyNot(control);
  if (reason === '') prologue.control = control;
  return reason;
}

/** These three answer '' or why the board does not take it now. */
export function chooseFirst(prologue: Prologue, control: Control, isPrologue: boolean): string {
  if (prologue.control !== null) return SECOND_CONTROL;
  if (!isPrologue) return LATE_CONTROL;
  prologue.control = createControl();
  copyControl(prologue.control, control);
  const reasons = prologue.pending.map(({ name, value }) => change(prologue, name, value));
  return reasons.find((reason) => reason !== '') ?? '';
}

export function setOptionFirst(prologue: Prologue, name: OptionName, value: string): string {
  if (name === 'tenths') return NO_TENTHS;
  if (prologue.control !== null) return change(prologue, name, value);
  prologue.pending.push({ name, value });
  return '';
}

export function setWhiteFirst(prologue: Prologue, side: SideName): string {
  prologue.white = side;
  return '';
}

/** Why nothing of it can be said once the board is on. */
export function tooLate(): string {
  return LATE_CHOICE;
}
