// The few SVG elements that a wiring drawing needs, as text.

const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** Rounds a place to a tenth, so that the same drawing is always the same text. */
const place = (value: number) => String(Math.round(value * 10) / 10);

export interface TextStyle {
  size: number;
  anchor: 'start' | 'middle' | 'end';
  bold?: boolean;
  colour?: string;
}

/** Text whose middle line is at `y`. */
export function text(x: number, y: number, words: string, style: TextStyle): string {
  const weight = style.bold ? ' font-weight="bold"' : '';
  const base = place(y + style.size * 0.35);
  return (
    `<text x="${place(x)}" y="${base}" font-size="${style.size}" text-anchor="${style.anchor}"` +
    `${weight} fill="${style.colour ?? '#222'}">${escape(words)}</text>`
  );
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function rectangle(box: Box, fill: string, stroke: string, radius: number): string {
  const { x, y, width, height } = box;
  return (
    `<rect x="${place(x)}" y="${place(y)}" width="${place(width)}" height="${place(height)}" ` +
    `rx="${radius}" fill="${fill}" stroke="${stroke}"/>`
  );
}

export function dot(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${place(x)}" cy="${place(y)}" r="${radius}" fill="${fill}"/>`;
}

/** A wire with a white rim, so that crossing wires read as crossing and not as joined. */
export function wire(path: string, colour: string): string {
  return (
    `<path d="${path}" fill="none" stroke="#fff" stroke-width="5"/>` +
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`
  );
}

export function polyline(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${place(x)} ${place(y)}`).join(' ');
}

const FONTS = 'DejaVu Sans, Verdana, sans-serif';

export function picture(width: number, height: number, elements: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${place(width)} ${place(height)}" ` +
      `width="${place(width)}" height="${place(height)}" font-family="${FONTS}">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    ...elements,
    '</svg>',
    '',
  ].join('\n');
}

/** Breaks words into lines of at most `columns` characters. */
export function wrap(words: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + word.length < columns) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
