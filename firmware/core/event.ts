// What can happen to a clock. Whoever reads keys and menus turns them into these.

export const enum Event {
  /** A player's contact closed. The number of the side is the number of the event. */
  PressLeft = 0,
  PressRight = 1,
  /** The play/pause key: starts, pauses, resumes. */
  Play = 2,
  WhiteLeft = 3,
  WhiteRight = 4,
  ToggleSound = 5,
  ToggleFreeze = 6,
  /** The control in clock.control was taken: SETUP to READY. */
  Choose = 7,
  ToSetup = 8,
  /** The confirmed end of a game: back to READY. */
  EndGame = 9,
  /** The side that shall run next, chosen while paused (a lever that was moved, or an arbiter). */
  TurnLeft = 10,
  TurnRight = 11,
  EnterArbiter = 12,
  LeaveArbiter = 13,
}
