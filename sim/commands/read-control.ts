// Reads a time control from the command line, and says in one sentence why it cannot be played.
import { NotationError } from '../../firmware/notation/notation-error';
import { parseControl } from '../../firmware/notation/parse';
import type { ParsedControl } from '../../firmware/notation/parse';
import { BadInput, quoted } from './bad-input';

/** The control that the text means. Throws BadInput. */
export function readControl(text: string): ParsedControl {
  try {
    return parseControl(text);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new BadInput(`${quoted(text)}, column ${error.column}: ${error.message}`);
  }
}
