// Serial ports and the console of the machine, and who can run code through them.
import { bench } from './bench';

const LINK = `Serial1.on('data', d => Serial1.write('<' + d + '>'));`;

describe('a serial port', () => {
  test('hands what arrives to its listener, once the console is elsewhere', () => {
    const { machine } = bench(`E.setConsole(null, { force: true }); ${LINK}`);
    machine.sendSerial('abc');
    machine.runFor(50);
    expect(machine.takeSerial()).toBe('<abc>');
  });

  test('keeps what nobody listens for', () => {
    const code = `LoopbackA.setConsole();
      setTimeout(() => Serial1.print(Serial1.available(), Serial1.read(2), Serial1.read()), 50);`;
    const { machine } = bench(code);
    machine.sendSerial('abcd');
    machine.runFor(100);
    expect(machine.takeSerial()).toBe('4abcd');
  });

  test('makes a writer wait when more than its buffer is to go out', () => {
    const code = `setTimeout(() => { let t = getTime(); Serial1.write('x'.repeat(1280));
      Serial1.println(((getTime() - t) * 1000 + 0.5) | 0); }, 10);`;
    const { machine } = bench(code);
    machine.runFor(500);
    expect(machine.takeSerial().slice(1280)).toBe('100\r\n');
  });

  test('characters arrive at the speed of the line', () => {
    const code = `E.setConsole(null); let n = 0; Serial1.on('data', d => { n += d.length; });
      setInterval(() => Serial1.println(n), 100);`;
    const { machine, lines } = bench(code);
    machine.runFor(1);
    machine.sendSerial('x'.repeat(2304));
    machine.runFor(250);
    expect(lines().map(Number)[0]).toBeGreaterThan(1000);
    expect(lines().map(Number)[0] ?? 0).toBeLessThan(1300);
    machine.runFor(100);
    expect(lines()).toEqual(['2304']);
  });

  test('a flood fills the queue that edges need too', () => {
    const code = `E.setConsole(null); let edges = 0; pinMode(D13, 'input_pullup');
      setWatch(() => { edges++; }, D13, true); setTimeout(() => Serial1.print(edges), 3000);`;
    const { machine } = bench(code, {}, (m) => m.contact('D13', { closes: 'low' }));
    machine.sendSerial('x'.repeat(5000));
    machine.closeContact('D13', machine.nowUs + 450000);
    machine.stall(500);
    machine.runFor(4000);
    expect(machine.takeSerial()).toBe('0');
    expect(machine.device.errorFlags.has('FIFO_FULL')).toBe(true);
  });

  test('bytes come and go as characters', () => {
    const { machine } = bench(`Serial1.write(new Uint8Array([65, 255])); Serial1.write([0, 66]);`);
    expect(machine.takeSerial()).toBe('A\xff\0B');
  });

  test('one loop-back port hears the other', () => {
    const code = `LoopbackB.on('data', d => print('heard', d)); LoopbackA.write('hi');`;
    const { machine, lines } = bench(code);
    machine.runFor(10);
    expect(lines()).toEqual(['heard hi']);
  });

  test('nothing goes through a cable that is not there', () => {
    const { machine } = bench(`setInterval(() => USB.write('x'), 100);`, { board: 'JOLTJS' });
    machine.runFor(250);
    expect(machine.takeSerial()).toBe('');
    expect(() => machine.sendSerial('a')).toThrow('nothing is plugged into USB');
    machine.plug('USB');
    machine.runFor(100);
    expect(machine.takeSerial()).toBe('x');
  });
});

describe('the console', () => {
  const evaluated = (machine: ReturnType<typeof bench>['machine']) =>
    machine.interpreter!.console.evaluated;

  test('runs what is typed on its port, and on no other', () => {
    const { machine } = bench(' ');
    machine.sendSerial('6*7\n');
    machine.sendSerial('1+1\n', 'Serial2');
    machine.runFor(50);
    expect(machine.takeSerial()).toBe('=42\r\n>');
    expect(evaluated(machine)).toEqual(['6*7']);
  });

  test('nobody can type when there is none', () => {
    const { machine } = bench('E.setConsole(null, { force: true });', { board: 'JOLTJS' });
    machine.plug('USB');
    machine.plug('Bluetooth');
    for (const port of ['USB', 'Bluetooth', 'Serial1']) machine.sendSerial('E.reboot()\n', port);
    machine.runFor(100);
    expect(evaluated(machine)).toEqual([]);
    expect(machine.boots).toBe(1);
  });

  test('a cable takes it along unless it was forced', () => {
    const { machine } = bench('E.setConsole(null);', { board: 'JOLTJS' });
    machine.plug('USB');
    machine.sendSerial('1\n', 'USB');
    machine.runFor(100);
    expect(evaluated(machine)).toEqual(['1']);
  });

  test('a password locks it', () => {
    const { machine } = bench('E.setPassword("secret"); E.lockConsole();');
    machine.sendSerial('1+1\n');
    machine.runFor(20);
    expect(machine.takeSerial()).toContain('Invalid password');
    machine.sendSerial('secret\n2+2\n');
    machine.runFor(20);
    expect(machine.takeSerial()).toBe('\r\n  Logged in.\r\n>=4\r\n>');
    expect(evaluated(machine)).toEqual(['2+2']);
  });

  test('Ctrl-C on it breaks off a callback and removes its interval', () => {
    const code = `let n = 0; setInterval(() => { n++; for (let i = 0; i < 2000; i++) D2.set();
      n += 100; }, 99);
      setTimeout(() => print(n), 1000);`;
    const { machine, lines } = bench(code);
    machine.runFor(98);
    machine.sendSerial(`${'x'.repeat(32)}\x03`);
    machine.runFor(2000);
    expect(lines()).toEqual(['1']);
    expect(machine.device.errorFlags.has('CALLBACK')).toBe(true);
  });

  test('a Pixl.js with nothing on its serial port has its console elsewhere', () => {
    const code = `setTimeout(() => { D5.write(E.getConsole() !== 'Serial1'); }, 10);`;
    const { machine } = bench(code, { board: 'PIXLJS', off: true });
    machine.unplug('Serial1');
    machine.powerOn();
    machine.runFor(20);
    expect(machine.level('D5')).toBe(1);
  });
});
