// Storage and raw flash of the machine, and power cuts in them. The rules of Storage
// were compared with the interpreter itself.
import type { Machine } from '../../sim/machine/machine';
import { bench } from './bench';

const STORAGE = `let s = require('Storage');
function tried(f) { try { print(f()); } catch (e) { print(e.message); } }
`;

describe('Storage', () => {
  test('a file is written and read, in whole and in part', () => {
    const code = `${STORAGE} s.write('a', 'hello'); print(s.read('a'), s.read('a', 1, 3),
      s.read('b'));
      print(s.list().length);`;
    expect(bench(code).lines()).toEqual(['hello ell undefined', '2']);
  });

  test('bytes that were not written read as 255 and can be written later', () => {
    const code = `${STORAGE} s.write('a', 'AB', 0, 6); s.write('a', 'C', 4);
      print(s.read('a').split('').map(c => c.charCodeAt(0)).join());`;
    expect(bench(code).lines()).toEqual(['65,66,255,255,67,255']);
  });

  test('a byte is written once, except over the whole', () => {
    const code = `${STORAGE} s.write('a', 'AB', 0, 6);
      tried(() => s.write('a', 'C', 1)); tried(() => s.write('a', 'toolong', 2));`;
    expect(bench(code).lines()).toEqual([
      'File already written with different data',
      'Too much data for file size',
    ]);
  });

  test('a write at offset 0 replaces the file, unless size and emptiness match', () => {
    const code = `${STORAGE} s.write('slot', '', 0, 64); let free = s.getFree();
      s.write('slot', 'x', 0, 64); print(free - s.getFree(), s.read('slot').length);
      s.write('slot', 'y', 0); print(free - s.getFree(), s.read('slot').length);`;
    expect(bench(code).lines()).toEqual(['0 64', '36 1']);
  });

  test('writing the same again costs nothing', () => {
    const code = `${STORAGE} s.write('a', 'same'); let free = s.getFree();
      s.write('a', 'same'); print(free - s.getFree()); s.write('a', 'diff');
        print(free - s.getFree());`;
    expect(bench(code).lines()).toEqual(['0', '36']);
  });

  test('an empty file cannot be made', () => {
    expect(bench(`${STORAGE} tried(() => s.write('a', ''));`).lines()).toEqual([
      "Can't create zero length file",
    ]);
  });

  test('an erased file is gone and its space is not', () => {
    const code = `${STORAGE} s.write('a', 'hello'); let free = s.getFree(); s.erase('a');
      print(s.read('a'), free - s.getFree());`;
    expect(bench(code).lines()).toEqual(['undefined 0']);
  });

  const FULL = `${STORAGE}
    for (let i = 0; i < 8; i++) { s.write('f' + i, '' + i, 0, 4300); if (i & 1) s.erase('f' + i); }
    let began = getTime(); s.write('new', 'x', 0, 4300);
    print(getTime() - began > 0.5, s.read('new').charAt(0), s.read('f0').charAt(0),
      s.read('f6').charAt(0));`;

  test('a full Storage is compacted, which takes its time and keeps the live files', () => {
    const { machine, lines } = bench(FULL, { board: 'PIXLJS' });
    expect(lines()).toEqual(['true x 0 6']);
    expect(machine.device.storage.compactions).toBe(1);
  });

  test('what does not fit even then is refused', () => {
    const code = `${STORAGE} tried(() => s.write('a', 'x', 0, 43000));`;
    expect(bench(code, { board: 'PIXLJS' }).lines()).toEqual(['Unable to find or create file']);
  });

  test('a compaction that loses the power loses live files', () => {
    const { machine } = bench(FULL, { board: 'PIXLJS' });
    const whole = bench(FULL, { board: 'PIXLJS', off: true }).machine;
    whole.cutAtFlashStep(machine.flashSteps - whole.flashSteps - 4300 - 20000);
    whole.powerOn();
    expect(whole.state).toBe('off');
    expect(whole.device.storage.list()).not.toEqual(
      expect.arrayContaining(['f0', 'f2', 'f4', 'f6']),
    );
  });
});

describe('a power cut in Storage', () => {
  test('between killing the old file and writing the new one there is none', () => {
    const { machine } = bench(`${STORAGE} s.write('a', 'new');`, { off: true });
    machine.installFiles({ a: 'old' });
    machine.cutAtFlashStep(4);
    machine.powerOn();
    expect(machine.state).toBe('off');
    expect(machine.device.storage.read('a')).toBeNull();
  });

  /** Clears the first bytes of the header that the next file would get, as a torn write would. */
  const tear = (machine: Machine, bytes: number): void => {
    const { chain } = machine.device.storage;
    const spot = chain.place(64).address! - chain.start;
    machine.flash('storage').fill(0, spot, spot + bytes);
  };

  test.each([2, 4])('over a header torn after %i bytes a new file is never read', (bytes) => {
    const code = `${STORAGE} tried(() => s.write('b', 'x'.repeat(600))); print(s.read('b'));`;
    const { machine, lines } = bench(code, { off: true });
    tear(machine, bytes);
    machine.powerOn();
    expect(lines()).toEqual(['true', 'undefined']);
    machine.powerOff();
    machine.powerOn();
    expect(lines()).toEqual(['File already written with different data', 'undefined']);
  });

  test('over a header torn after the first byte a new file has another length', () => {
    const code = `${STORAGE} print(s.write('b', 'x'.repeat(600)), s.read('b').length);`;
    const { machine, lines } = bench(code, { off: true });
    tear(machine, 1);
    machine.powerOn();
    expect(lines()).toEqual(['true 512']);
  });

  test('when the first header is torn, the next boot erases all of Storage', () => {
    const { machine } = bench('print("never");', { off: true });
    machine.flash('storage').fill(0, 0, 4);
    machine.powerOn();
    expect(machine.takeSerial()).toBe('');
    expect(machine.flash('storage').every((byte) => byte === 255)).toBe(true);
  });
});

describe('Flash', () => {
  const FLASH = `let f = require('Flash'), A = 0x310000;
    function show(n) { let r = f.read(n, A), t = ''; for (let i = 0; i < n; i++) t += r[i] + ' ';
      print(t); }
  `;

  test('a write can only clear bits, an erase sets the page', () => {
    const code = `${FLASH} show(2); f.write([0xf0, 0x0f], A); show(3); f.write([0x3c, 0xff], A);
      show(3);
      f.erasePage(A + 100); show(2);`;
    expect(bench(code).lines()).toEqual(['255 255 ', '240 15 255 ', '48 15 255 ', '255 255 ']);
  });

  test('a write need not be aligned: the words around it stay what they are', () => {
    const code = `${FLASH} f.write(new Uint8Array([1, 2, 3]), A + 3); show(8);`;
    expect(bench(code).lines()).toEqual(['255 255 255 1 2 3 255 255 ']);
  });

  test('a string is written as its bytes', () => {
    expect(bench(`${FLASH} f.write('Az', A); show(2);`).lines()).toEqual(['65 122 ']);
  });

  test('getFree also lists an area inside Storage', () => {
    const code = `let free = require('Flash').getFree(); print(free.length,
      free[2].addr === 0x360000);`;
    expect(bench(code).lines()).toEqual(['3 true']);
  });

  test.each(['f.write([0], 0x10000)', 'f.read(4, 0)', 'f.erasePage(0x400000)'])(
    '%s would hit the interpreter: an error of the bundle',
    (call) => {
      expect(() => bench(`${FLASH} try { ${call}; } catch (e) {}`)).toThrow(
        /neither Storage nor spare/,
      );
    },
  );

  test.each([
    [0, [255, 255, 255, 255]],
    [1, [1, 255, 255, 255]],
    [3, [1, 2, 3, 255]],
    [4, [1, 2, 3, 4]],
  ])('the power goes after %i bytes', (bytes, left) => {
    const { machine } = bench(`${FLASH} f.write([1, 2, 3, 4], A); f.write([5], A + 4);`, {
      off: true,
    });
    machine.cutAtFlashStep(bytes);
    machine.powerOn();
    expect(machine.state).toBe('off');
    expect([...machine.flash('spare').subarray(0, 5)]).toEqual([...left, 255]);
  });

  test('of the byte under the cut some bits may be programmed', () => {
    const { machine } = bench(`${FLASH} f.write([0, 0, 0, 0], A);`, { off: true });
    machine.cutAtFlashStep(1, 0x0f);
    machine.powerOn();
    expect([...machine.flash('spare').subarray(0, 3)]).toEqual([0, 0x0f, 0xff]);
  });

  test('an erase that is cut leaves neither the old page nor a blank one', () => {
    const { machine } = bench(`${FLASH} f.erasePage(A);`, { off: true });
    machine.flash('spare').fill(0, 0, 4096);
    machine.cutAtFlashStep(4);
    machine.powerOn();
    const page = [...machine.flash('spare').subarray(0, 4096)];
    expect(page.some((byte) => byte !== 0 && byte !== 0xff)).toBe(true);
  });

  test('code that catches the cut cannot go on', () => {
    const code = `${FLASH} try { f.write([1, 2, 3, 4], A); } catch (e) { }
      try { f.write([9], A + 16); } catch (e) { } print('alive');`;
    const { machine } = bench(code, { off: true });
    machine.cutAtFlashStep(2);
    machine.powerOn();
    expect(machine.flash('spare')[16]).toBe(255);
    expect(machine.takeSerial()).toBe('');
  });

  test('erases are counted for the wear', () => {
    const { machine } = bench(`${FLASH} f.erasePage(A); f.erasePage(A); f.erasePage(A + 4096);`);
    expect([...machine.device.flash.erases('spare').subarray(0, 3)]).toEqual([2, 1, 0]);
  });
});
