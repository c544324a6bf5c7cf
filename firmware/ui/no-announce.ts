// Stands for announce.ts on a board that leaves the beep code out.

/** @cold */
export function announce(): void {}
