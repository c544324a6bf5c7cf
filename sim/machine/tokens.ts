// Code as the interpreter keeps it: words and operators of the language as single bytes from 138
// on, texts as their length and their bytes. Here it becomes text again, because that is what this
// machine runs. Facts: the order of the tokens, which Espruino promises to keep (jslex.h).
import { MachineError } from './errors';

const FIRST = 138;
const TOKENS = (
  '== === != !== <= << <<= >= >> >>> >>= >>>= += -= ++ -- *= /= %= &= && |= || ^= => ' +
  'if else do while for break continue function return var let const this throw try catch ' +
  'finally true false null undefined new in instanceof switch case default delete typeof void ' +
  'debugger class extends super static of'
).split(' ');

/** A text of up to 255 bytes, and a longer one. */
const TEXT = 0xd1;
const LONG_TEXT = 0xd2;
/** A whole number: 0, of 8 and of 16 bits. */
const ZERO = 0xd3;
const BYTE = 0xd4;
const WORD = 0xd5;

const WORD_LIKE = /[\w$]/;

function quoted(text: string): string {
  const escaped = text.replace(/[^ !#-[\]-~]/g, (character) => {
    return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
  return `"${escaped}"`;
}

class Reader {
  private at = 0;
  private made = '';
  private isAfterToken = false;

  constructor(private readonly code: string) {}

  private byte(): number {
    if (this.at >= this.code.length) throw new MachineError('code ends within a token');
    return this.code.charCodeAt(this.at++);
  }

  private text(length: number): string {
    const found = this.code.slice(this.at, this.at + length);
    if (found.length < length) throw new MachineError('code ends within a text');
    this.at += length;
    return quoted(found);
  }

  private meaning(token: number): string {
    if (token === TEXT) return this.text(this.byte());
    if (token === LONG_TEXT) return this.text(this.byte() + 256 * this.byte());
    if (token === ZERO) return '0';
    if (token === BYTE) return String((this.byte() << 24) >> 24);
    if (token === WORD) return String(((this.byte() + 256 * this.byte()) << 16) >> 16);
    const word = TOKENS[token - FIRST];
    if (word === undefined) throw new MachineError(`code has a byte ${token} that is no token`);
    return word;
  }

  /** Words that would run into each other are kept apart. */
  private add(piece: string): void {
    const runsOn = WORD_LIKE.test(this.made.at(-1) ?? '') && WORD_LIKE.test(piece[0] ?? '');
    this.made += runsOn ? ` ${piece}` : piece;
  }

  /** A text in quotes stands as it is. */
  private skipQuoted(quote: string): void {
    let piece = quote;
    for (let last = ''; last !== quote; piece += last) {
      last = String.fromCharCode(this.byte());
      if (last === '\\') last += String.fromCharCode(this.byte());
    }
    this.made += piece;
  }

  read(): string {
    while (this.at < this.code.length) {
      const code = this.byte();
      const character = String.fromCharCode(code);
      if (code >= 128) this.add(this.meaning(code));
      else if (character === '"' || character === "'") this.skipQuoted(character);
      else if (this.isAfterToken) this.add(character);
      else this.made += character;
      this.isAfterToken = code >= 128;
    }
    return this.made;
  }
}

/** Code of one character a byte as text that JavaScript reads; plain text stays as it is. */
export function plainCode(code: string): string {
  return new Reader(code).read();
}

/** Under this name a script finds plainCode. */
export const PLAIN = '$plain';

/** Where the bracket closes that opens at `open`. */
function closingBracket(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    if (code[at] === '(') depth++;
    else if (code[at] === ')') depth--;
    if (depth === 0) return at;
  }
  throw new MachineError('eval( without its closing bracket');
}

/**
 * Plain code in which eval is given plain code too. It stays a call of eval by its name, which sees
 * the names around it, as the interpreter's does.
 */
export function withPlainEval(code: string): string {
  const call = /\beval\(/g;
  let made = '';
  let at = 0;
  for (let found = call.exec(code); found !== null; found = call.exec(code)) {
    const close = closingBracket(code, call.lastIndex - 1);
    made += `${code.slice(at, call.lastIndex)}${PLAIN}(${code.slice(call.lastIndex, close)})`;
    at = close;
  }
  return made + code.slice(at);
}
