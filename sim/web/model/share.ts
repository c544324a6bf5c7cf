// A scenario or a control in the part of a link after `#`, which no browser sends anywhere.

/** What the link of the page asks for. */
export interface Wish {
  readonly scenario: string | null;
  readonly control: string | null;
  readonly board: string | null;
}

/** No honest scenario is longer; a link that unpacks to more is refused. */
const TEXT_MAX = 4 * 1024 * 1024;

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (mark) => mark.charCodeAt(0));
}

function through(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): ReadableStream {
  return new Blob([bytes as BlobPart]).stream().pipeThrough(stream);
}

/** Reads to the end, but not without end. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > TEXT_MAX) throw new Error('the link holds too much');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export async function packText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed = await readAll(through(bytes, new CompressionStream('deflate-raw')));
  return toBase64Url(packed);
}

export async function unpackText(packed: string): Promise<string> {
  const stream = new DecompressionStream('deflate-raw');
  const bytes = await readAll(through(fromBase64Url(packed), stream));
  return new TextDecoder().decode(bytes);
}

/** What stands after the `#` that leads to this scenario. */
export async function scenarioHash(text: string): Promise<string> {
  return `#scn=${await packText(text)}`;
}

/** Throws when the scenario in the link is damaged. */
export async function readWish(hash: string): Promise<Wish> {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const packed = words.get('scn');
  return {
    scenario: packed === null ? null : await unpackText(packed),
    control: words.get('control'),
    board: words.get('board'),
  };
}
