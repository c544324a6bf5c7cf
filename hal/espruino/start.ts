// What the keys that are held at power-on ask for.

export const enum Start {
  Normal = 0,
  Unlocked = 1,
  SelfTest = 2,
  Safe = 3,
}
