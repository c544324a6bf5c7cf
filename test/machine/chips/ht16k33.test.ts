// The model of the HT16K33: what it shows, and when it stays dark.
import { Ht16k33 } from '../../../sim/machine/chips/ht16k33';
import { bench } from '../bench';

function run(code: string, bitrate = 400000) {
  const chip = new Ht16k33(0x70, 5);
  const { lines } = bench(
    `I2C1.setup({ sda: D8, scl: D9, bitrate: ${bitrate} });
     function put(...bytes) { try { I2C1.writeTo(0x70, bytes); } catch (e) { print(e.message);
       } } ${code}`,
    { board: 'ESP32S3_IDF4' },
    (m) => m.attachI2c(chip, { sda: 'D8', scl: 'D9' }),
  );
  return { chip, lines };
}

const CLEAR = 'put(0, 0,0,0,0, 0,0,0,0, 0,0,0,0, 0,0,0,0);';

describe('HT16K33', () => {
  test('shows its memory when oscillator and display are on', () => {
    const { chip } = run(`put(0x21); ${CLEAR} put(2, 0x81, 0x02); put(0x81); put(0xe7);`);
    expect(chip.litSegments()).toEqual(['2.0', '2.7', '3.1']);
    expect(chip.intensity()).toBe(7);
  });

  test.each(['0x21', '0x81'])('with %s alone it stays dark', (command) => {
    expect(run(`${CLEAR} put(2, 255); put(${command});`).chip.litSegments()).toEqual([]);
  });

  test('the pointer goes on and wraps', () => {
    const { chip } = run(`put(0x21); put(0x81); ${CLEAR} put(15, 1, 2);`);
    expect(chip.litSegments()).toEqual(['0.1', '15.0']);
  });

  test('memory that was not cleared shows garbage', () => {
    expect(run('put(0x21); put(0x81);').chip.litSegments().length).toBeGreaterThan(20);
  });

  test('is clocked too fast above 400 kHz', () => {
    const { chip, lines } = run('put(0x21);', 410000);
    expect(lines()).toEqual(['I2C Write Error: Timeout']);
    expect(chip.faults.all()).toEqual(['clocked at 410000 Hz, at most 400000 Hz']);
  });

  test('the test of bytes after a command is noted', () => {
    const { chip } = run('put(0x21, 0x81);');
    expect(chip.faults.all()).toEqual(['bytes after command 0x21']);
  });

  test('blinking by the chip is told apart', () => {
    expect(run('put(0x21); put(0x83);').chip.blinkHz()).toBe(2);
  });
});
