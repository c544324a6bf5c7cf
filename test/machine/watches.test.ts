// setWatch in the machine: stamps, debounce, the queue of events.
import { bench, button } from './bench';

const WATCH = `
function edge(e) { print(e.pin, e.state ? 'high' : 'low', e.time, e.lastTime); }
pinMode(D13, 'input_pullup');
`;

function watching(options: string, board = 'ESP32') {
  return bench(`${WATCH} setWatch(edge, D13, ${options});`, { board }, button('D13'));
}

describe('setWatch without a debounce', () => {
  test('an edge is reported with its own time, however late the loop is', () => {
    const { machine, lines } = watching('{ repeat: true, edge: "both" }');
    machine.closeContact('D13', 1000123);
    machine.stall(2000);
    machine.runFor(10);
    expect(lines()).toEqual(['D13 low 1.000123 undefined']);
  });

  test('lastTime is the time of the change before, of either edge', () => {
    const { machine, lines } = watching('{ repeat: true, edge: "falling" }');
    machine.closeContact('D13', 1000000);
    machine.openContact('D13', 1100000);
    machine.closeContact('D13', 1200000);
    machine.runUntil(1300);
    expect(lines()).toEqual(['D13 low 1 undefined', 'D13 low 1.2 1.1']);
  });

  test('every bounce is an event of its own, in the order of the edges', () => {
    const { machine, lines } = watching('{ repeat: true }');
    for (const atUs of [500000, 500900, 503000]) {
      machine.closeContact('D13', atUs);
      machine.openContact('D13', atUs + 400);
    }
    machine.runUntil(600);
    expect(lines().map((line) => line.split(' ').slice(1, 3).join(' '))).toEqual([
      'low 0.5',
      'high 0.5004',
      'low 0.5009',
      'high 0.5013',
      'low 0.503',
      'high 0.5034',
    ]);
  });

  test('without repeat the watch is gone after its first callback', () => {
    const { machine, lines } = watching('{ edge: "falling" }');
    machine.closeContact('D13', 500000);
    machine.openContact('D13', 600000);
    machine.closeContact('D13', 700000);
    machine.runUntil(800);
    expect(lines()).toHaveLength(1);
  });

  test('only the wanted edge is reported', () => {
    const { machine, lines } = watching('{ repeat: true, edge: "rising" }');
    machine.closeContact('D13', 500000);
    machine.openContact('D13', 600000);
    machine.runUntil(800);
    expect(lines()).toEqual(['D13 high 0.6 0.5']);
  });

  test('an exception in the callback does not remove the watch', () => {
    const code = `let n = 0; function edge() { n++; print(n); null.x; }
      pinMode(D13, 'input_pullup'); setWatch(edge, D13, { repeat: true });
      process.on('uncaughtException', () => print('caught'));`;
    const { machine, lines } = bench(code, {}, button('D13'));
    machine.closeContact('D13', 500000);
    machine.openContact('D13', 600000);
    machine.runUntil(800);
    expect(lines()).toEqual(['1', 'caught', '2', 'caught']);
    expect(machine.uncaught).toHaveLength(2);
  });

  test('clearWatch ends one watch, or all, and refuses undefined', () => {
    const code = `${WATCH} let a = setWatch(edge, D13, { repeat: true }); clearWatch(a);
      try { clearWatch(a); } catch (e) { print(e.message); }
      try { clearWatch(undefined); } catch (e) { print(e.message); }`;
    const { machine, lines } = bench(code, {}, button('D13'));
    machine.closeContact('D13', 500000);
    machine.runUntil(800);
    expect(lines()).toEqual(['Unknown Watch 1', 'clearWatch(undefined) not allowed']);
  });
});

describe('setWatch with a debounce', () => {
  const bounce = (atUs: number[]) => {
    const { machine, lines } = watching('{ repeat: true, edge: "both", debounce: 25 }');
    atUs.forEach((us, i) =>
      i % 2 ? machine.openContact('D13', us) : machine.closeContact('D13', us),
    );
    machine.runUntil(2000);
    return lines();
  };

  test('the callback reports the last bounce, not the first contact', () => {
    expect(bounce([815100, 820000, 832400])).toEqual(['D13 low 0.8324 undefined']);
  });

  test('a glitch shorter than the debounce is swallowed', () => {
    expect(bounce([815100, 820100])).toEqual([]);
  });

  test('the callback runs a debounce after the last edge', () => {
    const code = `pinMode(D13, 'input_pullup');
      setWatch(() => print(getTime()), D13, { repeat: true, debounce: 25 });`;
    const { machine, lines } = bench(code, {}, button('D13'));
    machine.closeContact('D13', 500000);
    machine.runUntil(800);
    expect(Number(lines()[0])).toBeCloseTo(0.525, 2);
  });

  test('a button of the board has 25 ms and the rising edge by default', () => {
    const code = `pinMode(BTN1, 'input_pullup'); setWatch(e => print(e.state, e.time), BTN1,
      true);`;
    const { machine, lines } = bench(code, {}, button('D0', 'high'));
    machine.closeContact('D0', 500000);
    machine.openContact('D0', 600000);
    machine.runUntil(800);
    expect(lines()).toEqual(['true 0.5']);
  });
});

describe('the queue of events', () => {
  test('events come before timers, whichever was first', () => {
    const code = `${WATCH} setWatch(edge, D13, { repeat: true });
      setTimeout(() => print('timer'), 100);`;
    const { machine, lines } = bench(code, {}, button('D13'));
    machine.closeContact('D13', 450000);
    machine.stall(200);
    machine.runFor(10);
    expect(lines()).toEqual(['D13 low 0.45 undefined', 'timer']);
  });

  test('what arrives during a pass waits for the next one', () => {
    const code = `${WATCH} let first = true;
      setWatch(e => { edge(e); if (first) { first = false; for (let i = 0; i < 100;
        i++) D2.read(); } },
        D13, { repeat: true });
      setTimeout(() => print('timer'), 100);`;
    const { machine, lines } = bench(code, {}, button('D13'));
    machine.closeContact('D13', 450000);
    machine.stall(200);
    machine.openContact('D13', machine.nowUs + 1000);
    machine.runFor(10);
    expect(lines().map((line) => line.split(' ')[1] ?? line)).toEqual(['low', 'timer', 'high']);
  });

  test('a full queue loses the newest events and says so', () => {
    const code = `let n = 0; pinMode(D13, 'input_pullup');
      setWatch(() => { n++; }, D13, { repeat: true });
      E.on('errorFlag', flags => print(flags));
      setTimeout(() => print(n, E.getErrorFlags(), E.getErrorFlags()), 2000);`;
    const { machine, lines } = bench(code, {}, button('D13'));
    for (let i = 0; i < 1000; i += 1) {
      machine.closeContact('D13', 400000 + i * 100);
      machine.openContact('D13', 400050 + i * 100);
    }
    machine.stall(500);
    machine.runFor(3000);
    expect(lines()).toEqual(['["FIFO_FULL"]', '682 ["FIFO_FULL"] []']);
    expect(machine.device.queue.lost).toBe(2000 - 682);
  });
});

describe('pins that are watched', () => {
  test('the ESP32 makes a watched pin an input with pull-up, whatever it was', () => {
    const code = `pinMode(D13, 'input_pulldown'); setWatch(() => {}, D13, true);
      print(D13.read());`;
    expect(bench(code).lines()).toEqual(['true']);
  });

  test('a watched pin without pinMode floats at the next digitalRead', () => {
    const { machine } = bench('setWatch(() => {}, D13, true); D13.read();', {}, button('D13'));
    expect(machine.device.warnings.all()).toContain('D13 is read but nothing holds its level');
  });

  test.each([
    ['ESP32', 'D12'],
    ['ESP32', 'D6'],
    ['ESP32S3_IDF4', 'D10'],
    ['ESP32C3_IDF4', 'D18'],
  ])('%s warns of a watch on %s and sets none', (board, pin) => {
    const { machine, lines } = bench(`print(setWatch(() => {}, ${pin}, true));`, { board });
    expect(lines()).toEqual(['WARNING: Unable to set watch.', 'undefined']);
    expect(machine.device.warnings.all()).toEqual([`${pin} cannot be watched`]);
  });

  test('an nRF52 watches eight pins and no more', () => {
    const code = `for (const p of [D0,D1,D2,D3,D4,D5,D9,D10,D11]) print(setWatch(() => {}, p,
      true));`;
    const { machine } = bench(code, { board: 'JOLTJS' });
    expect(machine.device.warnings.all()).toContain('D11 cannot be watched');
  });

  test('an edge while flash is written gets the time at which the write ended', () => {
    const code = `${WATCH} setWatch(edge, D13, { repeat: true });
      let flash = require('Flash');
      setTimeout(() => { print(getTime()); flash.erasePage(0x310000); print(getTime()); }, 100);`;
    const { machine, lines } = bench(code, {}, button('D13'));
    machine.closeContact('D13', 405000);
    machine.openContact('D13', 410000);
    machine.closeContact('D13', 415000);
    machine.runFor(500);
    const [began, ended, edge] = lines();
    expect(Number(ended) - Number(began)).toBeCloseTo(0.045, 3);
    expect(edge).toBe(`D13 low ${ended} undefined`);
  });
});
