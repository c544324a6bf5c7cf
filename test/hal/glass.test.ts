// From a frame to bits: which bytes change, and marks that share a bit.
import { createGlass, paintGlass, sendGlass, type Glass } from '../../hal/espruino/displays/glass';
import { Sign } from '../../hal/hal';
import { createFrame, createMap } from './fake-board';

function sentBytes(glass: Glass): string[] {
  const sent: string[] = [];
  sendGlass(glass, (chip, address) => {
    sent.push(`${chip}.${address}=${glass.memory[chip * 16 + address]!.toString(16)}`);
  });
  return sent;
}

test('a cell is sent when it changes, and only then', () => {
  const glass = createGlass(createMap(0));
  const frame = createFrame();
  frame.cells[0] = 0x3f;
  frame.cells[11] = 0x06;
  paintGlass(glass, frame);
  expect(sentBytes(glass)).toEqual(['0.0=3f', '1.5=6']);
  frame.cells[0] = 0x06;
  paintGlass(glass, frame);
  expect(sentBytes(glass)).toEqual(['0.0=6']);
  paintGlass(glass, frame);
  expect(sentBytes(glass)).toEqual([]);
});

test('all sixteen bytes of both chips can wait at once', () => {
  const glass = createGlass(createMap(0));
  glass.unsent = -1;
  expect(sentBytes(glass)).toHaveLength(32);
  expect(glass.unsent).toBe(0);
});

test('a segment that the glass lacks is passed over', () => {
  const map = createMap(0);
  map.segments[3] = 255;
  const glass = createGlass(map);
  const frame = createFrame();
  frame.cells[0] = 0x0f;
  paintGlass(glass, frame);
  expect(sentBytes(glass)).toEqual(['0.0=7']);
});

test('a bit that is colon and point is lit while either is', () => {
  const map = createMap(0);
  map.colons[1] = 15;
  map.points[1] = 15;
  const glass = createGlass(map);
  const frame = createFrame();
  frame.colons = 2;
  paintGlass(glass, frame);
  expect(sentBytes(glass)).toEqual(['0.1=80']);
  frame.colons = 0;
  frame.points = 2;
  paintGlass(glass, frame);
  expect(glass.memory[1]).toBe(0x80);
  frame.points = 0;
  paintGlass(glass, frame);
  expect(glass.memory[1]).toBe(0);
});

test('colon and point with bits of their own are lit alone', () => {
  const map = createMap(0);
  map.colons[0] = 7;
  map.points[0] = 15;
  const glass = createGlass(map);
  const frame = createFrame();
  frame.colons = 1;
  paintGlass(glass, frame);
  expect([glass.memory[0], glass.memory[1]]).toEqual([0x80, 0]);
  frame.colons = 0;
  frame.points = 1;
  paintGlass(glass, frame);
  expect([glass.memory[0], glass.memory[1]]).toEqual([0, 0x80]);
});

test('a sign lights its own bit, and signs that the glass lacks none', () => {
  const map = createMap(0);
  map.signSpots[24] = 128 + 47;
  const glass = createGlass(map);
  const frame = createFrame();
  frame.signs = Sign.Fault | Sign.TurnLeft;
  paintGlass(glass, frame);
  expect(sentBytes(glass)).toEqual(['1.5=80']);
});
