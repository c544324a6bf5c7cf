// Compares the board's glass with the fake HAL's frame: from an instant on, within 60 ms, the board
// must have shown a picture that the fake HAL has shown in the same time.
import type { Bench } from './bench';
import { pictureNow } from './picture';
import type { Picture } from './picture';

/** The settle window of the core and the bus need some time. */
export const WATCH_MS = 60;
/** How often the glass is looked at. */
export const LOOK_EVERY_MS = 2;

interface Watch {
  untilMs: number;
  onBoard: Set<Picture>;
  onFake: Set<Picture>;
  /** What to do when the pictures never met. */
  differ: () => void;
}

export interface PictureWatch {
  bench: Bench;
  open: Watch[];
  /** The last picture, and how many bytes the display had heard by then. */
  picture: Picture;
  heardBytes: number;
}

export function createPictureWatch(bench: Bench): PictureWatch {
  return { bench, open: [], picture: '', heardBytes: -1 };
}

function heardBytes({ machine, modules, board }: Bench): number {
  const heard = modules.reduce((sum, module) => sum + module.busBytes, 0);
  return board.display.chip === 'graphics' ? heard + machine.lcd.busBytes : heard;
}

/** Reads the glass again only when the display has heard something, or has LEDs beside it. */
function currentPicture(watch: PictureWatch): Picture {
  const heard = heardBytes(watch.bench);
  const hasLeds = watch.bench.device.ledPins.length > 0;
  if (heard !== watch.heardBytes || hasLeds) watch.picture = pictureNow(watch.bench);
  watch.heardBytes = heard;
  return watch.picture;
}

export function openWatch(watch: PictureWatch, atMs: number, differ: () => void): void {
  const untilMs = atMs + WATCH_MS;
  watch.open.push({ untilMs, onBoard: new Set(), onFake: new Set(), differ });
}

/** Until when somebody is watching; -Infinity when nobody is. */
export function watchedUntilMs(watch: PictureWatch): number {
  return Math.max(-Infinity, ...watch.open.map(({ untilMs }) => untilMs));
}

export function seeBoard(watch: PictureWatch, atMs: number): void {
  const picture = currentPicture(watch);
  for (const { untilMs, onBoard } of watch.open) if (atMs <= untilMs) onBoard.add(picture);
}

export function seeFake(watch: PictureWatch, atMs: number, picture: Picture): void {
  for (const { untilMs, onFake } of watch.open) if (atMs <= untilMs) onFake.add(picture);
}

function haveMet({ onBoard, onFake }: Watch): boolean {
  return [...onBoard].some((picture) => onFake.has(picture));
}

/** Judges every watch that both sides have stood to its end. */
export function closeWatches(watch: PictureWatch, atMs: number): void {
  const done = watch.open.filter(({ untilMs }) => untilMs <= atMs);
  watch.open = watch.open.filter(({ untilMs }) => untilMs > atMs);
  for (const each of done) if (!haveMet(each)) each.differ();
}

/** The supply goes: what has not come by now never comes. */
export function dropWatches(watch: PictureWatch): void {
  watch.open = [];
}
