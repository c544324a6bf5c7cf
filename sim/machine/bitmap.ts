// A picture of one bit per pixel in the layout of Espruino's graphics buffer (leftmost pixel in the
// highest bit), which remembers the area that was drawn on since it was last sent.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Bitmap {
  private box: Box | null = null;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly bytes: Uint8Array,
  ) {}

  get(x: number, y: number): number {
    if (!this.isInside(x, y)) return 0;
    return this.bytes[this.index(x, y)]! & (128 >> (x & 7)) ? 1 : 0;
  }

  set(x: number, y: number, isSet: boolean): void {
    if (!this.isInside(x, y)) return;
    const mask = 128 >> (x & 7);
    if (isSet) this.bytes[this.index(x, y)]! |= mask;
    else this.bytes[this.index(x, y)]! &= ~mask;
    this.touch(x, y);
  }

  /** Both corners belong to it, in any order. */
  fill(x1: number, y1: number, [x2, y2]: [number, number], isSet: boolean): void {
    const left = Math.max(0, Math.min(x1, x2));
    const right = Math.min(this.width - 1, Math.max(x1, x2));
    const bottom = Math.min(this.height - 1, Math.max(y1, y2));
    for (let y = Math.max(0, Math.min(y1, y2)); y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) this.set(x, y, isSet);
    }
  }

  line(x1: number, y1: number, [x2, y2]: [number, number], isSet: boolean): void {
    const steps = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
    for (let i = 0; i <= steps; i += 1) {
      const share = steps === 0 ? 0 : i / steps;
      this.set(Math.round(x1 + (x2 - x1) * share), Math.round(y1 + (y2 - y1) * share), isSet);
    }
  }

  /** The area that was drawn on since the last call. */
  takeTouched(): Box | null {
    const box = this.box;
    this.box = null;
    return box;
  }

  private touch(x: number, y: number): void {
    const box = this.box;
    if (box === null) this.box = { left: x, top: y, right: x, bottom: y };
    else {
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
      if (y < box.top) box.top = y;
      if (y > box.bottom) box.bottom = y;
    }
  }

  private isInside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  private index(x: number, y: number): number {
    return y * (this.width >> 3) + (x >> 3);
  }
}
