// TM1637: what goes over its two wires, decoded as the chip does.
import * as tm1637 from '../../hal/espruino/displays/tm1637';
import { createFrame, createMap } from './fake-board';
import { fake, pin, plugIn, takeTape } from './fake-espruino';

/** Segments of a 4, which differ from their mirror image. */
const FOUR = 0x66;

beforeEach(() => {
  plugIn();
});

/** A frame that shows a 4 in one cell. */
function withFour(cell: number) {
  const frame = createFrame();
  frame.cells[cell] = FOUR;
  return frame;
}

/** What the chips on D0 and D1 have heard so far. */
interface Ear {
  levels: Record<string, number>;
  /** The data line between its START and STOP; '' else. */
  line: string;
  bits: number[];
  frames: string[];
}

/** Eight bits, lowest first, and the one for the acknowledgement. */
function bytesOf(bits: number[]): string {
  const found = [];
  for (let i = 0; i + 9 <= bits.length; i += 9) {
    const byte = bits.slice(i, i + 8).reduce((sum, bit, place) => sum | (bit << place), 0);
    found.push(byte.toString(16).padStart(2, '0'));
  }
  return found.join(' ');
}

/** A data line moves while the clock is high: START or STOP. */
function hearCondition(ear: Ear, name: string, level: number): void {
  if (level === 0) Object.assign(ear, { line: name, bits: [] });
  else if (ear.line !== '') {
    ear.frames.push(`${ear.line}:${bytesOf(ear.bits)}`);
    ear.line = '';
  }
}

function hearLevel(ear: Ear, name: string, level: number): void {
  const isChange = ear.levels[name] !== level;
  if (name === 'CLK') {
    if (isChange && level === 1 && ear.line !== '') ear.bits.push(ear.levels[ear.line]!);
  } else if (isChange && ear.levels['CLK'] === 1) hearCondition(ear, name, level);
  ear.levels[name] = level;
}

/** Bytes between START and STOP, from the levels on the tape. */
function decode(tape: string[]): string[] {
  const ear: Ear = { levels: { CLK: 1, D0: 1, D1: 1 }, line: '', bits: [], frames: [] };
  for (const [name, level] of tape.map((step) => step.split('='))) {
    if (level !== undefined) hearLevel(ear, name!, Number(level));
  }
  return ear.frames;
}

describe('TM1637', () => {
  /** The chip pulls its line low at the ninth clock: here the line just reads low or high. */
  const start = () =>
    tm1637.createDisplay({
      ...createMap(0),
      clk: pin('CLK'),
      dio: [pin('D0'), pin('D1')],
      brightness: 5,
    } as never);

  /** The chips acknowledge: what is read from a data line is always low. */
  function acknowledge(names: string[]): void {
    const read = (pins: { name: string }) => (names.includes(pins.name) ? 0 : 1);
    Object.assign(globalThis, { digitalRead: read });
  }

  test('the start: fixed addresses, six blank grids, then brightness and on', () => {
    acknowledge(['D0', 'D1']);
    start();
    const tape = takeTape();
    const frames = decode(tape);
    expect(tape.slice(0, 3)).toEqual(['CLK=1', 'mode D0 opendrain', 'D0=1']);
    expect(frames.slice(0, 8)).toEqual([
      'D0:44',
      'D0:c0 00',
      'D0:c1 00',
      'D0:c2 00',
      'D0:c3 00',
      'D0:c4 00',
      'D0:c5 00',
      'D0:8d',
    ]);
    expect(frames.slice(8).every((frame) => frame.startsWith('D1'))).toBe(true);
    expect(frames).toHaveLength(16);
  });

  test('one changed cell is one grid', () => {
    acknowledge(['D0', 'D1']);
    start();
    takeTape();
    tm1637.drawFrame(withFour(8));
    expect(decode(takeTape())).toEqual(['D1:c2 66']);
  });

  test('the lines are left idle: clock and data high', () => {
    acknowledge(['D0', 'D1']);
    start();
    tm1637.drawFrame(withFour(0));
    expect([fake.levels['CLK'], fake.levels['D0'], fake.levels['D1']]).toEqual([1, 1, 1]);
  });

  test('nothing changed sends nothing', () => {
    acknowledge(['D0', 'D1']);
    start();
    takeTape();
    tm1637.drawFrame(createFrame());
    expect(takeTape()).toEqual([]);
  });

  test('a module that does not acknowledge is left alone until its renewal', () => {
    acknowledge(['D0', 'D1']);
    start();
    acknowledge(['D1']);
    takeTape();
    const frame = withFour(0);
    frame.cells[1] = FOUR;
    frame.cells[6] = FOUR;
    tm1637.drawFrame(frame);
    expect(decode(takeTape())).toEqual(['D0:c0', 'D1:c0 66']);
    expect(tm1637.isDisplayLost()).toBe(true);
    tm1637.renewDisplay(0);
    expect(decode(takeTape())).toEqual(['D0:44']);
  });

  test('a module that comes back shows the present picture after its renewal', () => {
    acknowledge(['D1']);
    start();
    tm1637.drawFrame(withFour(3));
    acknowledge(['D0', 'D1']);
    takeTape();
    tm1637.renewDisplay(0);
    expect(decode(takeTape())).toContain('D0:c3 66');
    expect(tm1637.isDisplayLost()).toBe(false);
  });
});
