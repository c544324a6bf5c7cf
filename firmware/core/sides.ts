// The two places on the clock. White may sit on either. Imports nothing, so its numbers are
// inlined.

export const enum Side {
  Left = 0,
  Right = 1,
}

export const SIDES = 2;
