// What both cards are made of: one page of HTML that prints on A4 and on Letter, without anything
// from elsewhere.

/** Fits both papers with these margins: 190 mm of 210 and 216, 265 mm of 297 and 279. */
export const PAGE_MM = { wide: 190, high: 265 };

const STYLE = `
@page { margin: 6.5mm 9mm }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { background: #fff; color: #14181a;
  -webkit-print-color-adjust: exact; print-color-adjust: exact }
body { width: ${PAGE_MM.wide}mm; height: ${PAGE_MM.high}mm; margin: 0 auto; display: flex;
  flex-direction: column; justify-content: space-between; overflow: hidden;
  font: 8pt/1.27 "Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif }
header { display: flex; justify-content: space-between; align-items: flex-end;
  border-bottom: 0.7mm solid #14181a; padding-bottom: 1.6mm }
h1 { font-size: 17pt; line-height: 1; letter-spacing: -0.01em }
header p { text-align: right; max-width: 112mm; line-height: 1.5 }
h2 i { font-weight: normal; font-size: 8pt }
h2 { font-size: 9.6pt; line-height: 1.2; margin-bottom: 1mm; padding-bottom: 0.5mm;
  border-bottom: 0.25mm solid #9aa3a0 }
.columns { display: grid; column-gap: 7mm; align-items: start }
.two { grid-template-columns: 1fr 1fr }
.wide { grid-template-columns: 2fr 1fr }
.three { grid-template-columns: 1fr 1fr 1fr }
.flow2 { columns: 2; column-gap: 7mm }
.flow3 { columns: 3; column-gap: 6mm }
.flow2 > *, .flow3 > * { break-inside: avoid }
table { border-collapse: collapse; width: 100% }
td, th { vertical-align: baseline; text-align: left; padding: 0.4mm 3mm 0.4mm 0 }
td:last-child { padding-right: 0 }
td:first-child { white-space: nowrap }
tr + tr td { border-top: 0.15mm solid #dde2e0 }
th { font-weight: normal; color: #5c6663 }
kbd { font: bold 6.6pt/1 "Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif;
  display: inline-block; padding: 0.4mm 1mm; border: 0.25mm solid #4a5350;
  border-radius: 0.9mm; background: #f2f5f3; white-space: nowrap }
i { font-style: normal; color: #5c6663 }
.key { font-weight: bold; font-size: 7.2pt; letter-spacing: 0.02em }
b { font-weight: bold }
.no { color: #5c6663; flex: none; width: 4mm; text-align: right }
.name { white-space: nowrap; font-weight: bold }
.line { display: flex; gap: 2mm; padding: 0.3mm 0 }
.job { display: flex; justify-content: space-between; align-items: baseline; gap: 2mm;
  padding: 0.42mm 0; border-bottom: 0.15mm solid #dde2e0 }
.job kbd { padding: 0.4mm 0.8mm }
.job .held { font-size: 7pt }
.job span + span { white-space: nowrap }
.columns > div > section + section { margin-top: 1.6mm }
p + .flow2, p + .columns { margin-top: 1mm }
.letter { flex: none; display: inline-block; width: 4.2mm; text-align: center; font-weight: bold;
  color: #5c6663 }
.notes { fill: #14181a; vertical-align: baseline; margin-left: 1mm }
.glass { width: 100%; height: auto; display: block }
.glass g[font-size] { font-size: 21px }
.glasses { row-gap: 1.4mm }
figure { margin: 0 }
figcaption { padding-top: 0.7mm; line-height: 1.25 }
.chips { line-height: 1.6; word-spacing: 0.1em }
footer { display: flex; justify-content: space-between; color: #5c6663; font-size: 7.4pt;
  border-top: 0.25mm solid #9aa3a0; padding-top: 1mm }
@media screen { body { margin: 8mm auto } }
`;

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A key, as it is drawn. */
export function cap(name: string): string {
  return `<kbd>${name}</kbd>`;
}

const KEY_WORD = /\b(LEFT|RIGHT|MINUS|PAUSE|PLUS|BACK|OK)\b/g;

/** A sentence of the documents, with its keys, its code and what is bold. */
export function sentence(text: string): string {
  return escaped(text)
    .replace(KEY_WORD, '<span class="key">$1</span>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/`([^`]+)`/g, '<b>$1</b>');
}

export function section(title: string, inside: string): string {
  return `<section><h2>${title}</h2>${inside}</section>`;
}

/** Parts beside each other; `shape` is a class of the style. */
export function grid(shape: string, parts: readonly string[]): string {
  return `<div class="columns ${shape}">${parts.join('\n')}</div>`;
}

/** One part of them. */
export function stack(parts: readonly string[]): string {
  return `<div>${parts.join('\n')}</div>`;
}

/** A name with its text; before it, in a narrow place of a class, what tells it apart. */
export function nameLine(mark: readonly [string, string], name: string, text: string): string {
  const [markClass, sign] = mark;
  const words = `<span><span class="name">${name}</span> ${text}</span>`;
  return `<div class="line"><span class="${markClass}">${sign}</span>${words}</div>`;
}

/** Rows of cells that are HTML; the first cell of each has the class. */
export function table(rows: readonly (readonly string[])[], firstClass = ''): string {
  const cellOf = (cell: string, at: number): string =>
    at === 0 && firstClass !== '' ? `<td class="${firstClass}">${cell}</td>` : `<td>${cell}</td>`;
  const lines = rows.map((cells) => `<tr>${cells.map(cellOf).join('')}</tr>`);
  return `<table>\n${lines.join('\n')}\n</table>`;
}

export interface CardText {
  title: string;
  /** Beside the title, as HTML. */
  lead: string;
  body: readonly string[];
  foot: readonly string[];
}

/** The whole document. */
export function cardPage({ title, lead, body, foot }: CardText): string {
  const feet = foot.map((text) => `<span>${text}</span>`).join('');
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><title>Zeitnot: ${title}</title><style>${STYLE}</style></head>`,
    '<body>',
    `<header><h1>${title}</h1><p>${lead}</p></header>`,
    ...body,
    `<footer>${feet}</footer>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
