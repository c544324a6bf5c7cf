// Timers and the clock of the machine: catching up, setting, 60 days, wrapping stamps.
import { bench } from './bench';

describe('timers', () => {
  test('an interval does not drift: it re-arms from when it was due', () => {
    const code = `let n = 0, t0 = getTime();
      setInterval(() => { if (++n === 100) print(((getTime() - t0) * 1000) | 0); }, 20);`;
    const { machine, lines } = bench(code);
    machine.runFor(3000);
    expect(lines()).toEqual(['2000']);
  });

  test('after a stall an interval fires back to back until it has caught up', () => {
    const code = `let last = 0; setInterval(() => {
        const t = getTime(); print(((t - last) * 1000 + 0.5) | 0); last = t; }, 20);`;
    const { machine, lines } = bench(code);
    machine.runFor(65);
    lines();
    machine.stall(70);
    machine.runFor(1);
    const gaps = lines().map(Number);
    expect(gaps).toHaveLength(3);
    expect(gaps.slice(1)).toEqual([0, 0]);
  });

  test('changeInterval from outside counts from now', () => {
    const code = `let id = setInterval(() => print(((getTime() - t0) * 1000) | 0), 1000);
      let t0; setTimeout(() => { t0 = getTime(); changeInterval(id, 300); }, 500);`;
    const { machine, lines } = bench(code);
    machine.runFor(900);
    expect(lines()).toEqual(['300']);
  });

  test('changeInterval inside its own callback counts from when that was due', () => {
    const code = `let t0 = getTime(); let id = setInterval(() => {
        print(((getTime() - t0) * 1000) | 0); changeInterval(id, 300); }, 100);`;
    const { machine, lines } = bench(code);
    machine.stall(200);
    machine.runFor(400);
    expect(lines()).toEqual(['200', '400']);
  });

  test('timers that are due together run in the order they were made', () => {
    const code = `setTimeout(() => print('a'), 50); setTimeout(() => print('b'), 20);`;
    const { machine, lines } = bench(code);
    machine.stall(100);
    machine.runFor(10);
    expect(lines()).toEqual(['a', 'b']);
  });

  test('an exception in a callback is reported and the interval goes on', () => {
    const { machine, lines } = bench(`setInterval(() => { null.x; }, 100);`);
    machine.runFor(250);
    expect(lines()).toHaveLength(2);
    expect(machine.uncaught).toHaveLength(2);
  });

  test('clearInterval refuses undefined, and without an id stops all', () => {
    const code = `setInterval(() => print('never'), 100);
      try { clearInterval(undefined); } catch (e) { print(e.message); } clearInterval();`;
    const { machine, lines } = bench(code);
    machine.runFor(500);
    expect(lines()).toEqual(['clearInterval(undefined) not allowed. Use clearInterval() instead']);
  });

  test('changing a timer that is gone is an error', () => {
    const code = `try { changeInterval(7, 100); } catch (e) { print(e.message); }`;
    expect(bench(code).lines()).toEqual(['Unknown Interval']);
  });

  test('arguments given to setTimeout reach the callback', () => {
    const { machine, lines } = bench(`setTimeout((a, b) => print(a, b), 10, 'x', 2);`);
    machine.runFor(20);
    expect(lines()).toEqual(['x 2']);
  });
});

describe('the clock of the device', () => {
  test('setTime makes getTime and the stamps jump, and timers do not notice', () => {
    const code = `pinMode(D13, 'input_pullup'); let n = 0;
      setInterval(() => print(++n), 100); setTime(1000000);
      setWatch(e => print(e.time | 0, getTime() | 0), D13, true);`;
    const { machine, lines } = bench(code, {}, (m) => m.contact('D13', { closes: 'low' }));
    machine.closeContact('D13', machine.nowUs + 250000);
    machine.runFor(290);
    expect(lines()).toEqual(['1', '2', '1000000 1000000']);
  });

  test('somebody else may set it too', () => {
    const { machine, lines } = bench('setInterval(() => print(getTime() | 0), 100);');
    machine.setTime(5000);
    machine.runFor(110);
    expect(lines()).toEqual(['5000']);
  });

  test('the time starts at 0 with the power and outlives a reset on the ESP32', () => {
    const code = `print(getTime() | 0); setTimeout(() => { E.reboot(); }, 5000);`;
    const { machine, lines } = bench(code);
    machine.runFor(6000);
    expect(lines()).toEqual(['0', '5']);
    machine.powerOff();
    machine.runFor(5000);
    machine.powerOn();
    expect(lines()).toEqual(['0']);
  });

  test('on an nRF52 a reset starts the time anew, and it counts in 32 parts of a 2^20th', () => {
    const code = `print(getTime()); setTimeout(() => { E.reboot(); }, 5000);`;
    const { machine } = bench(code, { board: 'PIXLJS' });
    machine.runFor(6000);
    const [first, second] = machine.takeSerial().split('\r\n').map(Number);
    expect((first as number) * 32768).toBe(Math.round((first as number) * 32768));
    expect(second).toBeCloseTo(first as number, 1);
  });

  test('a crystal that runs fast makes the time of the device run fast', () => {
    const code = `setTimeout(() => print((getTime() * 1000 + 0.5) | 0), 1000000);`;
    const { machine, lines } = bench(code, { crystalPpm: 100 });
    machine.runUntil(1000199);
    expect(lines()).toEqual([]);
    machine.runUntil(1000201);
    expect(lines()).toEqual(['1000300']);
  });

  const DAY_MS = 86400000;

  test.each([
    ['after 60 days', 60 * DAY_MS],
    ['1 s before the stamps wrap', 4294967.296 * 3 - 1000],
    ['with an uptime that lies on the wrap', 4294967.296 * 2],
  ])('edges are stamped right %s', (_, uptimeMs) => {
    const code = `let t0 = getTime(); pinMode(D13, 'input_pullup');
      setWatch(e => print(((e.time - t0) * 1000 + 0.5) | 0), D13, true);`;
    const { machine, lines } = bench(code, { uptimeMs }, (m) =>
      m.contact('D13', { closes: 'low' }),
    );
    const bootMs = 300;
    for (const ms of [500, 1999, 2000, 2001]) machine.closeContact('D13', (bootMs + ms) * 1000);
    for (const ms of [800, 2200]) machine.openContact('D13', (bootMs + ms) * 1000);
    machine.openContact('D13', (bootMs + 1999.4) * 1000);
    machine.openContact('D13', (bootMs + 2000.4) * 1000);
    machine.stall(1000);
    machine.runUntil(3000);
    expect(lines()).toEqual(['500', '800', '1999', '1999', '2000', '2000', '2001', '2200']);
  });

  test('an event that waits for more than 71 minutes is given the wrong time', () => {
    const code = `pinMode(D13, 'input_pullup'); setWatch(e => print(e.time | 0), D13, true);`;
    const { machine, lines } = bench(code, {}, (m) => m.contact('D13', { closes: 'low' }));
    machine.closeContact('D13', 1000000);
    machine.stall(72 * 60000);
    machine.runFor(10);
    expect(lines()).toEqual(['4295']);
  });
});

describe('how a build waits', () => {
  const REPORT = `pinMode(D4, 'input_pullup');
    setWatch(e => print(((getTime() - e.time) * 1000 + 0.5) | 0), D4, true);`;

  const latency = (board: string): number => {
    const { machine, lines } = bench(REPORT, { board }, (m) => m.contact('D4', { closes: 'low' }));
    machine.closeContact('D4', machine.nowUs + 101000);
    machine.runFor(500);
    return Number(lines()[0]);
  };

  test('the ESP32 runs round and round: an edge is handled at once', () => {
    expect(latency('ESP32')).toBe(0);
  });

  test('C3 and S3 sleep through an edge for up to 50 ms', () => {
    expect(latency('ESP32C3_IDF4')).toBe(49);
  });

  test('lateness given from outside is added to passes and deliveries, not to stamps', () => {
    const code = `pinMode(D4, 'input_pullup');
      setWatch(e => print(e.time, ((getTime() - e.time) * 1000) | 0), D4, true);`;
    const { machine, lines } = bench(code, {}, (m) => m.contact('D4', { closes: 'low' }));
    machine.setLateness({ passUs: () => 100000, deliveryUs: () => 7000 });
    machine.closeContact('D4', 500000);
    machine.runUntil(800);
    expect(lines()).toEqual(['0.5 107']);
  });
});
