// Why a text is refused, for tests of bad input.

import { NotationError } from '../../firmware/notation/notation-error';
import { parseControl } from '../../firmware/notation/parse';

/** Null when the text is taken. Anything but a NotationError passes through and fails the test. */
export function refusalOf(text: string): { column: number; message: string } | null {
  try {
    parseControl(text);
    return null;
  } catch (error) {
    if (error instanceof NotationError) return { column: error.column, message: error.message };
    throw error;
  }
}
