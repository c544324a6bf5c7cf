// What the machine refuses, and what its world has of the language.
import { bench } from './bench';

describe('what is not modelled', () => {
  test.each([
    ['E.dumpVariables()', 'E.dumpVariables'],
    ['E.foo = 1', 'E.foo = …'],
    ['new Promise(() => {})', 'Promise'],
    ['new Date()', 'Date'],
    ['require("http")', 'require("http")'],
    ['D4.blink()', 'D4.blink'],
    ['Serial1.pipe', 'Serial1.pipe'],
    ['ESP32.lightSleep(5)', 'ESP32.lightSleep'],
    ['process.exit', 'process.exit'],
    ['setInterval("x()", 5)', 'a string as a callback'],
    ['setWatch(() => {}, D4, { irq: true })', 'setWatch irq or data'],
    ['SPI1.setup({ baud: 1, bits: 9 })', 'option "bits" of SPI1.setup'],
    ['require("Storage").open("a", "w")', 'Storage.open'],
    ['require("Storage").write("a", { b: 1 })', 'Storage.write of an object'],
    ['E.on("touch", () => {})', 'event "touch"'],
  ])('%s is an error that names it', (code, name) => {
    expect(() => bench(code)).toThrow(name);
  });

  test('reaches the bench even when the bundle catches everything', () => {
    const { machine } = bench('setTimeout(() => { try { E.foo(); } catch (e) {} }, 100);');
    expect(() => machine.runFor(200)).toThrow('the bundle uses E.foo');
  });

  test('a name of another board is not defined', () => {
    const { machine } = bench('NRF.sleep();');
    expect(String(machine.uncaught[0])).toBe('ReferenceError: NRF is not defined');
    expect(String(bench('ESP32.reboot();', { board: 'JOLTJS' }).machine.uncaught[0])).toMatch(
      'ESP32 is not defined',
    );
  });
});

describe('the language of the interpreter', () => {
  test.each([
    'Map Set WeakMap WeakSet Symbol BigInt Proxy Reflect Intl WebAssembly Atomics',
    'SharedArrayBuffer queueMicrotask structuredClone TextDecoder performance Buffer fetch',
    'setImmediate escape unescape FinalizationRegistry WeakRef AggregateError Iterator',
  ])('has no %s', (names) => {
    const list = names.split(' ').map((name) => `typeof ${name}`);
    const { lines } = bench(`print([${list.join()}].filter(t => t !== 'undefined').length);`);
    expect(lines()).toEqual(['0']);
  });

  test('lacks the methods that Espruino lacks', () => {
    const missing = `Math.trunc Math.imul Math.clz32 Math.hypot Math.log2 Number.isInteger
      Number.isFinite Object.freeze Object.is Object.hasOwn Array.from Array.of
      [].flat [].at [].lastIndexOf [].copyWithin [].entries [].findLast ''.at ''.matchAll
      new(Uint8Array)(1).copyWithin new(Uint8Array)(1).at`.split(/\s+/);
    const code = `let found = []; ${missing
      .map((name, i) => `if ((${name.replace('new(', 'new (')}) !== undefined) found.push(${i});`)
      .join('\n')} print(found.join());`;
    expect(bench(code).machine.takeSerial().trim()).toBe('');
  });

  test('has what the firmware may use', () => {
    const code = `let a = new Int32Array(4).fill(2); let b = new Uint8Array([1, 2, 3]).subarray(1);
      print([3, 1, 2].sort().join(), 'x'.padStart(3, '0'), JSON.stringify({ a: 1 }), a[3] + b[0],
        parseInt('12'), [1, 2].includes(2), Object.keys({ q: 1 }).length, Math.max(1, 2),
          typeof globalThis);
      let sum = 0; for (const n of b) sum += n; print(sum);`;
    expect(bench(code).lines()).toEqual(['1,2,3 00x {"a":1} 4 12 true 1 2 object', '5']);
  });

  test('this in a plain call is the global object, and so is global', () => {
    const code = `function f() { return this === global && this === globalThis; } print(f());`;
    expect(bench(code).lines()).toEqual(['true']);
  });

  test('names at the top of a file are its own, also when Espruino has them', () => {
    const code = `let getTime = 5; var mine = 1; print(getTime, typeof global.mine);`;
    expect(bench(code).lines()).toEqual(['5 undefined']);
  });

  test('a file that cannot be read says so', () => {
    const { machine } = bench('let a = ;');
    expect(String(machine.uncaught[0])).toMatch(/^SyntaxError/);
  });

  test('errors of the interpreter are errors of its own world', () => {
    const code = `try { changeInterval(9, 1); } catch (e) { print(e instanceof Error, e.message);
      }`;
    expect(bench(code).lines()).toEqual(['true Unknown Interval']);
  });

  test('chance is the same each time', () => {
    const draw = () => bench('print(Math.random());').lines()[0];
    expect(draw()).toBe(draw());
  });

  test('process tells the board and its memory', () => {
    const code = `let m = process.memory(); print(process.env.BOARD, process.version, m.total,
      m.gc);
      print(process.memory(false).gc);`;
    expect(bench(code, { board: 'ESP32C3_IDF4' }).lines()).toEqual([
      'ESP32C3_IDF4 2v29 4095 0',
      'undefined',
    ]);
  });
});
