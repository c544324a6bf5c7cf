// The names that the trace gives to signs and sounds, in the order of their bits and numbers.

/** In the order of the bits of Sign in hal/hal.ts. */
export const SIGN_NAMES = [
  'turn-left',
  'turn-right',
  'white-left',
  'white-right',
  'flag-left',
  'flag-right',
  'periodflag-left',
  'periodflag-right',
  'first-left',
  'first-right',
  'moves-left',
  'moves-right',
  'delay',
  'byoyomi',
  'bonus',
  'freeze',
  'sound',
  'pause',
  'unequal',
  'edit',
  'lock',
  'link',
  'battery-low',
  'power-cut',
  'fault',
] as const;

export type SignName = (typeof SIGN_NAMES)[number];

/** In the order of Cue in firmware/core/cues.ts. */
export const SOUND_NAMES = [
  'key',
  'press',
  'low',
  'last',
  'period',
  'flag',
  'gong',
  'fault',
  'announce',
] as const;

export type SoundName = (typeof SOUND_NAMES)[number];
