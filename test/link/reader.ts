// Reads the link's lines by FORMAT.md, without any code of the firmware.

export function sumOf(text: string): string {
  let sum = 0;
  for (const char of text) sum = (sum * 31 + char.charCodeAt(0)) % 65536;
  return sum.toString(16).padStart(4, '0');
}

export type Told = [seq: number, t: number, event: string, ...fields: string[]];

/** Every line, its checksum proved. */
export function read(text: string): Told[] {
  if (text !== '' && !text.endsWith('\n')) throw new Error(`no end of line: ${text}`);
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const match = /^(.*) \*([0-9a-f]{4})$/.exec(line);
      if (match === null || sumOf(match[1]!) !== match[2]) throw new Error(`bad line: ${line}`);
      const [seq, t, event, ...fields] = match[1]!.match(/"[^"]*"|\S+/g)!;
      return [Number(seq), Number(t), event!, ...fields];
    });
}
