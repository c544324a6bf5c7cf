// Boards on which a sign, a function or the memory is out of reach are refused.
import { Refusal, testRefusals } from './board-samples';

const SIGNS: readonly Refusal[] = [
  [
    'a turn that nobody sees',
    'pixljs',
    { 'signs.turn-left': 'fallback' },
    'both turn signs must be shown',
  ],
  [
    'a turn without LED and without a reason',
    'pixljs',
    { turnNote: undefined },
    'turnNote: is missing; say why the turn signs are not LEDs',
  ],
  [
    'an LED that is not there',
    'esp32-ht1621',
    { 'signs.flag-left': 'led' },
    'signs.flag-left: is to be an LED, and leds has 0 with this sign',
  ],
  [
    'an LED that no sign names',
    'esp32-ht1621',
    { 'leds.0.sign': 'flag-left', 'signs.turn-left': { module: 0, spot: '12.0' } },
    'signs.flag-left: has an LED in leds; write "led" here',
  ],
  [
    'a pixel sign on a segment display',
    'esp32-ht1621',
    { 'signs.fault': { x: 1, y: 1, text: 'ERR' } },
    'signs.fault: needs a module and a spot on this display',
  ],
  [
    'a segment sign on a pixel display',
    'pixljs',
    { 'signs.fault': { module: 0, spot: '1.1' } },
    'signs.fault: needs x and y on this display',
  ],
  [
    'a battery sign without a measurement',
    'esp32s3-ht16k33',
    { 'signs.battery-low': { module: 0, spot: '5.0' } },
    'signs.battery-low: cannot light, because battery is "none"',
  ],
];

const KEYS: readonly Refusal[] = [
  [
    'no LEFT',
    'esp32-ht1621',
    { 'keys.left': undefined },
    'keys.left: LEFT is missing, and without it nobody can start a game and hand over the turn',
  ],
  [
    'no RIGHT',
    'esp32-ht1621',
    { 'keys.right': undefined },
    'keys.right: RIGHT is missing, and without it nobody can start a game',
  ],
  [
    'no MINUS',
    'esp32-ht1621',
    { 'keys.minus': undefined },
    'keys.minus: MINUS is missing, and without it nobody can choose a control; reach arbiter mode',
  ],
  [
    'no PAUSE',
    'esp32-ht1621',
    { 'keys.pause': undefined },
    'keys.pause: PAUSE is missing, and without it nobody can take a control, pause and resume',
  ],
  [
    'no PLUS',
    'esp32-ht1621',
    { 'keys.plus': undefined },
    'end a game (hold MINUS + PAUSE, then PLUS)',
  ],
  ['OK without BACK', 'esp32s3-ht16k33', { 'keys.back': undefined }, 'keys.ok: OK without BACK'],
];

const MEMORY: readonly Refusal[] = [
  [
    'a journal inside Storage',
    'esp32-ht1621',
    { 'journal.address': 0x320000 },
    'journal.address: the pages must lie in the free flash, 0x310000 to 0x320000',
  ],
  [
    'a journal that runs into Storage',
    'esp32-ht1621',
    { 'journal.pages': 17 },
    'journal.address: the pages must lie in the free flash',
  ],
  [
    'a journal file on the ESP32',
    'esp32-ht1621',
    { 'journal.kind': 'file' },
    'journal.kind: use "pages"',
  ],
  [
    'raw pages on an nRF52',
    'pixljs',
    { 'journal.kind': 'pages' },
    'journal.kind: this chip has no flash outside Storage',
  ],
  [
    'a journal file that leaves no room for code',
    'pixljs',
    { 'journal.pages': 8 },
    'journal.pages: takes more than half of Storage',
  ],
  [
    'a journal file with an address',
    'pixljs',
    { 'journal.address': 4096 },
    'journal.address: a file in Storage has no address',
  ],
  [
    'Storage in the middle of a page',
    'pixljs',
    { 'storage.address': 100 },
    'storage.address: must be the start of a page',
  ],
  [
    'a loop too slow for the display',
    'pixljs',
    { 'tick.shortestMs': 21 },
    'tick: a change must show within 20 ms',
  ],
];

testRefusals([...SIGNS, ...KEYS, ...MEMORY]);
