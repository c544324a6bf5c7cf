// Reads a time control from the command line, and says in one sentence why it cannot be played.
import { NotationError } from '../../firmware/notation/notation-error';
import { parseControl } from '../../firmware/notation/parse';
import type { ParsedControl } from '../../firmware/notation/parse';
import { PRESETS } from '../../firmware/notation/preset-list';
import { BadInput, quoted } from './bad-input';
import { didYouMean } from './nearest';

/** A mistyped name of a preset. What has fewer letters is notation. */
const LOOKS_LIKE_NAME = /[a-z]{4}/i;

function presetHint(text: string): string {
  if (!LOOKS_LIKE_NAME.test(text)) return '';
  return didYouMean(
    text,
    PRESETS.flatMap((preset) => [preset.name, ...preset.aliases]),
  );
}

/** The control that the text means. Throws BadInput. */
export function readControl(text: string): ParsedControl {
  try {
    return parseControl(text);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const sentence = `${quoted(text)}, column ${error.column}: ${error.message}`;
    throw new BadInput(sentence + presetHint(text));
  }
}
