// The seven segments of a character: bit 0 = a (top), then clockwise b to f, bit 6 = g (middle).

/** Two hex digits for each character from the blank (32) to the underscore (95), 16 a line. */
const SEGMENTS =
  '0000220000000020390F637000400052' +
  '3F065B4F666D7D077F6F000058484C53' +
  '00777C395E79713D76301E753815545C' +
  '7367506D783E1C2A766E5B39640F2308';

function hexDigit(code: number): number {
  return (code & 15) + (code >> 6) * 9;
}

/** Case does not matter; what has no picture is blank. */
export function segmentsOf(code: number): number {
  const at = ((code > 96 ? code - 32 : code) - 32) * 2;
  if (at < 0 || at > 126) return 0;
  return hexDigit(SEGMENTS.charCodeAt(at)) * 16 + hexDigit(SEGMENTS.charCodeAt(at + 1));
}

/** What has no cell of its own; above all segments. */
export const enum Mark {
  Colon = 128,
  Point = 129,
}

function createGlyphs(): Uint8Array {
  const glyphs = new Uint8Array(128);
  for (let code = 0; code < 128; code++) glyphs[code] = segmentsOf(code);
  glyphs[58] = Mark.Colon;
  glyphs[46] = Mark.Point;
  glyphs[44] = Mark.Point;
  return glyphs;
}

/** Segments by character code; a colon, a point and a comma are marks. */
export const GLYPHS = createGlyphs();
