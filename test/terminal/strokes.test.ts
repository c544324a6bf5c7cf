// Seven-segment strokes in lines and in blocks.
import { createCanvas, plainLines } from '../../sim/terminal/canvas';
import { drawBlockColon, drawBlockDigit, drawBlockPoint } from '../../sim/terminal/block-strokes';
import type { BlockSize } from '../../sim/terminal/block-strokes';
import { lineDigit } from '../../sim/terminal/line-strokes';

const EIGHT = 0x7f;

describe('lines', () => {
  test.each([
    ['0', 0x3f, ['┏┓', '┃┃', '┗┛']],
    ['1', 0x06, [' ╻', ' ┃', ' ╹']],
    ['2', 0x5b, ['╺┓', '┏┛', '┗╸']],
    ['8', EIGHT, ['┏┓', '┣┫', '┗┛']],
    ['a dash', 0x40, ['  ', '╺╸', '  ']],
    ['nothing', 0, ['  ', '  ', '  ']],
  ])('%s in two columns', (_name, segments, rows) => {
    expect(lineDigit(segments, { width: 2, rows: 3 })).toEqual(rows);
  });

  test('a wide and tall digit has strokes between its joints', () => {
    const rows = lineDigit(0x6d, { width: 4, rows: 5 });
    expect(rows).toEqual(['┏━━╸', '┃   ', '┗━━┓', '   ┃', '╺━━┛']);
  });

  test('all 128 pictures of a cell are told apart', () => {
    const drawn = new Set<string>();
    for (let segments = 0; segments < 128; segments += 1) {
      drawn.add(lineDigit(segments, { width: 3, rows: 5 }).join('\n'));
    }
    expect(drawn.size).toBe(128);
  });
});

describe('blocks', () => {
  const SMALL: BlockSize = { width: 4, height: 9, stroke: 1, gap: 2 };
  const LARGE: BlockSize = { width: 9, height: 18, stroke: 2, gap: 3 };

  function digit(segments: number, size: BlockSize): string[] {
    const canvas = createCanvas(size.width + size.gap, Math.ceil(size.height / 2));
    drawBlockDigit(canvas, { column: 0, row: 0 }, segments, size);
    return plainLines(canvas);
  }

  test('a small eight', () => {
    expect(digit(EIGHT, SMALL)).toEqual(['▄▀▀▄', '█  █', '▄▀▀▄', '█  █', ' ▀▀']);
  });

  test('all 128 pictures of a cell are told apart, small and large', () => {
    for (const size of [SMALL, LARGE]) {
      const drawn = new Set<string>();
      for (let segments = 0; segments < 128; segments += 1) {
        drawn.add(digit(segments, size).join('\n'));
      }
      expect(drawn.size).toBe(128);
    }
  });

  test('an eight looks the same upside down', () => {
    const flip: Record<string, string> = { '▀': '▄', '▄': '▀' };
    const rows = digit(EIGHT, LARGE);
    const flipped = rows
      .reverse()
      .map((row) => [...row].map((mark) => flip[mark] ?? mark).join(''));
    expect(flipped).toEqual(digit(EIGHT, LARGE));
  });

  test('strokes that are not lit are there, but not lit', () => {
    const canvas = createCanvas(4, 5);
    drawBlockDigit(canvas, { column: 0, row: 0 }, 0, SMALL);
    expect(canvas.styles).toContain('ghost');
    expect(canvas.styles).not.toContain('lit');
    expect(plainLines(canvas).join('')).toBe('');
  });

  test.each([
    ['a colon in a narrow gap', drawBlockColon, SMALL, ['', '    ▝▘', '', '    ▝▘', '']],
    ['a point in a narrow gap', drawBlockPoint, SMALL, ['', '', '', '', '    ▝▘']],
  ])('%s touches neither neighbour', (_name, draw, size, rows) => {
    const canvas = createCanvas(size.width + size.gap, 5);
    draw(canvas, { column: 0, row: 0 }, size);
    expect(plainLines(canvas)).toEqual(rows);
  });
});
