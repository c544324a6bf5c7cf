// Pins of the machine: levels, modes, tones and voltages.
import { bench, button } from './bench';

describe('pins', () => {
  test('a list of pins is written from the last, which takes the lowest bit', () => {
    const seen: string[] = [];
    const { machine } = bench('setTimeout(() => digitalWrite([D4, D5, D18], 5), 10);', {}, (m) => {
      for (const pin of ['D4', 'D5', 'D18']) {
        m.onPin(pin, (level) => m.isOn && seen.push(`${pin}=${level}`));
      }
    });
    machine.runFor(5);
    seen.length = 0;
    machine.runFor(20);
    expect(seen).toEqual(['D4=1']);
    expect([machine.level('D4'), machine.level('D5'), machine.level('D18')]).toEqual([1, 0, 1]);
  });

  test('a list of pins reads as one number, the last pin its lowest bit', () => {
    const code = `for (const p of [D13, D14]) pinMode(p, 'input_pullup'); print(digitalRead([D13,
      D14]));`;
    const wire = (m: Parameters<ReturnType<typeof button>>[0]) => button('D14')(m);
    const { machine, lines } = bench(code, { off: true }, wire);
    machine.closeContact('D14');
    machine.powerOn();
    expect(lines()).toEqual(['2']);
  });

  test('a pin that no one gave a mode turns round by itself, one with a mode does not', () => {
    const code = `D4.set(); print(getPinMode(D4)); D4.read(); print(getPinMode(D4));
      pinMode(D5, 'opendrain'); D5.set(); D5.read(); print(getPinMode(D5));`;
    expect(bench(code).lines()).toEqual(['output', 'input', 'opendrain']);
  });

  test('each call takes its time, so that pulses have a width', () => {
    const widths: number[] = [];
    let rose = 0;
    const { machine } = bench('setTimeout(() => { D4.set(); D4.reset(); }, 10);', {}, (m) =>
      m.onPin('D4', (level, atUs) => (level ? (rose = atUs) : widths.push(atUs - rose))),
    );
    machine.runFor(20);
    expect(widths).toEqual([20]);
  });

  test('pins may be named by object, number or label', () => {
    const code = `digitalWrite(4, 1); digitalWrite('D5', 1); D18.write(1);
      try { digitalWrite('D99', 1); } catch (e) { print(e.message); }`;
    const { machine, lines } = bench(code);
    expect([machine.level('D4'), machine.level('D5'), machine.level('D18')]).toEqual([1, 1, 1]);
    expect(lines()).toEqual(['Invalid pin']);
  });

  test('an input-only pin cannot be driven, and a taken one not be used', () => {
    expect(() => bench('D34.set();')).toThrow('D34 is an input only');
    expect(() => bench('D7.set();')).toThrow('D7 belongs to the flash chip');
  });

  test('a short between a driven pin and a closed contact is noted', () => {
    const { machine } = bench('D13.set();', { off: true }, button('D13'));
    machine.closeContact('D13');
    machine.powerOn();
    expect(machine.level('D13')).toBe(0);
    expect(machine.device.warnings.all()).toEqual(['D13 is driven against what is wired to it']);
  });

  test('a button of the board reads 1 when it is pressed', () => {
    const code = `pinMode(BTN2, 'input_pulldown'); print(BTN2.read());
      setWatch(e => print(e.state), BTN2, { repeat: true, edge: 'both', debounce: 0 });`;
    const { machine } = bench(code, { board: 'PIXLJS' }, button('BTN2', 'high'));
    machine.closeContact('H2', machine.nowUs + 5000);
    machine.runFor(200);
    expect(machine.takeSerial().split('\r\n')).toEqual(['false', 'true', '']);
  });

  test('digitalPulse turns the pin back by itself', () => {
    const edges: number[] = [];
    const { machine } = bench('setTimeout(() => digitalPulse(D4, 1, [5, 10, 5]), 10);', {}, (m) =>
      m.onPin('D4', (level, atUs) => edges.push(level, atUs)),
    );
    machine.runFor(100);
    const times = edges.filter((_, i) => i % 2).map((us) => Math.round((us - edges[1]!) / 1000));
    expect(times).toEqual([0, 5, 15, 20]);
  });

  test('the sockets of Jolt.js are pins', () => {
    const { machine } = bench('Q0.setPower(1); digitalWrite(Q0.sda, 1);', { board: 'JOLTJS' });
    expect([machine.level('D3'), machine.level('D7'), machine.level('Q0.sda')]).toEqual([1, 1, 1]);
  });
});

describe('tones', () => {
  const tones = (code: string) => {
    const heard: string[] = [];
    const { machine } = bench(code, {}, (m) =>
      m.onTone(({ pin, hz, duty }) => heard.push(`${pin} ${hz} ${duty}`)),
    );
    machine.runFor(100);
    return { heard, machine };
  };

  test('analogWrite with a frequency sounds until digitalWrite', () => {
    const { heard } = tones(`analogWrite(D4, 0.5, { freq: 2000 });
      analogWrite(D4, 0.5, { freq: 4000 }); analogWrite(D4, 0.5, { freq: 4000 }); digitalWrite(D4,
        0);`);
    expect(heard).toEqual(['D4 2000 0.5', 'D4 4000 0.5', 'D4 0 0']);
  });

  test('a pin of the converter makes no tone', () => {
    expect(tones('analogWrite(D25, 0.5, { freq: 2000 });').heard).toEqual([]);
  });

  test('the fourth pin with a frequency of its own is refused', () => {
    const { machine } = tones(
      `for (const p of [D4, D5, D18, D19]) analogWrite(p, 0.5, { freq: 440 });`,
    );
    expect(String(machine.uncaught[0])).toBe('Error: no PWM channel available anymore');
  });
});

describe('the battery', () => {
  test('is read through its divider', () => {
    const code = `setInterval(() => print((analogRead(D35) * 3600 + 0.5) | 0), 100);`;
    const { machine, lines } = bench(code, {}, (m) => m.divider('D35', 0.5));
    machine.setBattery(4.2);
    machine.runFor(110);
    machine.setBattery(3.4);
    machine.runFor(100);
    expect(lines()).toEqual(['2100', '1700']);
  });

  test('setAtten changes the range', () => {
    const { machine, lines } = bench(`ESP32.setAtten(D35, 1000);
      setTimeout(() => print(analogRead(D35)), 10);`);
    machine.setVolts('D35', 0.25);
    machine.runFor(50);
    expect(lines()).toEqual(['0.25']);
  });

  test('a pin without a converter reads NaN', () => {
    expect(bench('print(analogRead(D4));').lines()).toEqual(['NaN']);
    expect(bench('print(analogRead(D4));', { board: 'ESP32S3_IDF4' }).lines()).toEqual(['NaN']);
  });

  test('Pixl.js measures its own supply', () => {
    const code = `setTimeout(() => print(E.getAnalogVRef(), E.getBattery()), 10);`;
    const { machine } = bench(code, { board: 'PIXLJS' });
    machine.setBattery(2.5);
    machine.runFor(50);
    expect(machine.takeSerial()).toBe('2.5 49\r\n');
  });
});
