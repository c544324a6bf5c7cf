// The model of the LCD of Pixl.js, through the graphics object.
import { bench } from '../bench';

function run(code: string) {
  const { machine } = bench(code, { board: 'PIXLJS' });
  machine.runFor(5);
  const picture = (width: number, height: number): string[] =>
    Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => (machine.lcd.pixel(x, y) ? '#' : '.')).join(''),
    );
  return { machine, picture };
}

describe('the LCD of Pixl.js', () => {
  test('shows what was drawn, after flip', () => {
    const { picture } = run('g.clear(); g.flip(true); g.fillRect(1, 1, 3, 2); g.flip();');
    expect(picture(5, 4)).toEqual(['.....', '.###.', '.###.', '.....']);
  });

  test('shows nothing new before flip', () => {
    expect(run('g.flip(true); g.fillRect(1, 1, 3, 2);').picture(5, 2)).toEqual(['.....', '.....']);
  });

  test('shows garbage until the whole was sent once', () => {
    expect(run(' ').picture(128, 64).join('').split('#').length).toBeGreaterThan(1000);
  });

  test('flip sends only the pages and columns that changed', () => {
    const { machine } = run('g.flip(true);');
    machine.lcd.takeLog();
    machine.installFiles({
      '.boot1': 'g.flip(true); setTimeout(() => { g.fillRect(20, 9, 22, 10); g.flip(); }, 50);',
    });
    machine.powerOff();
    machine.powerOn();
    machine.runFor(20);
    machine.lcd.takeLog();
    machine.runFor(100);
    expect(machine.lcd.takeLog()).toHaveLength(3 + 7);
  });

  test('draws lines, text, and white over black', () => {
    const { picture } = run(`g.flip(true); g.setColor(1).fillRect(0, 0, 7, 4); g.setColor(0);
      g.drawString('1', 0, 0); g.drawLine(4, 0, 7, 3); g.flip();`);
    expect(picture(8, 5)).toEqual(['#.##.###', '..###.##', '#.####.#', '#.#####.', '...#####']);
  });

  test('is dark after setLCDPower(false), and keeps its memory', () => {
    const { machine, picture } = run(`g.flip(true); g.fillRect(0, 0, 1, 0); g.flip();
      setTimeout(() => Pixl.setLCDPower(false), 50); setTimeout(() => Pixl.setLCDPower(true),
        100);`);
    machine.runFor(60);
    expect(picture(2, 1)).toEqual(['..']);
    machine.runFor(60);
    expect(picture(2, 1)).toEqual(['##']);
  });

  test('takes the contrast and raw commands', () => {
    const { machine } = run('Pixl.setContrast(0.5); Pixl.lcdw(0xae);');
    expect(machine.lcd.intensity()).toBe(31);
    expect(machine.lcd.pixel(0, 0)).toBe(false);
  });
});
