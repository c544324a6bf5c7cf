// What is unusual on a board but right is let pass.
import { BoardName, complaints } from './board-samples';

const RIGHT: readonly (readonly [string, BoardName, { [path: string]: unknown }])[] = [
  [
    'a lever with one contact',
    'esp32-ht1621',
    { 'keys.contact': 'lever', 'keys.right': { pin: 'D32', closes: 'high', pull: 'up' } },
  ],
  ['a lever with two contacts', 'esp32-ht1621', { 'keys.contact': 'lever' }],
  [
    'an active buzzer with a supply',
    'esp32-ht1621',
    { buzzer: { pin: 'D25', kind: 'active', rail: 'VIN' }, 'keys.minus.pin': 'D22' },
  ],
  [
    'an input-only key with its own resistor',
    'esp32-ht1621',
    { 'keys.plus': { pin: 'D34', closes: 'low', pull: 'external' } },
  ],
  [
    'a key that closes to the supply',
    'esp32-ht1621',
    { 'keys.plus': { pin: 'D27', closes: 'high', pull: 'down' } },
  ],
  [
    'an LCD at 5 V behind a shifter',
    'esp32-ht1621',
    { 'display.supply': { rail: 'VIN', shifter: '74AHCT125' } },
  ],
  ['no buzzer', 'esp32-ht1621', { buzzer: 'none' }],
  ['an LED on a strap that it holds right', 'esp32-ht1621', { 'leds.0.pin': 'D12' }],
];
test.each(RIGHT)('%s', (_what, name, changes) => {
  expect(complaints(name, changes)).toEqual([]);
});
