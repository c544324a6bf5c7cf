// The wiring table and the drawing say the same, and the drawing can be read.
import { wiringParts } from '../../firmware/tools/boards/wiring-parts';
import { wiringSvg } from '../../firmware/tools/boards/wiring-svg';
import { wiringTable } from '../../firmware/tools/boards/wiring-table';
import { pinUses } from '../../firmware/tools/boards/pin-uses';
import { boardNames } from '../../firmware/tools/boards/load-board';
import { BoardName, copyOf, setField } from './board-samples';

interface Words {
  words: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** Where each text of the drawing lies, with letters as wide as the widest usual ones. */
function textsOf(svg: string): Words[] {
  return [...svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(([, tag = '', words = '']) => {
    const x = Number(attribute(tag, 'x'));
    const y = Number(attribute(tag, 'y'));
    const size = Number(attribute(tag, 'font-size'));
    const letter = tag.includes('bold') ? 0.7 : 0.62;
    const width = words.replace(/&\w+;/g, '&').length * size * letter;
    const anchor = attribute(tag, 'text-anchor');
    const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
    return { words, left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.2 };
  });
}

const overlap = (a: Words, b: Words) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function overlaps(svg: string): string[] {
  const texts = textsOf(svg);
  return texts.flatMap((a, i) =>
    texts.slice(i + 1).flatMap((b) => (overlap(a, b) ? [`${a.words} / ${b.words}`] : [])),
  );
}

/** A straight piece of a wire: the line that it lies on, and from where to where. */
interface Piece {
  colour: string;
  line: string;
  from: number;
  to: number;
}

function pieceOf(colour: string, [x1, y1]: number[], [x2, y2]: number[]): Piece {
  const isUpright = x1 === x2;
  const ends = (isUpright ? [y1, y2] : [x1, x2]).map(Number).sort((a, b) => a - b);
  const line = isUpright ? `x ${x1}` : `y ${y1}`;
  return { colour, line, from: ends[0] ?? 0, to: ends[1] ?? 0 };
}

function piecesOf(svg: string): Piece[] {
  const paths = [...svg.matchAll(/<path d="([^"]*)" fill="none" stroke="(#[0-9a-f]{6})"/g)];
  const strokes = paths.flatMap(([, path = '', colour = '']) =>
    path.split('M').map((stroke) => ({ colour, stroke })),
  );
  return strokes.flatMap(({ colour, stroke }) => {
    const points = stroke.split('L').map((point) => point.trim().split(' ').map(Number));
    return points.slice(1).map((point, i) => pieceOf(colour, points[i] ?? [], point));
  });
}

/** Pairs of wires of different colours that run on top of each other. */
function sharedLines(svg: string): string[] {
  const pieces = piecesOf(svg);
  const runsOn = (a: Piece, b: Piece) =>
    a.colour !== b.colour &&
    a.line === b.line &&
    Math.min(a.to, b.to) - Math.max(a.from, b.from) > 1;
  return pieces.flatMap((a, i) =>
    pieces
      .slice(i + 1)
      .flatMap((b) => (runsOn(a, b) ? [`${a.colour}, ${b.colour}: ${a.line}`] : [])),
  );
}

test.each(boardNames())('%s: no text of the drawing lies on another', (name) => {
  expect(overlaps(wiringSvg(copyOf(name)))).toEqual([]);
});

test.each(boardNames())('%s: every text lies inside the picture', (name) => {
  const svg = wiringSvg(copyOf(name));
  const width = Number(attribute(svg, 'width'));
  const height = Number(attribute(svg, 'height'));
  const outside = textsOf(svg).filter(
    ({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height,
  );
  expect(outside).toEqual([]);
});

test.each(boardNames())('%s: no wire runs on another', (name) => {
  expect(sharedLines(wiringSvg(copyOf(name)))).toEqual([]);
});

test.each(boardNames())('%s: every wired pin is in the table and in the drawing', (name) => {
  const board = copyOf(name);
  const table = wiringTable(board);
  const drawn = textsOf(wiringSvg(board)).map(({ words }) => words);
  for (const { label } of pinUses(board)) {
    const isOnBoard = Object.values(board.keys).some(
      (key) => typeof key === 'object' && key.pin === label && key.onBoard !== undefined,
    );
    expect(table).toContain(label);
    if (!isOnBoard) expect(drawn).toContain(label);
  }
  for (const { title } of wiringParts(board)) expect(drawn).toContain(title);
});

test.each(boardNames())('%s: the page says that nothing was tried on hardware', (name) => {
  expect(wiringTable(copyOf(name))).toContain('Nothing here has been tried on hardware');
  expect(wiringSvg(copyOf(name))).toContain('Not tried on hardware');
});

const ODD: readonly (readonly [string, BoardName, { [path: string]: unknown }])[] = [
  [
    'display lines from both sides of the board',
    'esp32-ht1621',
    { 'display.wr': 'D14', 'leds.0.pin': 'D4' },
  ],
  [
    'keys spread over both sides',
    'esp32-ht1621',
    { 'keys.left.pin': 'D4', 'keys.plus.pin': 'TX2' },
  ],
  [
    'a lever with one contact',
    'esp32-ht1621',
    { 'keys.contact': 'lever', 'keys.right': { pin: 'D32', closes: 'high', pull: 'up' } },
  ],
  [
    'an active buzzer and external pulls',
    'esp32-ht1621',
    {
      buzzer: { pin: 'D22', kind: 'active', rail: 'VIN' },
      'keys.plus': { pin: 'D34', closes: 'low', pull: 'external' },
    },
  ],
  [
    'a key that closes to the supply',
    'esp32-ht1621',
    { 'keys.plus': { pin: 'D27', closes: 'high', pull: 'down' } },
  ],
  [
    'an LCD behind a shifter',
    'esp32-ht1621',
    { 'display.supply': { rail: 'VIN', shifter: '74AHCT125' } },
  ],
];

test.each(ODD)('a board with %s can be drawn and read', (_what, name, changes) => {
  const board = copyOf(name);
  for (const [path, value] of Object.entries(changes)) setField(board, path, value);
  const svg = wiringSvg(board);
  expect(overlaps(svg)).toEqual([]);
  expect(sharedLines(svg)).toEqual([]);
  expect(wiringTable(board)).toContain('Battery estimate');
});

test('a name with signs of XML is written so that the drawing stays whole', () => {
  const board = copyOf('pixljs');
  board.title = 'A <b> & "c"';
  expect(wiringSvg(board)).toContain('A &lt;b&gt; &amp; &quot;c&quot;');
});

test('the table shows what stands between a pin and the display', () => {
  const table = wiringTable(copyOf('esp32-tm1637'));
  expect(table).toMatch(/BSS138 \(level shifter\) +LV1 +D21/);
  expect(table).toMatch(/DIO +level shifter HV1/);
});

test('the table names buttons that are already on the board, and what is left out', () => {
  const table = wiringTable(copyOf('pixljs'));
  expect(table).toContain('PAUSE is BTN3, bottom right, on the board.');
  expect(table).toContain('Left out to fit:\n- self-test: the test at power-on (hold PLUS)\n');
  expect(table).toContain('\n- byo-yomi\n');
});
