// The keys of the clock as buttons on the screen, with the keyboard's key on each.
import { Key } from '../../hal/hal';
import { put } from './canvas';
import type { Canvas, Spot, Style } from './canvas';
import type { View } from './view';

interface Button {
  readonly key: Key;
  readonly long: string;
  readonly short: string;
  readonly onFiveKeysOnly: boolean;
}

const button = (key: Key, long: string, short: string, onFiveKeysOnly = false): Button => ({
  key,
  long,
  short,
  onFiveKeysOnly,
});

const BUTTONS: readonly Button[] = [
  button(Key.Left, 'A  LEFT', 'A left'),
  button(Key.Back, '⌫ BACK', '⌫', true),
  button(Key.Minus, '−', '−'),
  button(Key.Pause, 'Space  PAUSE', 'Space pause'),
  button(Key.Plus, '+', '+'),
  button(Key.Ok, '⏎ OK', '⏎', true),
  button(Key.Right, 'RIGHT  L', 'right L'),
];

function buttonsOf(view: View): Button[] {
  return BUTTONS.filter((each) => view.hasFiveKeys || !each.onFiveKeysOnly);
}

function styleOf(view: View, each: Button, whenUp: Style): Style {
  return view.keysDown.has(each.key) ? 'down' : whenUp;
}

/** Left edges: the players' buttons at the margins, the front keys close together between. */
function leftEdges(widths: readonly number[], columns: number): number[] {
  const front = widths.slice(1, -1);
  const used = front.reduce((sum, width) => sum + width, 0);
  const outer = widths[0]! + widths[widths.length - 1]!;
  const space = Math.min(4, Math.floor((columns - outer - used) / (front.length + 1)));
  const frontColumns = used + space * (front.length - 1);
  const free = columns - outer - frontColumns;
  let column = widths[0]! + (free >> 1);
  const edges = front.map((width) => {
    const edge = column;
    column += width + space;
    return edge;
  });
  return [0, ...edges, columns - widths[widths.length - 1]!];
}

/** One row of buttons, as words. */
export function drawSmallButtons(canvas: Canvas, row: number, view: View): void {
  const buttons = buttonsOf(view);
  const columns = leftEdges(
    buttons.map((each) => each.short.length),
    canvas.columns,
  );
  buttons.forEach((each, i) => {
    put(canvas, { column: columns[i]!, row }, each.short, styleOf(view, each, 'bold'));
  });
}

function drawBox(canvas: Canvas, spot: Spot, text: string, style: Style): void {
  const line = '─'.repeat(text.length + 2);
  const edge = style === 'down' ? 'down' : 'case';
  const at = (row: number): Spot => ({ column: spot.column, row: spot.row + row });
  put(canvas, at(0), `╭${line}╮`, edge);
  put(canvas, at(1), `│ ${text} │`, edge);
  put(canvas, at(2), `╰${line}╯`, edge);
  put(canvas, { column: spot.column + 2, row: spot.row + 1 }, text, style);
}

/** Three rows of boxes, between these columns. */
export function drawLargeButtons(canvas: Canvas, spot: Spot, columns: number, view: View): void {
  const buttons = buttonsOf(view);
  const lefts = leftEdges(
    buttons.map((each) => each.long.length + 4),
    columns,
  );
  buttons.forEach((each, i) => {
    const at = { column: spot.column + lefts[i]!, row: spot.row };
    drawBox(canvas, at, each.long, styleOf(view, each, 'bold'));
  });
}
