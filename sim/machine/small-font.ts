// A 4 × 6 font that stands in for the interpreter's: same cell, our own shapes. Each glyph is five
// rows of three pixels, written as octal digits, the left pixel being the 4.
const GLYPHS: Record<string, string> = {
  '0': '75557',
  '1': '26227',
  '2': '71747',
  '3': '71717',
  '4': '55711',
  '5': '74717',
  '6': '74757',
  '7': '71122',
  '8': '75757',
  '9': '75717',
  A: '25755',
  B: '65656',
  C: '34443',
  D: '65556',
  E: '74647',
  F: '74644',
  G: '34553',
  H: '55755',
  I: '72227',
  J: '11152',
  K: '55655',
  L: '44447',
  M: '57755',
  N: '65555',
  O: '25552',
  P: '65644',
  Q: '25573',
  R: '65655',
  S: '34216',
  T: '72222',
  U: '55557',
  V: '55552',
  W: '55775',
  X: '55255',
  Y: '55222',
  Z: '71247',
  ' ': '00000',
  '+': '02720',
  '-': '00700',
  '.': '00002',
  ',': '00024',
  ':': '02020',
  '/': '11244',
  '!': '22202',
  '?': '61202',
  '=': '07070',
  '%': '51245',
  '*': '05250',
  '(': '12221',
  ')': '42224',
  '<': '12421',
  '>': '42124',
  "'": '22000',
};

export const FONT_WIDTH = 4;
export const FONT_HEIGHT = 6;
const UNKNOWN = '77777';

/** Calls back with each dark pixel of a text whose upper left corner is at 0, 0. */
export function eachTextPixel(text: string, draw: (x: number, y: number) => void): void {
  for (let i = 0; i < text.length; i += 1) {
    const rows = GLYPHS[(text[i] as string).toUpperCase()] ?? UNKNOWN;
    for (let dot = 0; dot < 15; dot += 1) {
      const y = (dot / 3) | 0;
      const x = dot % 3;
      if (Number(rows[y]) & (4 >> x)) draw(i * FONT_WIDTH + x, y);
    }
  }
}
