// No time can be taken for another one, on the glass of any board: whatever marks it lacks, hours,
// minutes, seconds and tenths stand apart, and two times that differ in writing look different.
import { HOUR_MS, Style, writeTime } from '../../firmware/ui/digits';
import { createFace, moveFace } from '../../firmware/ui/face';
import { segmentsOf } from '../../firmware/ui/glyphs';
import { layOut } from '../../firmware/ui/layout';
import { boardNames, loadBoard } from '../../firmware/tools/boards/load-board';
import type { Frame, Traits } from '../../hal/hal';
import { createBench } from '../../sim/board/bench';
import { pictureOf } from '../../sim/board/picture';
import { glassOf } from '../../sim/board/reference';
import { readText } from '../../sim/glass';
import { createSession } from '../../sim/session';
import { createBlankFrame } from '../../sim/sim-hal';

/** Tenths up to 20 s, then seconds up to 9:59:59: every time that is written differently. */
const ALL_MS = [
  ...Array.from({ length: 200 }, (_, i) => i * 100),
  ...Array.from({ length: 36000 }, (_, i) => i * 1000),
];

const DIGITS = [...'0123456789'].map((digit) => segmentsOf(digit.charCodeAt(0)));

/**
 * What a reader sees on this glass: digits, apart where a mark or an empty cell is between them.
 */
function groupsOn(frame: Frame, { cellsPerSide, colonCells, pointCells }: Traits): string[] {
  const marks = (frame.colons & colonCells) | (frame.points & pointCells);
  let seen = '';
  for (let cell = 0; cell < cellsPerSide; cell += 1) {
    const digit = DIGITS.indexOf(frame.cells[cell]!);
    seen += `${digit < 0 ? ' ' : digit}${(marks >> cell) & 1 ? ' ' : ''}`;
  }
  return seen.trim().split(/ +/);
}

/** Four cells show 1:30 for hours too; then the turn sign blinks. */
function isHours(ms: number, style: number): boolean {
  return ms >= HOUR_MS && (style & Style.Short) !== 0;
}

interface Shown {
  readonly text: string;
  readonly picture: string;
  readonly groups: string[];
}

function* timesOn(board: string, tenths: number): Generator<Shown> {
  const bench = createBench(loadBoard(board));
  const traits = { ...createSession({}).world.parts.traits, ...glassOf(bench.device) };
  const style = tenths | (traits.cellsPerSide === 4 ? Style.Short : 0);
  const face = createFace();
  const frame = createBlankFrame();
  for (const ms of ALL_MS) {
    moveFace(face, 0, 0);
    writeTime(face.left.main, ms, style);
    face.left.isNew = true;
    layOut(frame, face, traits);
    const text = `${readText(face.left.main)}${isHours(ms, style) ? ' h' : ''}`;
    const picture = `${pictureOf(bench, frame)} ${isHours(ms, style)}`;
    yield { text, picture, groups: groupsOn(frame, traits) };
  }
}

describe.each(boardNames())('on %s', (board) => {
  test.each([
    ['with tenths', Style.Tenths],
    ['without tenths', 0],
  ])('%s every time can be read, and no two look the same', (_how, tenths) => {
    const textOf = new Map<string, string>();
    const wrong = new Set<string>();
    for (const { text, picture, groups } of timesOn(board, tenths)) {
      const other = textOf.get(picture) ?? text;
      if (other !== text) wrong.add(`${other} looks like ${text}`);
      if (groups.join() !== text.replace(' h', '').split(/[:.]/).join()) {
        wrong.add(`${text} reads ${groups.join(' ')}`);
      }
      textOf.set(picture, text);
    }
    expect([...wrong]).toEqual([]);
    expect(textOf.size).toBeGreaterThan(4000);
  });
});
