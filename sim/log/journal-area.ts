// How the journals that there are lie in flash; firmware/store/FORMAT.md has the picture.

export interface JournalArea {
  readonly pages: number;
  readonly pageBytes: number;
}

/** Of the ESP32 family and Jolt.js, and of Pixl.js. */
export const JOURNAL_AREAS: readonly JournalArea[] = [
  { pages: 16, pageBytes: 4096 },
  { pages: 2, pageBytes: 2560 },
];

export const sizeOf = ({ pages, pageBytes }: JournalArea): number => pages * pageBytes;

export const LARGEST_BYTES = Math.max(...JOURNAL_AREAS.map(sizeOf));

/** The journal that is so large; undefined when there is none. */
export function areaOfSize(bytes: number): JournalArea | undefined {
  return JOURNAL_AREAS.find((area) => sizeOf(area) === bytes);
}
