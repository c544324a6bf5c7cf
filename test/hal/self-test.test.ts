// The test at power-on: what it shows, says and sounds, and that it ends.
import { CELLS, Key, Sign, type Edge, type Frame, type Hal } from '../../hal/hal';
import { countUnread, createLinkPort } from '../../hal/espruino/link-port';
import * as none from '../../hal/espruino/no-self-test';
import { startSelfTest, passSelfTest } from '../../hal/espruino/self-test';
import { fake, plugIn, Serial1, takeTape } from './fake-espruino';

let shown: Frame[] = [];
let tones: number[] = [];
let edges: Edge[] = [];
let percent = 87;

const HAL = {
  nowMs: () => Math.round(fake.seconds * 1000),
  takeEdge: (edge: Edge) => {
    const next = edges.shift();
    if (next === undefined) return false;
    Object.assign(edge, next);
    return true;
  },
  show: (frame: Frame) => void shown.push({ ...frame, cells: frame.cells.slice() }),
  tone: (hz: number) => void tones.push(hz),
  batteryPercent: () => percent,
  kick: () => undefined,
} as unknown as Hal;

/** Passes until `seconds`; the last answer. */
function runTo(seconds: number): number {
  let waitMs = 1;
  while (fake.seconds < seconds && waitMs > 0) {
    waitMs = passSelfTest(HAL);
    fake.seconds += waitMs / 1000;
  }
  return waitMs;
}

const CONTACTS_SECONDS = 19;

beforeEach(() => {
  plugIn();
  shown = [];
  tones = [];
  edges = [];
  percent = 87;
  createLinkPort(Serial1);
  countUnread({ unread: 0 });
  startSelfTest();
});

test('it begins with all that the glass has', () => {
  passSelfTest(HAL);
  expect([...shown[0]!.cells]).toEqual(new Array(CELLS).fill(0x7f));
  expect(shown[0]).toMatchObject({ colons: 0xfff, points: 0xfff, signs: 2 * Sign.Fault - 1 });
});

test('every segment, every mark and every sign is shown alone', () => {
  runTo(CONTACTS_SECONDS - 0.5);
  const alone = shown.slice(10);
  for (let segment = 0; segment < 7; segment++) {
    expect(alone.some(({ cells }) => cells.every((cell) => cell === 1 << segment))).toBe(true);
  }
  for (let sign = 0; sign < 25; sign++) {
    expect(alone.some(({ signs, cells }) => signs === 1 << sign && cells[0] === 0)).toBe(true);
  }
  expect(alone.some(({ colons, points }) => colons === 0xfff && points === 0)).toBe(true);
  expect(alone.some(({ colons, points }) => colons === 0 && points === 0xfff)).toBe(true);
});

test('the buzzer sounds twice and is silent afterwards', () => {
  runTo(CONTACTS_SECONDS);
  expect(tones).toEqual([2000, 4000, 0]);
});

test('the charge is shown as digits and said on the port', () => {
  runTo(CONTACTS_SECONDS);
  expect([...shown[shown.length - 1]!.cells.subarray(0, 3)]).toEqual([0x3f, 0x7f, 0x07]);
  expect(takeTape().join(' ')).toContain('Serial1 # battery  Serial1 87 Serial1 \n');
});

test('a board that cannot measure shows no charge', () => {
  percent = -1;
  runTo(CONTACTS_SECONDS);
  expect([...shown[shown.length - 1]!.cells]).toEqual(new Array(CELLS).fill(0));
});

test('each contact lights a cell of its own while it is closed, and is said on the port', () => {
  runTo(CONTACTS_SECONDS);
  takeTape();
  edges = [{ key: Key.Plus, closed: true, atMs: 0 }];
  passSelfTest(HAL);
  expect(shown[shown.length - 1]!.cells[5 + Key.Plus]).toBe(0x7f);
  expect(takeTape().join(' ')).toContain('Serial1 # contact  Serial1 4');
  edges = [{ key: Key.Plus, closed: false, atMs: 0 }];
  passSelfTest(HAL);
  expect(shown[shown.length - 1]!.cells[5 + Key.Plus]).toBe(0);
});

test('keys that are pressed before the contacts have their turn are no presses later', () => {
  edges = [{ key: Key.Left, closed: true, atMs: 0 }];
  passSelfTest(HAL);
  expect(edges).toEqual([]);
});

test('it ends ten seconds after the last touch, not before', () => {
  runTo(CONTACTS_SECONDS);
  edges = [{ key: Key.Left, closed: true, atMs: 0 }];
  passSelfTest(HAL);
  const touchedSeconds = fake.seconds;
  fake.seconds = touchedSeconds + 9.999;
  expect(passSelfTest(HAL)).toBeGreaterThan(0);
  fake.seconds = touchedSeconds + 10;
  expect(passSelfTest(HAL)).toBe(0);
});

test('a board that leaves it out is done at once', () => {
  none.startSelfTest();
  expect(none.passSelfTest()).toBe(0);
});
