// Stands for own-controls.ts on a board that leaves a user's own controls out.

export const USER_SLOTS = 0;

export function hasOwn(): boolean {
  return false;
}

export function readOwn(): boolean {
  return false;
}
