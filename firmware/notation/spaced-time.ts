// A time that is written like two: `5m 3s` is 5:03, and some mean an increment of 3 s.

import { clockText } from './duration';

/** A base time with a blank before its seconds, and no increment or delay behind it. */
const SPACED =
  /(?<=^|[,/|])\s*(?:(\d+)\s*h\s*)?(?:(\d+)\s*m)?(?<=[hm])\s+(\d+)\s*s\s*(?=$|[,;*|])/gi;

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

function remarkOn([text, hours, minutes, seconds]: RegExpMatchArray): string {
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds);
  const base =
    (hours === undefined ? '' : `${hours}h`) + (minutes === undefined ? '' : `${minutes}m`);
  const time = clockText(total * 1000);
  return `"${tidy(text)}" is one time, ${time}; for an increment write ${base}+${seconds}s`;
}

/** A sentence for each time of a control in the notation that may have been meant otherwise. */
export function spacedTimeRemarks(notation: string): string[] {
  return [...notation.matchAll(SPACED)].map(remarkOn);
}
