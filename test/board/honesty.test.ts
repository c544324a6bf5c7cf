// The comparison finds what is wrong: a board that shows, counts or hears something else.
import type { Board } from '../../board-configs/board';
import type { BenchOptions } from '../../sim/board/bench';
import { failureOf } from '../../sim/board/differences';
import type { Difference } from '../../sim/board/differences';
import type { Firmware } from '../../sim/board/firmware';
import { playOnBoard } from '../../sim/board/play-on-board';
import { parseScenario } from '../../sim/scenario';
import { BUILD_MS, firmwareOf } from './on-board';

const BOARD = 'esp32-ht1621';
const GAME = 'control 5m+3s\n0 press right\n10 press left\n12.5 show\n20 show';

let firmware: Firmware;

beforeAll(async () => {
  firmware = await firmwareOf(BOARD);
}, BUILD_MS);

function whatDiffers(changed: Firmware, options: BenchOptions = {}): string[] {
  const { differences } = playOnBoard(parseScenario(GAME, 'a.scn'), changed, options);
  return [...new Set(differences.map(({ what }: Difference) => what))];
}

/** The bundle is the same; the glass is wired otherwise. */
function rewired(change: (board: Board) => void): Firmware {
  const board = structuredClone(firmware.board);
  change(board);
  return { ...firmware, board };
}

test('a board that is as its file says differs in nothing', () => {
  expect(whatDiffers(firmware)).toEqual([]);
});

test('two segments that are swapped are seen', () => {
  const swapped = rewired(({ display }) => {
    if (display.chip !== 'ht1621') return;
    const { segments } = display.glass.cells[5]!;
    [segments[1], segments[2]] = [segments[2], segments[1]];
  });
  expect(whatDiffers(swapped)).toEqual(['the picture within 60 ms']);
});

test('a turn LED that lights at the wrong level is seen', () => {
  const turned = rewired(({ leds }) => void (leds[0]!.lights = 'low'));
  expect(whatDiffers(turned)).toEqual(['the picture within 60 ms']);
});

test('players who are swapped are seen in the state', () => {
  const crossed = rewired(({ keys }) => ([keys.left, keys.right] = [keys.right, keys.left]));
  expect(whatDiffers(crossed)).toContain('running');
});

test('a crystal that is a thousandth too fast is seen in the times', () => {
  expect(whatDiffers(firmware, { crystalPpm: 1000 })).toContain('right.ms');
});

test('a firmware whose display driver is cut short is seen', () => {
  const dumb = { ...firmware, bundle: firmware.bundle.replace('160|', '128|') };
  expect(dumb.bundle).not.toBe(firmware.bundle);
  expect(whatDiffers(dumb)).toContain('the picture within 60 ms');
});

test('a difference is told like a failed expectation, with its place', () => {
  const difference = { line: 3, atMs: 12500, what: 'left.ms', board: '1', fake: '2' };
  expect(failureOf('a.scn', difference)).toMatchObject({
    file: 'a.scn',
    line: 3,
    expected: 'left.ms as on the fake HAL at 12.5 s: 2',
    got: '1',
  });
});
