// Draws the board, the parts, and the tags that stand for supply and ground.
import { Board } from '../../../../board-configs/board';
import { LOGIC_VOLTS } from '../pin-facts';
import { boardKeys } from '../pin-uses';
import { GROUND, KEY_TITLES, Target } from '../wiring-parts';
import { Geometry } from './geometry';
import { BOARD_WIDTH, BoardPin, Layout, PART_WIDTH, PlacedPart, Side } from './layout';
import { polyline, rectangle, text, wire, wrap } from './svg';

const STUB = 12;
const LABEL_COLUMN = 62;
const TITLE_COLUMNS = 17;

/** "BTN4, bottom left" is short enough inside the board without the place. */
const shortName = (name: string) => name.replace(/,.*/, '');

function tagColour(name: string, volts: number): string {
  if (name === GROUND) return '#343a40';
  if (volts === 0) return '#e67700';
  return volts === LOGIC_VOLTS ? '#c92a2a' : '#7048e8';
}

interface Tag {
  side: Side;
  out: number;
  y: number;
  name: string;
  colour: string;
  /** -1 towards the board, 1 away from it. */
  direction: 1 | -1;
}

function drawTag(tag: Tag, geometry: Geometry): string {
  const width = tag.name.length * 7.6 + 12;
  const { side, out, direction } = tag;
  const y = geometry.y(tag.y);
  const start = geometry.at(side, out);
  const end = geometry.at(side, out + direction * STUB);
  const far = geometry.at(side, out + direction * (STUB + width));
  const box = { x: Math.min(end, far), y: y - 9, width, height: 18 };
  return [
    wire(
      polyline([
        [start, y],
        [end, y],
      ]),
      tag.colour,
    ),
    rectangle(box, tag.colour, tag.colour, 4),
    text((end + far) / 2, y, tag.name, { size: 11, anchor: 'middle', bold: true, colour: '#fff' }),
  ].join('');
}

function targetTag(board: Board, to: Target): { name: string; colour: string } {
  const volts = to.kind === 'rail' ? (board.carrier.rails[to.name] ?? 0) : 0;
  return { name: to.name, colour: tagColour(to.name, volts) };
}

function terminalElements(board: Board, placed: PlacedPart, geometry: Geometry): string[] {
  const { side, column, rows } = placed;
  const out = geometry.columnOut(side, column);
  const anchor = side === 'left' ? 'end' : 'start';
  return rows.flatMap(({ terminal, y }) => {
    const label = text(geometry.at(side, out + 8), geometry.y(y), terminal.name, {
      size: 11,
      anchor,
    });
    if (terminal.to.kind !== 'rail' && terminal.to.kind !== 'tag') return [label];
    return [
      label,
      drawTag({ side, out, y, direction: -1, ...targetTag(board, terminal.to) }, geometry),
    ];
  });
}

function farLabels(placed: PlacedPart, geometry: Geometry): string[] {
  const { part, side, rows } = placed;
  const out = geometry.columnOut(side, 1) + PART_WIDTH - 8;
  const anchor = side === 'left' ? 'start' : 'end';
  return part.far.map((name, i) => {
    const near = part.terminals[i];
    const y = rows.find(({ terminal }) => terminal === near)?.y ?? 0;
    return text(geometry.at(side, out), geometry.y(y), name, { size: 11, anchor });
  });
}

function titleLines(placed: PlacedPart): { words: string; bold: boolean }[] {
  const { part } = placed;
  const room = Math.max(1, Math.floor(placed.height / 15) - 1);
  const detail = wrap(part.detail, TITLE_COLUMNS).slice(0, room);
  return [{ words: part.title, bold: true }, ...detail.map((words) => ({ words, bold: false }))];
}

export function drawPart(board: Board, placed: PlacedPart, geometry: Geometry): string[] {
  const { side, column, top, height, part } = placed;
  const out = geometry.columnOut(side, column);
  const x = Math.min(geometry.at(side, out), geometry.at(side, out + PART_WIDTH));
  const box = { x, y: geometry.y(top), width: PART_WIDTH, height };
  const lines = titleLines(placed);
  const centre = geometry.at(side, out + (part.far.length > 0 ? PART_WIDTH / 2 : PART_WIDTH * 0.7));
  const first = box.y + height / 2 - ((lines.length - 1) * 15) / 2;
  return [
    rectangle(box, '#f1f3f5', '#868e96', 6),
    ...lines.map(({ words, bold }, i) =>
      text(centre, first + i * 15, words, { size: bold ? 12 : 11, anchor: 'middle', bold }),
    ),
    ...terminalElements(board, placed, geometry),
    ...farLabels(placed, geometry),
  ];
}

/** Supply pins that some part uses, and every ground pin. */
function boardTags(board: Board, layout: Layout, geometry: Geometry): string[] {
  const targets = layout.parts.flatMap(({ part }) => part.terminals.map(({ to }) => to));
  const used = new Set(targets.filter((to) => to.kind === 'rail').map((to) => to.name));
  return layout.pins.flatMap(({ label, side, y }) => {
    const volts = board.carrier.rails[label];
    if (volts === undefined) return [];
    const name = volts === 0 ? GROUND : label;
    if (!used.has(name)) return [];
    return [
      drawTag({ side, out: 0, y, name, colour: tagColour(name, volts), direction: 1 }, geometry),
    ];
  });
}

function pinLabel(pin: BoardPin, isUsed: boolean, geometry: Geometry): string {
  const anchor = pin.side === 'left' ? 'start' : 'end';
  const colour = isUsed ? '#111' : '#868e96';
  return text(geometry.at(pin.side, -9), geometry.y(pin.y), pin.label, {
    size: 12,
    anchor,
    bold: isUsed,
    colour,
  });
}

function boardWords(board: Board): { words: string; bold: boolean }[] {
  const model = wrap(board.carrier.model, 16).map((words) => ({ words, bold: true }));
  const keys = boardKeys(board).filter(([, key]) => key.onBoard !== undefined);
  const lines = keys.map(([name, key]) => `${KEY_TITLES[name]} = ${shortName(key.onBoard ?? '')}`);
  return [...model, ...lines.map((words) => ({ words, bold: false }))];
}

export function drawBoard(board: Board, layout: Layout, geometry: Geometry): string[] {
  const box = {
    x: geometry.edge('left'),
    y: geometry.y(0),
    width: BOARD_WIDTH,
    height: layout.boardHeight,
  };
  const targets = layout.parts.flatMap(({ part }) => part.terminals.map(({ to }) => to));
  const used = new Set(targets.map((to) => to.name));
  const isUsed = (label: string) =>
    used.has(label) || (board.carrier.rails[label] === 0 && used.has(GROUND));
  const lines = boardWords(board);
  const first = box.y + box.height / 2 - ((lines.length - 1) * 18) / 2;
  const middle = box.x + LABEL_COLUMN + (BOARD_WIDTH - 2 * LABEL_COLUMN) / 2;
  return [
    rectangle(box, '#e7f5ff', '#1971c2', 8),
    ...lines.map(({ words, bold }, i) =>
      text(middle, first + i * 18, words, { size: 12, anchor: 'middle', bold }),
    ),
    ...layout.pins.map((pin) => pinLabel(pin, isUsed(pin.label), geometry)),
    ...boardTags(board, layout, geometry),
  ];
}
