// Pins that are not there, are used twice, or cannot do their job are refused.
import { Refusal, testRefusals } from './board-samples';

const PINS: readonly Refusal[] = [
  [
    'a pin used twice',
    'esp32-ht1621',
    { 'keys.plus.pin': 'D26' },
    'keys.plus.pin: "D26" is already used by keys.pause.pin',
  ],
  [
    'a pin used twice under two labels',
    'esp32-ht1621',
    { 'carrier.left.0': '26', 'carrier.espruinoNames.26': 'D26', 'keys.plus.pin': '26' },
    'keys.plus.pin: "26" is already used by keys.pause.pin',
  ],
  [
    'a label that is not on the board',
    'esp32-ht1621',
    { 'keys.plus.pin': 'D99' },
    'the ESP32 DevKit V1, 30 pins has no pin labelled "D99"',
  ],
  [
    'a pin that the chip does not have',
    'esp32-ht1621',
    { 'carrier.left.0': 'D24', 'keys.plus.pin': 'D24' },
    'keys.plus.pin: the ESP32 has no pin D24',
  ],
  [
    'a supply pin',
    'esp32-ht1621',
    { 'keys.plus.pin': '3V3' },
    'keys.plus.pin: "3V3" is a supply pin',
  ],
  [
    'an output on an input-only pin',
    'esp32-ht1621',
    { 'leds.0.pin': 'D34' },
    'leds[0].pin: D34 can only be an input',
  ],
  [
    'a display line on an input-only pin',
    'esp32-ht1621',
    { 'display.wr': 'VP' },
    'display.wr: D36 can only be an input',
  ],
  [
    'a key without a pull',
    'esp32-ht1621',
    { 'keys.plus.pin': 'D34' },
    'keys.plus.pull: D34 has no pull resistor of its own',
  ],
  [
    'a key on the flash',
    'esp32-ht1621',
    { 'carrier.left.0': 'D6', 'keys.plus.pin': 'D6' },
    'keys.plus.pin: D6 belongs to the flash',
  ],
  [
    'a key on the serial port',
    'esp32-ht1621',
    { 'keys.plus.pin': 'TX0' },
    'keys.plus.pin: D1 is the serial port',
  ],
  ['a key on USB', 'esp32s3-ht16k33', { 'keys.ok.pin': '20' }, 'keys.ok.pin: D20 is the USB port'],
  [
    'a key that cannot be watched',
    'esp32s3-ht16k33',
    { 'keys.ok.pin': '12' },
    'keys.ok.pin: Espruino cannot watch D12',
  ],
  [
    'a key above pin 39 of an S3',
    'esp32s3-ht16k33',
    { 'keys.ok.pin': '42' },
    'keys.ok.pin: Espruino cannot watch D42',
  ],
  [
    'a key that can pull a strap low',
    'esp32c3-max7219',
    { 'keys.plus.pin': '9' },
    'keys.plus.pin: D9 is a strapping pin that must be high at reset',
  ],
  [
    'an LED that pulls a strap low',
    'esp32c3-max7219',
    { 'leds.0.lights': 'high' },
    'leds[0].pin: D2 is a strapping pin that must be high at reset, and this part can hold it low',
  ],
  [
    'an LED that pulls the flash strap high',
    'esp32-ht1621',
    { 'leds.0.pin': 'D12', 'leds.0.lights': 'low' },
    'leds[0].pin: D12 is a strapping pin that must be low at reset, and this part can hold it high',
  ],
  [
    'a bus with pull-ups on a strap',
    'esp32-tm1637',
    { 'display.clk': 'D12' },
    'display.clk: D12 is a strapping pin that must be low',
  ],
  [
    'a key that the chip drives at start',
    'esp32c3-max7219',
    { 'keys.plus.pin': '21', 'buzzer.pin': '20' },
    'keys.plus.pin: the chip drives D21 while it starts',
  ],
  [
    'a buzzer on a DAC',
    'esp32-ht1621',
    { 'buzzer.pin': 'D25', 'keys.minus.pin': 'D22' },
    'buzzer.pin: D25 is an analogue output (DAC)',
  ],
  [
    'a divider on a pin without ADC',
    'esp32-ht1621',
    { 'battery.pin': 'D4' },
    'battery.pin: D4 has no analogue input (ADC)',
  ],
  [
    'a divider on a chip whose build has no ADC',
    'esp32s3-ht16k33',
    {
      battery: {
        sense: 'divider',
        pin: '6',
        upperKohm: 100,
        lowerKohm: 100,
        chemistry: 'li-ion',
        curveMv: [3000, 3100, 3200, 3300, 3400, 3500],
      },
    },
    'battery.pin: D6 has no analogue input (ADC)',
  ],
  [
    'a boot button as a front key',
    'pixljs',
    { 'keys.pause.pin': 'BTN1', 'keys.back.pin': 'BTN3' },
    'keys.pause.pin: BTN1 held at power-on starts the boot loader',
  ],
  [
    'a pin that the board itself uses',
    'joltjs-ht1621',
    { 'carrier.right.0': 'D12', 'leds.0.pin': 'D12', 'display.cs': ['Q3.vcc', 'D47'] },
    'leds[0].pin: D12 is used by the board itself',
  ],
  [
    'a contact pulled to where it closes',
    'esp32-ht1621',
    { 'keys.plus.pull': 'down' },
    'keys.plus.pull: a contact that closes low must be pulled up',
  ],
  [
    'a lever whose sides read alike',
    'esp32-ht1621',
    { 'keys.contact': 'lever', 'keys.right.pin': 'D32' },
    'keys.right.pin: "D32" is already used by keys.left.pin',
  ],
];

testRefusals(PINS);
