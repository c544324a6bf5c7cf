// What a board may leave out, by name: the words for a builder, and what a board leaves out by
// itself because nothing on it could use it. The sources say what stands instead (`@without`).
import type { Board, Feature } from '../../../board-configs/board';

/** In the order of least harm. */
export const FEATURES: Readonly<Record<Feature, string>> = {
  'self-test': 'the test at power-on (hold PLUS)',
  announce: 'the remaining time as a beep code',
  sound: 'all sounds, and the key that switches them on',
  requests: 'the log over the link',
  events: 'the stream of events on the link; the state is still answered',
  'ready-answers': 'answering in no time: the first answer to a request waits for its code',
  fingerprint: 'SET and four digits in READY, by which two clocks are compared',
  recent: 'the last five controls on top of the list',
  'more-presets': 'all presets but the nineteen that most games are played by',
  'control-view': 'the control while MINUS is held in a game',
  'counts-view': 'the press counts while PLUS is held in a game',
  'hold-bar': 'the bar that grows while keys are held',
  'range-checks': 'a second look at the numbers of a control whose checksum is right',
  'stuck-keys': 'the fault sign for a key that is stuck',
  'idle-off': 'switching off by itself in SETUP',
  'periodic-save': 'keeping how far time has run between two presses',
  'log-page': 'the LOG page of the arbiter; the log itself is kept',
  copy: 'the COPY page of the arbiter',
  'own-controls': "a user's own controls, and their editor",
  arbiter:
    "the arbiter's mode with all of its pages: a wrong time cannot be corrected on the clock",
  gong: 'gong',
  upcount: 'counting up',
  hourglass: 'hourglass',
  overtime: 'overtime',
  canadian: 'Canadian overtime',
  'byo-yomi': 'byo-yomi',
  round: 'the change of periods when both sides have made their moves',
};

/** What nothing on a board could use; it needs no word in the board file. */
export function unusableOn(board: Board): string[] {
  const { buzzer, display, keys, leds, signs } = board;
  const marks = display.chip === 'graphics' ? display : display.glass;
  const idle: Readonly<Record<string, boolean>> = {
    lever: keys.contact !== 'lever',
    leds: leds.length === 0,
    buzzer: buzzer === 'none',
    fallback: !Object.values(signs).includes('fallback'),
    'back-keys': keys.back === undefined,
    'six-cells': marks.cellsPerSide === 4,
  };
  return Object.keys(idle).filter((name) => idle[name]);
}

/** All that the bundle of a board does without. */
export function leftOutOf(board: Board): ReadonlySet<string> {
  return new Set([...board.leavesOut, ...unusableOn(board)]);
}

const lineFor = (name: Feature) =>
  FEATURES[name] === name ? `- ${name}` : `- ${name}: ${FEATURES[name]}`;

/** One line for each feature that the board file leaves out; none for most boards. */
export function leftOutLines({ leavesOut }: Board): string[] {
  if (leavesOut.length === 0) return [];
  return ['Left out to fit:', ...leavesOut.map(lineFor)];
}
