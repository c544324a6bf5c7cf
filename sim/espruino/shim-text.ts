// The text that runs in the interpreter before the bundle, made for one board.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Board } from '../../board-configs/board';
import { namedDeviceBoard } from '../../firmware/tools/boards/device-board';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { chargeReading } from './charge-reading';
import { SPARE_ADDRESS } from './flash-image';
import { numberPins, pinsIn, strangePins } from './pin-numbers';
import type { PinNumbers } from './pin-numbers';

/** Files of shim/, each of which needs the ones before it. */
export type ShimPart = 'stand-ins' | 'virtual' | 'player' | 'measure';

const FULL_PERCENT = 100;

export function boardPins(board: Board): PinNumbers {
  const { display, ...rest } = namedDeviceBoard(board);
  const { segments, colons, points, ...wires } = display as typeof display & object;
  return numberPins(pinsIn([rest, wires]));
}

/** Levels of the keys, by the numbers of their pins, while nobody touches the clock. */
function openLevels(board: Board): Record<number, number> {
  const { keyPins, keysClosedHigh } = namedDeviceBoard(board);
  const numbers = boardPins(board);
  const levels = keyPins.map((pin, key) => [numbers[pin]!, 1 - ((keysClosedHigh >> key) & 1)]);
  return Object.fromEntries(levels);
}

function keyNumbers(board: Board): number[] {
  const numbers = boardPins(board);
  return namedDeviceBoard(board).keyPins.map((pin) => numbers[pin]!);
}

function shape(board: Board): object {
  const { journal, display } = board;
  return {
    flashShift: SPARE_ADDRESS - journal.address,
    pageBytes: journal.pageBytes,
    pins: strangePins(boardPins(board)),
    open: openLevels(board),
    /** As the bundle polls them, the first key last; and the left and the right player's. */
    keys: keyNumbers(board).reverse(),
    players: keyNumbers(board).slice(0, 2),
    hasPicture: display.chip === 'graphics',
    hear: null,
    ...chargeReading(board, FULL_PERCENT),
  };
}

export function shimSource(part: ShimPart): string {
  return readFileSync(join(repositoryRoot(), 'sim', 'espruino', 'shim', `${part}.js`), 'utf8');
}

function partText(part: ShimPart): string {
  return transformSync(shimSource(part), { minifyWhitespace: true }).code;
}

export function shimText(board: Board, parts: readonly ShimPart[]): string {
  return [`const bench=${JSON.stringify(shape(board))};\n`, ...parts.map(partText)].join('');
}
