// The model of the HT1621: what it shows, and what it does not hear.
import { Ht1621 } from '../../../sim/machine/chips/ht1621';
import { bench } from '../bench';

const chip = (volts = 3.3) => new Ht1621({ volts, commons: 4, bias: 3, seed: 7 });

/** Sends words of bits with 20 µs a call, as slow code would. */
const BITS = `function send(bits) { D5.reset();
    for (const b of bits) { digitalWrite(D18, 0); digitalWrite(D23, b === '1'); digitalWrite(D18,
      1); }
    D5.set(); }
  D5.set();
  const ON = '00000001', LCD = '00000011', RC = '00011000', BIAS = '00101001';
  function command(...codes) { send('100' + codes.map(c => c + '0').join('')); }
  function clear() { send('101000000' + '0'.repeat(128)); }
`;

function run(code: string, one = chip()) {
  const { machine } = bench(BITS + code, {}, (m) =>
    m.attach(one, { cs: 'D5', wr: 'D18', data: 'D23' }),
  );
  machine.runFor(10);
  return one;
}

const START = 'command(ON, RC, BIAS); clear(); command(LCD);';

describe('HT1621', () => {
  test('shows what is written, the lowest bit of a nibble first', () => {
    const one = run(`${START} send('101' + '000010' + '1000' + '0011');`);
    expect(one.litSegments()).toEqual(['2.0', '3.2', '3.3']);
    expect(one.faults.all()).toEqual([]);
  });

  test('the address goes on by itself and wraps', () => {
    const one = run(`${START} send('101' + '011111' + '1000' + '0100');`);
    expect(one.litSegments()).toEqual(['0.1', '31.0']);
  });

  test('a nibble that CS cuts off is dropped', () => {
    const one = run(`${START} send('101' + '000000' + '1111' + '111');`);
    expect(one.litSegments()).toEqual(['0.0', '0.1', '0.2', '0.3']);
  });

  test.each([
    ['system enable', `command(RC, BIAS); clear(); command(LCD);`],
    ['LCD on', `command(ON, RC, BIAS); clear();`],
    ['the bias command', `command(ON, RC); clear(); command(LCD);`],
  ])('without %s nothing shows', (_, start) => {
    expect(run(`${start} send('101' + '000000' + '1111');`).litSegments()).toEqual([]);
  });

  test('the clock of a crystal that is not there shows nothing', () => {
    const one = run(
      `command(ON, '00010100', BIAS); clear(); command(LCD); send('101000000' + '1111');`,
    );
    expect(one.litSegments()).toEqual([]);
  });

  test('memory that was not cleared shows garbage', () => {
    expect(run('command(ON, RC, BIAS, LCD);').litSegments().length).toBeGreaterThan(10);
  });

  test('with two commons the others stay dark', () => {
    const one = run(
      `command(ON, RC, '00100001'); clear(); command(LCD); send('101000000' + '1111');`,
    );
    expect(one.litSegments()).toEqual(['0.0', '0.1']);
  });

  test('the wrong bit order shows something else', () => {
    const right = run(`${START} send('101' + '000010' + '1000');`).litSegments();
    const wrong = run(`${START} send('1000' + '010000' + '101');`).litSegments();
    expect(wrong).not.toEqual(right);
  });

  test('LCD off and system disable make it dark again', () => {
    expect(run(`${START} send('101000000' + '1111'); command('00000010');`).litSegments()).toEqual(
      [],
    );
    expect(run(`${START} send('101000000' + '1111'); command('00000000');`).litSegments()).toEqual(
      [],
    );
  });

  const spi = (baud: number, volts: number) => {
    const one = chip(volts);
    bench(
      `D5.set(); SPI2.setup({ sck: D18, mosi: D23, baud: ${baud}, mode: 3 });
       SPI2.write(0x80, 0x21, 0x81, 0x48, D5);
       for (let a = 0; a < 32; a += 2) SPI2.write(0xa0 | (a >> 1), 0, 0, D5);
       SPI2.write(0xa0, 0x00, 0x00, D5); SPI2.write(0xa0, 0x78, 0x00, D5); SPI2.write(0x80, 0x60,
         D5);`,
      {},
      (m) => m.attach(one, { cs: 'D5', wr: 'D18', data: 'D23' }),
    );
    return one;
  };

  test('takes SPI up to 150 kHz at 3 V', () => {
    expect(spi(150000, 3.3).faults.all()).toEqual([]);
    expect(spi(150000, 3.3).litSegments()).toEqual(['0.0', '0.1', '0.2', '0.3']);
  });

  test('hears nothing of a faster clock', () => {
    const one = spi(160000, 3.3);
    expect(one.faults.all()[0]).toMatch(/^WR was (low|high) for 3\.\d\d us only$/);
    expect(one.litSegments()).toEqual([]);
  });

  test('takes 300 kHz at 5 V', () => {
    expect(spi(300000, 5).litSegments()).toEqual(['0.0', '0.1', '0.2', '0.3']);
    expect(spi(310000, 5).litSegments()).toEqual([]);
  });

  test('shiftOut is too fast for it', () => {
    const one = chip();
    bench(`D5.reset(); shiftOut(D23, { clk: D18, repeat: 8 }, [0x80, 0x21]);`, {}, (m) =>
      m.attach(one, { cs: 'D5', wr: 'D18', data: 'D23' }),
    );
    expect(one.faults.total).toBeGreaterThan(0);
  });

  test('its own buzzer sounds on command', () => {
    const one = run(`command(ON, '01100000', '00001001');`);
    expect(one.buzzerHz()).toBe(2000);
  });

  test('forgets all when the power goes', () => {
    const one = chip();
    const { machine } = bench(`${BITS} ${START} send('101000000' + '1111');`, {}, (m) =>
      m.attach(one, { cs: 'D5', wr: 'D18', data: 'D23' }),
    );
    expect(one.litSegments()).toHaveLength(4);
    machine.powerOff();
    expect(one.litSegments()).toEqual([]);
    machine.installFiles({ '.boot1': ' ' });
    machine.powerOn();
    expect(one.litSegments()).toEqual([]);
  });

  test('the log has each command and nibble', () => {
    const one = run(`command(ON); send('101000100' + '1000');`);
    expect(one.takeLog().map(({ byte }) => byte)).toEqual([1, 1]);
    expect(one.busBytes).toBe(2);
  });
});
