// Contacts to edges: order, stamps, the ring, and keys whose edge was lost.
import { createEdges, frontKeysDown, isDown, takeEdge } from '../../hal/espruino/edges';
import { nowMs, startTime } from '../../hal/espruino/monotonic';
import { limitPasses, planPass, startPasses } from '../../hal/espruino/pass-timer';
import { Key, type Edge } from '../../hal/hal';
import { createBoard, KEY_NAMES } from './fake-board';
import { edgeOn, fake, pin, plugIn, takeTape } from './fake-espruino';

const edge: Edge = { key: Key.Left, closed: false, atMs: 0 };

function taken(): string[] {
  const texts = [];
  while (takeEdge(edge)) texts.push(`${edge.key}${edge.closed ? '+' : '-'}${edge.atMs}`);
  return texts;
}

function passAt(ms: number): string[] {
  fake.seconds = ms / 1000;
  nowMs();
  return taken();
}

function start(changes: Record<string, unknown> = {}): void {
  startTime(0);
  for (const name of KEY_NAMES) fake.levels[name] ??= 1;
  createEdges(createBoard(changes));
  limitPasses(5, 1000);
  startPasses(() => undefined);
}

beforeEach(() => {
  plugIn();
});

describe('setting up', () => {
  test('pinMode comes before and after the watch, which would undo it', () => {
    start();
    expect(takeTape().slice(0, 3)).toEqual([
      'mode L input_pullup',
      'watch L',
      'mode L input_pullup',
    ]);
  });

  test('watches see both edges, again and again, without the debounce of the interpreter', () => {
    start();
    expect(fake.watches).toHaveLength(5);
    for (const { options } of fake.watches) {
      expect(options).toEqual({ repeat: true, edge: 'both', debounce: 0 });
    }
  });
});

describe('edges', () => {
  beforeEach(() => start());

  test('each keeps its own stamp, oldest first', () => {
    fake.seconds = 0.2;
    edgeOn('L', false, 0.1);
    edgeOn('R', false, 0.1004);
    edgeOn('L', true, 0.18);
    expect(taken()).toEqual(['0+100', '1+100', '0-180']);
  });

  test('a contact that the interrupt saw open again closed and opened at its first edge', () => {
    fake.seconds = 0.2;
    edgeOn('L', true, 0.1);
    edgeOn('L', false, 0.101);
    expect(taken()).toEqual(['0+100', '0-100', '0+101']);
  });

  test('an edge brings the next pass forward, once', () => {
    planPass(700, true);
    expect(fake.timers[0]!.ms).toBe(700);
    edgeOn('L', false, 0);
    expect(fake.timers[0]!.ms).toBe(1);
    expect(fake.timers).toHaveLength(1);
  });

  test('a full ring keeps the oldest edges, and the poll finds the level', () => {
    fake.seconds = 0.2;
    for (let i = 0; i < 65; i++) edgeOn('L', i % 2 === 1, 0.1 + i / 10000);
    edgeOn('P', false, 0.15);
    expect(taken()).toHaveLength(63);
    expect(passAt(219)).toEqual([]);
    expect(passAt(220)).toEqual(['3+200']);
  });

  test('keys of a board with fewer keys than the contract are never down', () => {
    expect(isDown(Key.Back)).toBe(false);
    expect(isDown(Key.Ok)).toBe(false);
  });

  test('front keys that are down are told as bits, the players apart', () => {
    fake.levels['L'] = 0;
    fake.levels['M'] = 0;
    fake.levels['S'] = 0;
    expect(frontKeysDown()).toBe((1 << Key.Minus) | (1 << Key.Plus));
  });
});

describe('a key whose edge was lost', () => {
  beforeEach(() => {
    start();
    passAt(1000);
    fake.levels['L'] = 0;
  });

  test.each([
    [1019, []],
    [1020, ['0+1000']],
    [1021, ['0+1000']],
  ])('is found by a second poll at %i ms, 20 ms after the first', (ms, expected) => {
    passAt(1000);
    expect(passAt(ms)).toEqual(expected);
  });

  test('asks for the second poll within 20 ms', () => {
    passAt(1000);
    planPass(1000, true);
    expect(fake.timers[0]!.ms).toBe(20);
    passAt(1020);
    planPass(1000, true);
    expect(fake.timers[0]!.ms).toBe(1000);
  });

  test('is not found when an edge came between the polls', () => {
    passAt(1000);
    fake.seconds = 1.01;
    edgeOn('L', false, 1.005);
    expect(taken()).toEqual(['0+1005']);
    expect(passAt(1040)).toEqual([]);
  });

  test('is not found when the level went back between the polls', () => {
    passAt(1000);
    fake.levels['L'] = 1;
    passAt(1010);
    fake.levels['L'] = 0;
    expect(passAt(1025)).toEqual([]);
    expect(passAt(1045)).toEqual(['0+1025']);
  });

  test('does not keep another key from being found', () => {
    passAt(1000);
    fake.levels['P'] = 0;
    expect(passAt(1010)).toEqual([]);
    expect(passAt(1020)).toEqual(['0+1000']);
    expect(passAt(1029)).toEqual([]);
    expect(passAt(1030)).toEqual(['3+1010']);
  });

  test('is told once', () => {
    passAt(1000);
    passAt(1020);
    expect(passAt(1100)).toEqual([]);
  });
});

describe('other contacts', () => {
  test('a button that closes high is closed at 1', () => {
    fake.levels['M'] = 0;
    start({ keysClosedHigh: 1 << Key.Minus });
    edgeOn('M', true, 0);
    expect(taken()).toEqual(['2+0']);
  });

  test('a lever with one contact has one watch and closes one side as it opens the other', () => {
    const lever = pin('L');
    const pins = [lever, lever, pin('M'), pin('P'), pin('S')];
    start({ keyPins: pins, keysClosedHigh: 1 << Key.Right, hasLever: true });
    expect(fake.watches).toHaveLength(4);
    expect([isDown(Key.Left), isDown(Key.Right)]).toEqual([false, true]);
    edgeOn('L', false, 0);
    expect(taken()).toEqual(['0+0', '1-0']);
    edgeOn('L', true, 0);
    expect(taken()).toEqual(['0-0', '1+0']);
  });

  test('a key that is held at power-on makes no edge until it opens', () => {
    fake.levels['S'] = 0;
    start();
    expect(passAt(1000)).toEqual([]);
    expect(passAt(1100)).toEqual([]);
    edgeOn('S', true, 1.1);
    expect(taken()).toEqual(['4-1100']);
  });
});
