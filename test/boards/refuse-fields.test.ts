// Unknown, missing and ill-typed fields of a board file are refused, each with its sentence.
import { Refusal, testRefusals } from './board-samples';

const FIELDS: readonly Refusal[] = [
  [
    'an unknown field',
    'esp32-ht1621',
    { 'keys.left.colour': 'red' },
    'keys.left.colour: is not known here; there can be pin, closes, pull, onBoard.',
  ],
  ['a missing field', 'esp32-ht1621', { crystalPpm: undefined }, 'crystalPpm: is missing'],
  ['a missing group', 'esp32-ht1621', { power: undefined }, 'power: is missing'],
  [
    'a sign that is not spoken of',
    'pixljs',
    { 'signs.fault': undefined },
    'signs.fault: is missing',
  ],
  ['a text for a number', 'pixljs', { crystalPpm: '3' }, 'crystalPpm: must be a number, not "3"'],
  [
    'a display chip without a driver',
    'esp32-ht1621',
    { 'display.chip': 'ht1622' },
    'display.chip: is "ht1622"; it can be "ht1621", "tm1637"',
  ],
  [
    'a chip family without pin facts',
    'esp32-ht1621',
    { 'carrier.chip': 'rp2040' },
    'carrier.chip: is "rp2040"; it can be "esp32"',
  ],
  [
    'a level that is neither',
    'esp32-ht1621',
    { 'keys.plus.closes': 'on' },
    'keys.plus.closes: is "on"; it can be "low", "high"',
  ],
  [
    'a brightness beyond the chip',
    'esp32-tm1637',
    { 'display.brightness': 8 },
    'display.brightness: must be at most 7',
  ],
  [
    'a negative share of energy',
    'esp32-tm1637',
    { 'power.efficiency': -1 },
    'power.efficiency: must be more than 0',
  ],
  [
    'more finished games than ten',
    'esp32-tm1637',
    { 'journal.finishedGames': 11 },
    'journal.finishedGames: must be at most 10',
  ],
  [
    'an estimate without currents',
    'esp32-tm1637',
    { 'power.draws': [] },
    'power.draws: lists 0 entries',
  ],
  [
    'a feature that nobody can leave out',
    'pixljs',
    { leavesOut: ['pause'] },
    'leavesOut[0]: is "pause"; it can be "self-test"',
  ],
  [
    'a buzzer of no known form',
    'pixljs',
    { buzzer: 'loud' },
    'buzzer: is "loud"; it can be { pin, kind } or "none"',
  ],
  [
    'a buzzer with a field too many',
    'esp32-ht1621',
    { 'buzzer.hz': 440 },
    'buzzer.hz: is not known here; there can be pin, kind, rail',
  ],
  [
    'a bit that is not one',
    'esp32-ht1621',
    { 'signs.freeze.spot': '6-0' },
    'signs.freeze.spot: must be an address and a bit such as "10.3"',
  ],
  [
    'a name that is not the file’s',
    'pixljs',
    { name: 'pixl' },
    'name: is "pixl", and the file is called "pixljs.json"',
  ],
  ['a name with capitals', 'pixljs', { name: 'PixlJs' }, 'name: must be small letters and digits'],
];

testRefusals(FIELDS);
