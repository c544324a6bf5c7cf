// What the link writes and hears, byte by byte.
import {
  beginLine,
  createLine,
  endLine,
  putByte,
  putEntry,
  putNumber,
  putQuoted,
  putWord,
} from '../../firmware/link/line';
import { Asked, createLink, hearByte, writeHello } from '../../firmware/link/link';
import { hearAll } from '../../firmware/link/serve';
import { read, sumOf } from './reader';

const textOf = (line: { bytes: Uint8Array; length: number }) =>
  Buffer.from(line.bytes.subarray(0, line.length)).toString('latin1');

function lineOf(write: (line: ReturnType<typeof createLine>) => void): string {
  const line = createLine();
  write(line);
  return textOf(line);
}

describe('numbers', () => {
  test.each([0, 7, 9, 10, 99, 100, 1000, 35999000, 2147483647, -1, -10, -2147483648])(
    '%i is written in decimal',
    (value) => {
      expect(lineOf((line) => putNumber(line, value))).toBe(` ${value}`);
    },
  );
});

describe('texts', () => {
  test('a word follows a space', () => {
    expect(lineOf((line) => putWord(line, 'press'))).toBe(' press');
  });

  test('a table in one string gives its entries without their padding', () => {
    expect(lineOf((line) => putEntry(line, 'a    bc   ', 5, 1))).toBe(' bc');
    expect(lineOf((line) => putEntry(line, 'abcdefghij', 5, 0))).toBe(' abcde');
  });

  test('codes up to the 0 are quoted', () => {
    const codes = new Uint8Array([49, 58, 50, 0, 57]);
    expect(lineOf((line) => putQuoted(line, codes))).toBe(' "1:2"');
    expect(lineOf((line) => putQuoted(line, new Uint8Array(1)))).toBe(' ""');
  });
});

describe('a line', () => {
  function full(): ReturnType<typeof createLine> {
    const line = createLine();
    beginLine(line, -5);
    putWord(line, 'pause');
    endLine(line);
    return line;
  }

  test('has number, instant, event and checksum', () => {
    const text = textOf(full());
    expect(text).toMatch(/^0 -5 pause \*[0-9a-f]{4}\n$/);
    expect(text.slice(12, 16)).toBe(sumOf('0 -5 pause'));
  });

  test('is counted', () => {
    const line = full();
    beginLine(line, 0);
    endLine(line);
    expect(textOf(line)).toMatch(/^1 0 \*/);
  });

  test.each([328, 329, 330])('of %i bytes ends whole: what does not fit is left out', (length) => {
    const line = createLine();
    for (let i = 0; i < length; i++) putByte(line, 97);
    endLine(line);
    const kept = 'a'.repeat(Math.min(length, 329));
    expect(textOf(line)).toBe(`${kept} *${sumOf(kept)}\n`);
  });

  test('with one byte changed, or two exchanged, has another sum', () => {
    expect(sumOf('12 press')).not.toBe(sumOf('13 press'));
    expect(sumOf('12 press')).not.toBe(sumOf('21 press'));
  });
});

test('the first line says who speaks', () => {
  const link = createLink();
  expect(link.isOn).toBe(false);
  writeHello(link, 'esp32-ht1621', '0.1.0');
  expect(read(textOf(link.line))).toEqual([[0, 0, 'zeitnot', '1', 'esp32-ht1621', '0.1.0']]);
  expect(link.isOn).toBe(true);
});

describe('requests', () => {
  /** What each byte asked for. */
  const hears = (text: string) => {
    const link = createLink();
    return [...text].map((char) => hearByte(link, char.charCodeAt(0)));
  };

  test.each(['?\n', '?\r\n', 'noise\n?\n', '\n\n?\n'])('%j asks for the state', (text) => {
    expect(hears(text).filter((asked) => asked === Asked.State)).toHaveLength(1);
    expect(hears(text).at(-1)).toBe(Asked.State);
  });

  test.each(['!\n', '!\r\n', '?!\n!\n'])('%j asks for the log', (text) => {
    expect(hears(text).filter((asked) => asked === Asked.Log)).toHaveLength(1);
    expect(hears(text)).not.toContain(Asked.State);
  });

  test.each(['1\n', '2\r\n', '1?\n3\n', '\n4\n'])('%j asks for a digit', (text) => {
    const digit = Number(/\d(?=\r?\n$)/.exec(text)![0]);
    expect(hears(text).filter((asked) => asked >= Asked.Digit)).toEqual([digit * Asked.Digit]);
  });

  test.each([
    '0\n',
    '5\n',
    '12\n',
    '1',
    '!',
    '!!\n',
    ' !\n',
    '!?\n',
    '?!\n',
    'log\n',
    '?',
    '\n',
    '??\n',
    ' ?\n',
    '? \n',
    'x?\n',
    '?x\n',
    '1+1\n',
    '\x03\n',
  ])('%j asks for nothing', (text) => {
    expect(hears(text).filter((asked) => asked !== 0 && asked !== Asked.Noise)).toEqual([]);
  });

  test('several requests at once are one', () => {
    const bytes = [...'?\n?\n?\n'].map((char) => char.charCodeAt(0));
    const verbs = { send: () => undefined, takeByte: () => bytes.shift() ?? -1 };
    const area = { nowMs: () => 0, readFlash: () => undefined };
    const port = { ...verbs, ...area, traits: { flashPages: 1, flashPageBytes: 4096 } };
    expect(hearAll(createLink(), port, false)).toBe(Asked.State);
    expect(bytes).toEqual([]);
  });
});
