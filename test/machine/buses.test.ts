// The buses of the machine: transactions on I2C, edges of SPI and shiftOut.
import { Ht16k33 } from '../../sim/machine/chips/ht16k33';
import { bench } from './bench';

const WIRES = { sda: 'D21', scl: 'D22' };
const SETUP = 'I2C1.setup({ sda: D21, scl: D22, bitrate: 100000 });';
const TIMED = `function timed(f) { let t = getTime(); try { f(); } catch (e) { print(e.message); }
  print(((getTime() - t) * 1000 + 0.5) | 0); }`;

describe('I2C', () => {
  test('a transfer reaches the chip with this address on these pins, in its time', () => {
    const chip = new Ht16k33(0x70, 1);
    const { lines } = bench(
      `${TIMED} ${SETUP} timed(() => I2C1.writeTo(0x70, 0, new Uint8Array(16)));
       I2C1.writeTo({ address: 0x70 }, [3, 7]); print(I2C1.readFrom(0x70, 1).length);`,
      {},
      (m) => m.attachI2c(chip, WIRES),
    );
    expect(lines()).toEqual(['2', '1']);
    expect(chip.memory()[3]).toBe(7);
  });

  test.each([
    ['another address', 'I2C1.writeTo(0x71, 0)', WIRES],
    ['other pins', 'I2C1.writeTo(0x70, 0)', { sda: 'D17', scl: 'D16' }],
  ])('a chip that is missing blocks for the timeout and throws: %s', (_, call, wires) => {
    const { lines } = bench(`${TIMED} ${SETUP} timed(() => ${call});`, {}, (m) =>
      m.attachI2c(new Ht16k33(0x70, 1), wires),
    );
    expect(lines()).toEqual(['I2C Address Error: Timeout', '1000']);
  });

  test('a bus with good pull-ups says at once that nobody is there', () => {
    const { lines } = bench(`${TIMED} ${SETUP} timed(() => I2C1.writeTo(0x70, 0));`, {}, (m) => {
      m.device.wiring.i2cFailure = 'nack';
    });
    expect(lines()).toEqual(['I2C Address Error: no acknowledge', '0']);
  });

  test('a chip that comes loose answers again when it is back', () => {
    const chip = new Ht16k33(0x70, 1);
    const code = `${SETUP} setInterval(() => { try { I2C1.writeTo(0x70, 0); print('ok'); }
      catch (e) { print('lost'); } }, 100);`;
    const { machine, lines } = bench(code, {}, (m) => m.attachI2c(chip, WIRES));
    machine.runFor(150);
    chip.isUnplugged = true;
    machine.runFor(100);
    chip.isUnplugged = false;
    machine.runFor(1000);
    expect(lines().slice(0, 3)).toEqual(['ok', 'lost', 'ok']);
  });

  test('a chip that answers late keeps the bus for so long', () => {
    const chip = new Ht16k33(0x70, 1);
    chip.stretchUs = 30000;
    const { lines } = bench(`${TIMED} ${SETUP} timed(() => I2C1.writeTo(0x70, 0));`, {}, (m) =>
      m.attachI2c(chip, WIRES),
    );
    expect(lines()).toEqual(['30']);
  });

  test('a bus that was not set up is an error', () => {
    const { lines } = bench(`try { I2C1.writeTo(0x70, 0); } catch (e) { print(e.message); }`);
    expect(lines()).toEqual(['I2C is not set up']);
  });
});

describe('SPI', () => {
  const edges = (code: string) => {
    const seen: { pin: string; level: number; atUs: number }[] = [];
    const { machine } = bench(`setTimeout(() => { ${code} }, 10);`, {}, (m) => {
      for (const pin of ['D14', 'D13', 'D5']) {
        m.onPin(pin, (level, atUs) => m.isOn && seen.push({ pin, level, atUs }));
      }
    });
    machine.runFor(5);
    seen.length = 0;
    machine.runFor(50);
    return seen;
  };

  const sampled = (seen: { pin: string; level: number }[], edge: number): number[] => {
    let data = 0;
    const bits: number[] = [];
    for (const { pin, level } of seen) {
      if (pin === 'D13') data = level;
      if (pin === 'D14' && level === edge) bits.push(data);
    }
    return bits;
  };

  test('mode 0 gives the data on the rising edge, the highest bit first', () => {
    const seen = edges('SPI1.setup({ sck: D14, mosi: D13, baud: 1e6 }); SPI1.write(0xa5, D5);');
    expect(sampled(seen, 1)).toEqual([1, 0, 1, 0, 0, 1, 0, 1]);
  });

  test('order lsb turns the bits round', () => {
    const seen = edges(`SPI1.setup({ sck: D14, mosi: D13, baud: 1e6, order: 'lsb' });
      SPI1.write(0x01, D5);`);
    expect(sampled(seen, 1)).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('mode 3 idles high and gives the data on the rising edge', () => {
    const seen = edges(
      'SPI1.setup({ sck: D14, mosi: D13, baud: 1e6, mode: 3 }); SPI1.write(0xa5);',
    );
    const clock = seen.filter(({ pin }) => pin === 'D14');
    expect(sampled(seen, 1).slice(-8)).toEqual([1, 0, 1, 0, 0, 1, 0, 1]);
    expect(clock[clock.length - 1]?.level).toBe(1);
  });

  test('the clock has the speed that was asked for', () => {
    const seen = edges('SPI1.setup({ sck: D14, mosi: D13, baud: 100000 }); SPI1.write(0xff);');
    const rises = seen.filter(({ pin, level }) => pin === 'D14' && level === 1);
    expect((rises[7]!.atUs - rises[0]!.atUs) / 7).toBeCloseTo(10, 6);
  });

  test('chip select is low during the transfer', () => {
    const seen = edges('D5.set(); SPI1.setup({ sck: D14, mosi: D13 }); SPI1.write([1, 2], D5);');
    const selects = seen.filter(({ pin }) => pin === 'D5');
    const clocks = seen.filter(({ pin, level }) => pin === 'D14' && level === 1);
    expect(selects.map(({ level }) => level)).toEqual([1, 0, 1]);
    expect(selects[1]!.atUs).toBeLessThan(clocks[0]!.atUs);
    expect(selects[2]!.atUs).toBeGreaterThan(clocks[clocks.length - 1]!.atUs);
  });
});

describe('shiftOut', () => {
  test('gives a low pulse after each bit, as fast as native code', () => {
    const rises: number[] = [];
    const { machine } = bench(
      `D14.set(); shiftOut(D13, { clk: D14, repeat: 8 }, [0x0f]);`,
      {},
      (m) => m.onPin('D14', (level, atUs) => level && rises.push(atUs)),
    );
    machine.runFor(10);
    const last = rises.slice(-8);
    expect((last[7]! - last[0]!) / 7).toBeCloseTo(3, 6);
  });
});
