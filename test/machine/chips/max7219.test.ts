// The model of the MAX7219: what it shows, and when it stays dark.
import { Max7219 } from '../../../sim/machine/chips/max7219';
import { bench } from '../bench';

function run(code: string, options = 'baud: 1000000') {
  const chip = new Max7219();
  const { machine } = bench(
    `D5.set(); SPI1.setup({ sck: D6, mosi: D7, ${options} });
     function put(r, v) { SPI1.write(r, v, D5); } ${code}`,
    { board: 'ESP32C3_IDF4' },
    (m) => m.attach(chip, { clk: 'D6', din: 'D7', cs: 'D5' }),
  );
  machine.runFor(5);
  return chip;
}

const START = 'put(15, 0); put(9, 0); put(11, 7); put(10, 4); put(12, 1);';

describe('MAX7219', () => {
  test('shows digits in normal operation', () => {
    const chip = run(`${START} put(1, 0x81); put(8, 0x40);`);
    expect(chip.litSegments()).toEqual(['1.0', '1.7', '8.6']);
    expect(chip.intensity()).toBe(4);
    expect(chip.faults.all()).toEqual([]);
  });

  test('is shut down after power-on', () => {
    expect(run('put(11, 7); put(1, 255);').litSegments()).toEqual([]);
  });

  test('scans one digit until it is told of more', () => {
    const chip = run('put(12, 1); put(1, 1); put(2, 1);');
    expect(chip.litSegments()).toEqual(['1.0']);
  });

  test('decodes digits where it is told to', () => {
    const chip = run(`${START} put(9, 1); put(1, 1); put(2, 1);`);
    expect(chip.litSegments()).toEqual(['1.4', '1.5', '2.0']);
  });

  test('the test register lights everything, shut down or not', () => {
    expect(run('put(15, 1);').litSegments()).toHaveLength(64);
  });

  test('the wrong bit order shows nothing sensible', () => {
    const chip = run(`${START} put(1, 0x81);`, "baud: 1000000, order: 'lsb'");
    expect(chip.litSegments()).not.toEqual(['1.0', '1.7']);
  });

  test('of more than 16 bits the last 16 count, and it is noted', () => {
    const chip = run(`${START} SPI1.write(9, 1, 0x81, D5);`);
    expect(chip.litSegments()).toEqual(['1.0', '1.7']);
    expect(chip.faults.all()).toEqual(['24 bits in one transfer']);
  });

  test('takes 10 MHz and no more', () => {
    const code = `${START} put(1, 1);`;
    expect(run(code, 'baud: 10000000').litSegments()).toEqual(['1.0']);
    const fast = run(code, 'baud: 11000000');
    expect(fast.litSegments()).toEqual([]);
    expect(fast.faults.all()[0]).toMatch(/^CLK was (low|high) for 45 ns only$/);
  });

  test('nothing is taken over without CS', () => {
    const chip = run(`${START} SPI1.write(1, 1);`);
    expect(chip.litSegments()).toEqual([]);
  });
});
