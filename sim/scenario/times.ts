// Times as scenarios write them, in milliseconds, and back.

const SECONDS = /^(\d{1,9})(?:\.(\d{1,3}))?$/;
const CLOCK = /^(\d{1,4}):([0-5]\d):([0-5]\d)(?:\.(\d{1,3}))?$/;
const MINUTES = /^([0-9]{1,2}):([0-5]\d)(?:\.(\d{1,3}))?$/;

function fractionMs(digits: string | undefined): number {
  return digits === undefined ? 0 : Number(digits.padEnd(3, '0'));
}

function readSeconds(text: string): number | null {
  const match = SECONDS.exec(text);
  return match === null ? null : Number(match[1]) * 1000 + fractionMs(match[2]);
}

function readClock(text: string): number | null {
  const match = CLOCK.exec(text);
  if (match === null) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return (minutes * 60 + Number(match[3])) * 1000 + fractionMs(match[4]);
}

function readMinutes(text: string): number | null {
  const match = MINUTES.exec(text);
  if (match === null) return null;
  return (Number(match[1]) * 60 + Number(match[2])) * 1000 + fractionMs(match[3]);
}

/** Seconds with up to 3 decimals, or h:mm:ss[.mmm]: when a line happens. Null when neither. */
export function readInstant(text: string): number | null {
  return readSeconds(text) ?? readClock(text);
}

/** Seconds with up to 3 decimals, or [h:]mm:ss[.mmm]: how much time a side has. */
export function readTimeMs(text: string): number | null {
  return readSeconds(text) ?? readMinutes(text) ?? readClock(text);
}

/** Seconds with up to 3 decimals. */
export function readSecondsMs(text: string): number | null {
  return readSeconds(text);
}

/** `1:29:58.750`, or `9.800` below a minute: exact. */
export function timeText(ms: number): string {
  const pair = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(ms / 1000);
  const fraction = String(ms % 1000).padStart(3, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${pair(seconds % 60)}.${fraction}`;
  const hours = Math.floor(minutes / 60);
  return `${hours}:${pair(minutes % 60)}:${pair(seconds % 60)}.${fraction}`;
}
