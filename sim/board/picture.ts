// What a board's glass shows, read from the chips' memory, and what a frame would look like on that
// glass. Both are lists of lit spots, so that they can be compared bit by bit.
import type { DeviceGlass } from '../../board-configs/device-board';
import { SpotCode } from '../../board-configs/device-board';
import { CELLS } from '../../hal/hal';
import type { Frame } from '../../hal/hal';
import { createBlankFrame } from '../sim-hal';
import { SIGN_NAMES } from '../sign-names';
import type { Bench } from './bench';
import { drawPixels, pixelsNow, readPixels } from './pixel-picture';

/** Lit spots and LEDs, in one order: equal texts are equal pictures. */
export type Picture = string;

const CELL_SEGMENTS = 7;
const MODULE_SPOTS = 128;

function bitsPerAddress(bench: Bench): number {
  return bench.board.display.chip === 'ht1621' ? 4 : 8;
}

function glassOf(bench: Bench): DeviceGlass {
  return bench.device.display as DeviceGlass;
}

/** Codes of all spots that the modules light, also of those that no segment hangs on. */
function litCodes(bench: Bench): Set<number> {
  const bits = bitsPerAddress(bench);
  const codes = new Set<number>();
  bench.modules.forEach((module, i) => {
    for (const spot of module.litSegments()) {
      const [address, bit] = spot.split('.').map(Number);
      codes.add(i * MODULE_SPOTS + address! * bits + bit!);
    }
  });
  return codes;
}

/** Calls `visit` for every spot that there is, with its place in the frame. */
function eachSpot(glass: DeviceGlass, visit: (code: number, spot: Spot) => void): void {
  const list = (codes: Uint8Array, part: Spot['part']) =>
    codes.forEach((code, index) => {
      if (code !== SpotCode.None) visit(code, { part, index });
    });
  list(glass.segments, 'segment');
  list(glass.colons, 'colon');
  list(glass.points, 'point');
  list(glass.signSpots, 'sign');
}

interface Spot {
  part: 'segment' | 'colon' | 'point' | 'sign';
  index: number;
}

function isLit(frame: Frame, { part, index }: Spot): boolean {
  if (part === 'segment') {
    return ((frame.cells[Math.floor(index / CELL_SEGMENTS)]! >> (index % CELL_SEGMENTS)) & 1) === 1;
  }
  const bits = { colon: frame.colons, point: frame.points, sign: frame.signs }[part];
  return ((bits >> index) & 1) === 1;
}

function light(frame: Frame, { part, index }: Spot): void {
  if (part === 'segment') {
    frame.cells[Math.floor(index / CELL_SEGMENTS)]! |= 1 << (index % CELL_SEGMENTS);
  } else if (part === 'colon') frame.colons |= 1 << index;
  else if (part === 'point') frame.points |= 1 << index;
  else frame.signs |= 1 << index;
}

/** Bits of the signs whose LEDs are lit. */
function ledSigns({ device, machine }: Bench): number {
  return device.ledPins.reduce((signs, pin, led) => {
    const onLevel = (device.ledsLowLit >> led) & 1 ? 0 : 1;
    return machine.level(pin) === onLevel ? signs | (1 << device.ledSigns[led]!) : signs;
  }, 0);
}

function ledsOf({ device }: Bench): number {
  return device.ledSigns.reduce((bits, sign) => bits | (1 << sign), 0);
}

function textOf(codes: Iterable<number>, leds: number): Picture {
  const lit = [...codes].sort((a, b) => a - b).join(' ');
  return `${lit} leds ${SIGN_NAMES.filter((_, i) => (leds >> i) & 1).join(' ')}`;
}

export function pictureNow(bench: Bench): Picture {
  if (bench.board.display.chip === 'graphics') return pixelsNow(bench);
  return textOf(litCodes(bench), ledSigns(bench));
}

/** The frame as this board's glass shows it. */
export function pictureOf(bench: Bench, frame: Frame): Picture {
  if (bench.board.display.chip === 'graphics') return drawPixels(bench, frame);
  const codes = new Set<number>();
  eachSpot(glassOf(bench), (code, spot) => {
    if (isLit(frame, spot)) codes.add(code);
  });
  return textOf(codes, frame.signs & ledsOf(bench));
}

/** A dot that stands for both marks is read as what it looks like. */
function withoutDoubles(bench: Bench, frame: Frame): Frame {
  const { colons, points } = glassOf(bench);
  for (let cell = 0; cell < CELLS; cell++) {
    if (colons[cell] === SpotCode.None || colons[cell] !== points[cell]) continue;
    if (bench.board.display.chip === 'tm1637') frame.points &= ~(1 << cell);
    else frame.colons &= ~(1 << cell);
  }
  return frame;
}

/** What stands on the glass, as a frame: what somebody reads who looks at it. */
export function frameNow(bench: Bench): Frame {
  if (bench.board.display.chip === 'graphics') return readPixels(bench);
  const frame = createBlankFrame();
  const lit = litCodes(bench);
  eachSpot(glassOf(bench), (code, spot) => {
    if (lit.has(code)) light(frame, spot);
  });
  frame.signs |= ledSigns(bench);
  return withoutDoubles(bench, frame);
}
