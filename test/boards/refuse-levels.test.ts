// Parts outside their supply or logic level are refused, unless a level shifter helps.
import { Refusal, testRefusals } from './board-samples';

const LEVELS: readonly Refusal[] = [
  [
    'a two-way part with pull-ups above the pins',
    'esp32-tm1637',
    { 'display.supply.shifter': undefined },
    'display.supply.shifter: the TM1637 pulls its lines up to 5 V, above the 3.3 V',
  ],
  [
    'an I2C part with pull-ups above the pins',
    'esp32s3-ht16k33',
    { 'display.supply.shifter': undefined },
    'display.supply.shifter: the HT16K33 pulls its lines up to 5 V',
  ],
  [
    'a part that does not take 3.3 V as high',
    'esp32c3-max7219',
    { 'display.supply.shifter': undefined },
    'at 5 V the MAX7219 takes 3.5 V and more as high',
  ],
  [
    'an LCD at 5 V driven with 3.3 V',
    'esp32-ht1621',
    { 'display.supply.rail': 'VIN' },
    'at 5 V the HT1621 takes 4 V and more as high',
  ],
  [
    'a part below its supply',
    'esp32-tm1637',
    { 'display.supply.rail': '3V3' },
    'display.supply.rail: the TM1637 takes 4.5 V to 5.5 V, not 3.3 V',
  ],
  [
    'a part above its supply',
    'esp32-ht1621',
    { 'carrier.rails.VIN': 9, 'display.supply.rail': 'VIN' },
    'the HT1621 takes 2.4 V to 5.2 V, not 9 V',
  ],
  [
    'a one-way shifter on two-way lines',
    'esp32-tm1637',
    { 'display.supply.shifter': '74AHCT125' },
    'the lines of the TM1637 are two-way and a 74AHCT125 is not',
  ],
  [
    'a shifter outside its supply',
    'esp32-ht1621',
    { 'display.supply.shifter': '74AHCT125' },
    'a 74AHCT125 takes 4.5 V to 5.5 V, not 3.3 V',
  ],
  [
    'a supply that the board does not have',
    'esp32-ht1621',
    { 'display.supply.rail': '12V' },
    'display.supply.rail: must name a supply pin of the board: 3V3, VIN',
  ],
  [
    'ground as a supply',
    'esp32-ht1621',
    { 'display.supply.rail': 'GND' },
    'display.supply.rail: must name a supply pin',
  ],
  [
    'an active buzzer without a supply',
    'esp32-ht1621',
    { 'buzzer.kind': 'active' },
    'buzzer.rail: must name a supply pin',
  ],
  [
    'a passive buzzer with a supply',
    'esp32-ht1621',
    { 'buzzer.rail': '3V3' },
    'buzzer.rail: a passive buzzer hangs on its pin',
  ],
  [
    'a divider that lets too much through',
    'esp32-ht1621',
    { 'battery.upperKohm': 20 },
    'battery.upperKohm: a full battery gives 3.5 V at the pin, which stands 3.3 V',
  ],
  [
    'half a divider',
    'esp32-ht1621',
    { 'battery.lowerKohm': undefined },
    'battery: a divider needs pin, upperKohm and lowerKohm',
  ],
  [
    'a pin where the chip measures itself',
    'pixljs',
    { 'battery.pin': 'A0' },
    'battery.pin: "chip" measures its own supply',
  ],
  [
    'a divider from nowhere',
    'joltjs-ht1621',
    { 'battery.from': 'H0' },
    'battery.from: must name a supply pin',
  ],
  [
    'a curve that falls',
    'pixljs',
    { 'battery.curveMv': [2200, 2500, 2400, 2750, 2800, 2900] },
    'battery.curveMv: must rise',
  ],
];

testRefusals(LEVELS);
