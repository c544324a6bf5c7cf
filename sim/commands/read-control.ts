// Reads a time control from the command line, and says in one sentence why it cannot be played.
import type { Board } from '../../board-configs/board';
import { whyNotPlayed } from '../../firmware/tools/boards/played-controls';
import { ControlRefused, NotationError } from '../../firmware/notation/notation-error';
import { parseControl } from '../../firmware/notation/parse';
import type { ParsedControl } from '../../firmware/notation/parse';
import { PRESETS } from '../../firmware/notation/preset-list';
import { BadInput, quoted } from './bad-input';
import { didYouMean } from './nearest';

/** A mistyped name of a preset. What has fewer letters is notation. */
const LOOKS_LIKE_NAME = /[a-z]{4}/i;

/** Only for a text of which nothing was understood: a control in the notation is no name. */
function presetHint(text: string, error: NotationError): string {
  const isUnread =
    !(error instanceof ControlRefused) && text.slice(0, error.column - 1).trim() === '';
  if (!isUnread || !LOOKS_LIKE_NAME.test(text)) return '';
  return didYouMean(
    text,
    PRESETS.flatMap((preset) => [preset.name, ...preset.aliases]),
  );
}

/** The control that the text means, which this board must be able to play. Throws BadInput. */
export function readControl(text: string, board?: Board): ParsedControl {
  const parsed = parse(text);
  const reason = board === undefined ? '' : whyNotPlayed(board, parsed.control);
  if (reason !== '') throw new BadInput(`${quoted(text)}: ${reason}.`);
  return parsed;
}

function parse(text: string): ParsedControl {
  try {
    return parseControl(text);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new BadInput(`${quoted(text)}, ${error.sentence}${presetHint(text, error)}`);
  }
}
