// What running time does.

/** What running time does to the bank. */
export const enum Flow {
  /** Down, and a press does not end it. */
  Passing = 0,
  Down = 1,
  /** What one side loses the other gains. */
  Across = 2,
  Up = 3,
  Over = 4,
  Still = 5,
}
