// Bounds of everything that is counted or timed. Imports nothing, so its numbers are inlined.

/** How long a deadline must lie in the past before it is decided (timing.md 2.4). */
export const SETTLE_MS = 20;

/** A running turn is committed at least this often, so that differences stay far from a wrap. */
export const ROLL_MS = 0x40000000;

/** The largest time a side can own or count up to: 9:59:59. */
export const TIME_MS_MAX = 35999000;

export const BASE_MS_MAX = TIME_MS_MAX;
/** Fischer increment, Bronstein and simple delay: 1 s to 9 min 59 s. */
export const BONUS_MS_MIN = 1000;
export const BONUS_MS_MAX = 599000;
/** Byo-yomi period and gong: 1 s to 59 min 59 s. */
export const BYOYOMI_MS_MAX = 3599000;
/** Canadian block and hourglass: 1 s to 9:59:59. */
export const BLOCK_MS_MAX = TIME_MS_MAX;

export const PERIODS_MAX = 6;
export const MOVES_MAX = 999;
/** Byo-yomi periods and presses in a Canadian block: 1 to 99. */
export const COUNT_MAX = 99;

/**
 * Entries of the log: presses, pauses, resumes, period changes, flags. With LOG_SPARE kept free it
 * holds the last 400, so 300 presses and 100 of the others.
 */
export const LOG_ENTRIES = 448;

/** Sounds that one pass of the loop can cause. */
export const CUES_MAX = 16;

/** Entries kept free at the end of the log, for all that one pass of the loop can add. */
export const LOG_SPARE = 48;
