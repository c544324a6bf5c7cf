// The wiring drawing of a board as SVG, made from its file: the board with its pins as they lie,
// the parts around it, one coloured wire a signal, and tags for supply and ground.
import { Board } from '../../../board-configs/board';
import { drawBoard, drawPart } from './drawing/draw-boxes';
import { drawWire } from './drawing/draw-wires';
import { Geometry, MARGIN, geometryOf } from './drawing/geometry';
import { LANE, layOut } from './drawing/layout';
import { Net, crossesBoard, findNets } from './drawing/nets';
import { picture, text, wrap } from './drawing/svg';

const LINE = 17;
const NOTE_SIZE = 12;
/** Width to allow for a letter of the title. */
const TITLE_LETTER = 11.2;

const titleOf = (board: Board) => `${board.name}: ${board.title}`;

function heading(board: Board): string[] {
  const explanation = 'Seen from above. Tags of one name are joined. Not tried on hardware.';
  return [
    text(MARGIN, 30, titleOf(board), { size: 16, anchor: 'start', bold: true }),
    text(MARGIN, 54, explanation, { size: NOTE_SIZE, anchor: 'start', colour: '#495057' }),
  ];
}

function noteTexts(board: Board): string[] {
  const notes: string[] = [];
  const { feeds, battery } = board.power;
  if (board.carrier.rails[feeds] === undefined) notes.push(`${battery}: goes into ${feeds}.`);
  if (board.turnNote !== undefined) notes.push(board.turnNote);
  if (board.battery === 'none') notes.push('No battery level: this board cannot measure it.');
  return notes;
}

function drawNotes(
  board: Board,
  top: number,
  width: number,
): { elements: string[]; bottom: number } {
  const columns = Math.floor((width - 2 * MARGIN) / (NOTE_SIZE * 0.62));
  const lines = noteTexts(board).flatMap((note) => wrap(note, columns));
  const elements = lines.map((line, i) =>
    text(MARGIN, top + i * LINE, line, { size: NOTE_SIZE, anchor: 'start' }),
  );
  return { elements, bottom: top + lines.length * LINE };
}

function wiresBottom(nets: readonly Net[], geometry: Geometry): number {
  return geometry.bottom + nets.filter(crossesBoard).length * LANE;
}

export function wiringSvg(board: Board): string {
  const layout = layOut(board);
  const nets = findNets(layout);
  const geometry = geometryOf(layout, nets);
  const width = Math.max(geometry.width, 2 * MARGIN + titleOf(board).length * TITLE_LETTER);
  const notes = drawNotes(board, wiresBottom(nets, geometry) + 2 * MARGIN, width);
  return picture(width, notes.bottom + MARGIN, [
    ...heading(board),
    ...nets.flatMap((net) => drawWire(net, nets, geometry)),
    ...drawBoard(board, layout, geometry),
    ...layout.parts.flatMap((placed) => drawPart(board, placed, geometry)),
    ...notes.elements,
  ]);
}
