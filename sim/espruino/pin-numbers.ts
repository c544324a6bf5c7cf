// Which pin of a Linux build stands for which pin of a board. It has D0 to D32; what a board has
// beyond them is given one that the board does not use.

const LINUX_PINS = 33;
/** Pins as the bundle writes them. */
const PIN = /(?<![\w$.])([A-H]\d{1,2}|D\d{1,2}|Q\d|BTN\d|MISO|MOSI|SCK|SCL|SDA|LED\d?)(?![\w$])/g;

/** Number of each pin by its name. */
export type PinNumbers = Readonly<Record<string, number>>;

function linuxNumber(name: string): number | undefined {
  const found = /^D(\d+)$/.exec(name);
  return found !== null && Number(found[1]) < LINUX_PINS ? Number(found[1]) : undefined;
}

/** `names`: every pin that the board uses. */
export function numberPins(names: readonly string[]): PinNumbers {
  const numbers: Record<string, number> = {};
  const strange = names.filter((name) => linuxNumber(name) === undefined);
  for (const name of names) numbers[name] = linuxNumber(name) ?? -1;
  const used = new Set(Object.values(numbers));
  let next = 0;
  for (const name of strange) {
    while (used.has(next)) next++;
    used.add(next);
    numbers[name] = next;
  }
  return numbers;
}

/** Those that the interpreter must be told. */
export function strangePins(numbers: PinNumbers): PinNumbers {
  const strange = Object.entries(numbers).filter(([name]) => linuxNumber(name) === undefined);
  return Object.fromEntries(strange);
}

/** Every name of a pin that stands anywhere in this data. */
export function pinsIn(data: unknown): string[] {
  const text = JSON.stringify(data).replace(/"/g, ' ');
  return [...new Set([...text.matchAll(PIN)].map((match) => match[1]!))];
}
