// What each driver sends: at the start, for one changed cell, for nothing, and at its renewal.
import * as ht16k33 from '../../hal/espruino/displays/ht16k33';
import * as ht1621 from '../../hal/espruino/displays/ht1621';
import * as max7219 from '../../hal/espruino/displays/max7219';
import { createFrame, createMap } from './fake-board';
import { createI2c, createSpi, fake, pin, plugIn, takeTape } from './fake-espruino';

/** Segments of a 4, which differ from their mirror image. */
const FOUR = 0x66;

beforeEach(() => {
  plugIn();
});

/** A frame that shows a 4 in one cell. */
function withFour(cell: number) {
  const frame = createFrame();
  frame.cells[cell] = FOUR;
  return frame;
}

describe('HT1621', () => {
  const start = () =>
    ht1621.createDisplay({
      ...createMap(2),
      bus: createSpi(),
      wr: pin('WR'),
      data: pin('DATA'),
      cs: [pin('CS0'), pin('CS1')],
    } as never);

  test('the start: bus, then for each module system, memory, and the LCD on at last', () => {
    start();
    const tape = takeTape();
    const memory = Array.from(
      { length: 16 },
      (_, byte) => `spi ${(0xa0 + byte).toString(16)} 00 00`,
    );
    expect(tape.slice(0, 3)).toEqual(['CS0=1', 'CS1=1', 'spi setup 100000 mode 3']);
    for (const [module, first] of [3, 21].entries()) {
      expect(tape.slice(first, first + 18)).toEqual([
        `spi 80 21 81 48 CS${module}`,
        ...memory.map((text) => `${text} CS${module}`),
        `spi 80 60 CS${module}`,
      ]);
    }
    expect(tape).toHaveLength(39);
  });

  test('one changed cell is one write: 101, address, nibbles lowest bit first', () => {
    start();
    takeTape();
    ht1621.drawFrame(withFour(6));
    // 0x66 reversed is itself: 101 000100 0110 0110, at the even address 4 = byte 2.
    expect(takeTape()).toEqual(['spi a2 33 00 CS1']);
  });

  test('the bits after a byte are those of the next, which the chip may take in', () => {
    start();
    ht1621.drawFrame(withFour(1));
    takeTape();
    const frame = withFour(1);
    frame.cells[0] = 0x01;
    ht1621.drawFrame(frame);
    expect(takeTape()).toEqual(['spi a2 40 33 CS0']);
  });

  test('nothing changed sends nothing', () => {
    start();
    ht1621.drawFrame(withFour(0));
    takeTape();
    ht1621.drawFrame(withFour(0));
    expect(takeTape()).toEqual([]);
  });

  test('a renewal sends all of one module and never switches it off', () => {
    start();
    ht1621.drawFrame(withFour(0));
    takeTape();
    ht1621.renewDisplay(0);
    const tape = takeTape();
    expect(tape).toHaveLength(18);
    expect(tape).toContain('spi a2 33 00 CS0');
    expect(tape.every((text) => text.endsWith('CS0'))).toBe(true);
  });

  test('a module that the board does not have is not renewed', () => {
    ht1621.createDisplay({ ...createMap(2), bus: createSpi(), cs: [pin('CS0')] } as never);
    takeTape();
    ht1621.renewDisplay(1);
    expect(takeTape()).toEqual([]);
  });

  test('dark is the command LCD off', () => {
    start();
    takeTape();
    ht1621.darkenDisplay();
    expect(takeTape()).toEqual(['spi 80 40 CS0', 'spi 80 40 CS1']);
  });
});

describe('MAX7219', () => {
  const start = () =>
    max7219.createDisplay({
      ...createMap(1),
      bus: createSpi(),
      clk: pin('CLK'),
      din: pin('DIN'),
      cs: [pin('CS')],
      brightness: 9,
    } as never);

  test('the start: no test, no decoding, eight digits, brightness, blank, then on', () => {
    start();
    expect(takeTape()).toEqual([
      'CS=1',
      'spi setup 1000000 mode 0',
      'spi 0f 00 CS',
      'spi 09 00 CS',
      'spi 0b 07 CS',
      'spi 0a 09 CS',
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((digit) => `spi 0${digit} 00 CS`),
      'spi 0c 01 CS',
    ]);
  });

  test('one changed cell is one register', () => {
    start();
    takeTape();
    max7219.drawFrame(withFour(2));
    expect(takeTape()).toEqual(['spi 03 66 CS']);
  });

  test('nothing changed sends nothing', () => {
    start();
    takeTape();
    max7219.drawFrame(createFrame());
    expect(takeTape()).toEqual([]);
  });

  test('a renewal sends every register, the picture among them', () => {
    start();
    max7219.drawFrame(withFour(2));
    takeTape();
    max7219.renewDisplay(0);
    const tape = takeTape();
    expect(tape).toHaveLength(13);
    expect(tape).toContain('spi 03 66 CS');
    expect(tape).not.toContain('spi 0c 00 CS');
  });
});

describe('HT16K33', () => {
  const start = () =>
    ht16k33.createDisplay({
      ...createMap(0),
      bus: createI2c(),
      sda: pin('SDA'),
      scl: pin('SCL'),
      addresses: [0x70, 0x71],
      brightness: 9,
    } as never);

  test('the start: oscillator, 16 bytes of memory, dimming, display on', () => {
    start();
    const tape = takeTape();
    expect(tape[0]).toBe('i2c setup 100000');
    expect(tape.slice(1, 3)).toEqual(['i2c 70: 21', 'i2c 70: 00 00']);
    expect(tape.slice(17, 21)).toEqual(['i2c 70: 0f 00', 'i2c 70: e9', 'i2c 70: 81', 'i2c 71: 21']);
    expect(tape).toHaveLength(39);
  });

  test('one changed cell is one byte', () => {
    start();
    takeTape();
    ht16k33.drawFrame(withFour(9));
    expect(takeTape()).toEqual(['i2c 71: 03 66']);
  });

  test('nothing changed sends nothing', () => {
    start();
    takeTape();
    ht16k33.drawFrame(createFrame());
    expect(takeTape()).toEqual([]);
  });

  test('a missing module is asked once and then left alone, and the other one goes on', () => {
    start();
    fake.deaf.add(0x70);
    takeTape();
    const frame = withFour(0);
    frame.cells[1] = FOUR;
    frame.cells[6] = FOUR;
    ht16k33.drawFrame(frame);
    expect(takeTape()).toEqual(['i2c 70 is deaf', 'i2c 71: 00 66']);
    ht16k33.drawFrame(withFour(3));
    expect(takeTape()).toEqual(['i2c 71: 00 00']);
    expect(ht16k33.isDisplayLost()).toBe(true);
  });

  test('a module that is missing at its renewal costs one attempt', () => {
    start();
    fake.deaf.add(0x70);
    takeTape();
    ht16k33.renewDisplay(0);
    expect(takeTape()).toEqual(['i2c 70 is deaf']);
    expect(ht16k33.isDisplayLost()).toBe(true);
  });

  test('a module that comes back shows the present picture after its renewal', () => {
    start();
    fake.deaf.add(0x70);
    ht16k33.drawFrame(withFour(3));
    fake.deaf.clear();
    takeTape();
    ht16k33.renewDisplay(0);
    expect(takeTape()).toContain('i2c 70: 03 66');
    expect(ht16k33.isDisplayLost()).toBe(false);
  });
});
