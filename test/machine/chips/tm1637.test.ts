// The model of the TM1637: start, stop, acknowledge, and what it shows.
import { Tm1637 } from '../../../sim/machine/chips/tm1637';
import { bench } from '../bench';

const DRIVER = `
  pinMode(D19, 'opendrain'); D18.set(); D19.set();
  function begin() { D19.reset(); }
  function byte(b, msb) { for (let i = 0; i < 8; i++) { D18.reset();
    D19.write((b >> (msb ? 7 - i : i)) & 1); D18.set(); }
    D18.reset(); D19.set(); D18.set(); let ack = !D19.read(); return ack; }
  function end() { D18.reset(); D19.reset(); D18.set(); D19.set(); }
  function one(msb, ...bytes) { begin(); let ack = bytes.map(b => byte(b, msb)); end();
    return ack; }
`;

function run(code: string) {
  const chip = new Tm1637(3);
  const { machine, lines } = bench(DRIVER + code, {}, (m) =>
    m.attach(chip, { clk: 'D18', dio: 'D19' }),
  );
  machine.runFor(5);
  return { chip, lines, machine };
}

const CLEAR = 'one(0, 0x40); one(0, 0xc0, 0, 0, 0, 0, 0, 0);';

describe('TM1637', () => {
  test('shows bytes at their grids and acknowledges each', () => {
    const { chip, lines } = run(`${CLEAR} print(one(0, 0xc1, 0x05, 0x80).join()); one(0, 0x8b);`);
    expect(lines()).toEqual(['true,true,true']);
    expect(chip.litSegments()).toEqual(['1.0', '1.2', '2.7']);
    expect(chip.intensity()).toBe(3);
    expect(chip.faults.all()).toEqual([]);
  });

  test('with a fixed address each byte goes where it is sent', () => {
    const { chip } = run(`${CLEAR} one(0, 0x44); one(0, 0xc2, 1, 2); one(0, 0x88);`);
    expect(chip.litSegments()).toEqual(['2.1']);
  });

  test('stays dark without the display-on command', () => {
    expect(run(`${CLEAR} one(0, 0xc0, 255);`).chip.litSegments()).toEqual([]);
    expect(
      run(`${CLEAR} one(0, 0xc0, 255); one(0, 0x88); one(0, 0x80);`).chip.litSegments(),
    ).toEqual([]);
  });

  test('the highest bit first is nonsense to it', () => {
    const { chip } = run(`${CLEAR} one(0, 0x88); one(1, 0xc0, 0x05);`);
    expect(chip.litSegments()).toEqual([]);
    expect(chip.faults.all()[0]).toBe('command 0x3');
  });

  test('memory that was not cleared shows garbage', () => {
    expect(run('one(0, 0x88);').chip.litSegments().length).toBeGreaterThan(5);
  });

  test('a missing ninth clock shifts everything after it', () => {
    const { chip } = run(`${CLEAR} one(0, 0x88);
      function short(b) { for (let i = 0; i < 8; i++) { D18.reset(); D19.write((b >> i) & 1);
        D18.set(); } }
      begin(); short(0xc0); short(0x0f); short(0x01); end();`);
    expect(chip.litSegments()).toEqual(['0.0', '0.1', '0.2', '0.7']);
  });

  test('nobody acknowledges when it is not plugged in', () => {
    const chip = new Tm1637(3);
    chip.isUnplugged = true;
    const { lines } = bench(`${DRIVER} print(one(0, 0x40).join());`, {}, (m) =>
      m.attach(chip, { clk: 'D18', dio: 'D19' }),
    );
    expect(lines()).toEqual(['false']);
  });

  test('driving the line hard against its acknowledge is noted', () => {
    const { machine } = run(`pinMode(D19, 'output'); begin(); byte(0x40);`);
    expect(machine.device.warnings.all()).toContain('D19 is driven against what is wired to it');
  });

  test('a clock pulse that is too short is not heard', () => {
    const chip = new Tm1637(3);
    const { machine } = bench(' ', {}, (m) => m.attach(chip, { clk: 'D18', dio: 'D19' }));
    const { pins, line } = machine.device;
    pins.write(pins.find('D18'), true);
    pins.write(pins.find('D19'), true);
    line.advance(10);
    pins.write(pins.find('D19'), false);
    for (const level of [false, true]) {
      line.advance(0.3);
      pins.write(pins.find('D18'), level);
    }
    expect(chip.faults.all()).toEqual(['CLK was low for 0.30 us only']);
  });
});
