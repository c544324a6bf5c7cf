// Boot order, watchdog, power, the radio and deep sleep of the machine.
import { bench, button } from './bench';

describe('boot', () => {
  test('files run in their order, .bootrst before .bootcde, then init and onInit', () => {
    const { machine, lines } = bench('print("1");', { off: true });
    machine.installFiles({
      '.bootcde': 'print("code");',
      '.boot3': 'print("3"); global.onInit = () => print("onInit");',
      '.boot0': 'print("0"); E.on("init", () => print("init"));',
    });
    machine.powerOn();
    expect(lines()).toEqual(['0', '1', '3', 'code', 'init', 'onInit']);
    machine.installFiles({ '.bootrst': 'print("rst");' });
    machine.powerOff();
    machine.powerOn();
    expect(lines()).toEqual(['0', '1', '3', 'rst', 'init', 'onInit']);
  });

  test('an exception ends its own file only', () => {
    const { machine, lines } = bench('print("a"); null.x; print("b");', { off: true });
    machine.installFiles({ '.boot2': 'print("c");' });
    machine.powerOn();
    expect(lines()).toEqual(['a', expect.stringMatching(/^Uncaught TypeError/), 'c']);
  });

  test('reset() leaves .bootcde out, load() does not', () => {
    const { machine, lines } = bench('print("boot");', { off: true });
    machine.installFiles({ '.bootcde': 'print("code"); setTimeout(reset, 100);' });
    machine.powerOn();
    machine.runFor(300);
    expect(lines()).toEqual(['boot', 'code', 'boot']);
    machine.installFiles({
      '.bootcde': 'print("code"); setTimeout(load, 100, "x");',
      x: 'print("x");',
    });
    machine.powerOff();
    machine.powerOn();
    machine.runFor(300);
    expect(lines()).toEqual(['boot', 'code', 'boot', 'x']);
  });

  test('a restart lets go of all pins, ends tones and forgets timers', () => {
    const code = `setTimeout(() => { D4.set(); analogWrite(D5, 0.5, { freq: 440 }); }, 50);
      setTimeout(reset, 100);`;
    const tones: number[] = [];
    const { machine } = bench(code, {}, (m) => m.onTone(({ hz }) => tones.push(hz)));
    machine.runFor(90);
    expect(machine.level('D4')).toBe(1);
    machine.runFor(20);
    expect(machine.device.pins.find('D4').isFloating).toBe(true);
    expect(tones).toEqual([440, 0]);
  });
});

describe('the watchdog', () => {
  const WATCHED = `E.enableWatchdog(5, false); print("boot", process.version);
    setInterval(() => { if (getTime() < LIMIT) E.kickWatchdog(); }, 1000);`;

  test('bites when nobody kicks it, and the board restarts', () => {
    const { machine, lines } = bench(WATCHED.replace('LIMIT', '10'));
    machine.runFor(13900);
    expect(machine.boots).toBe(1);
    machine.runFor(1500);
    expect(machine.boots).toBe(2);
    expect(machine.lastBoot).toBe('watchdog');
    expect(lines()).toHaveLength(2);
  });

  test('does not bite while it is kicked', () => {
    const { machine } = bench(WATCHED.replace('LIMIT', '1e9'));
    machine.runFor(3600000);
    expect(machine.boots).toBe(1);
  });

  test('bites in a stall, at its time', () => {
    const { machine } = bench(WATCHED.replace('LIMIT', '1e9'));
    machine.runFor(10);
    machine.stall(60000);
    expect(machine.boots).toBe(2);
    expect(machine.nowMs).toBeLessThan(5700);
  });

  test('kicks itself in the automatic mode as long as the loop turns', () => {
    const { machine } = bench('E.enableWatchdog(3);');
    machine.runFor(60000);
    expect(machine.boots).toBe(1);
    machine.stall(10000);
    expect(machine.boots).toBe(2);
  });

  test('cuts off a callback that takes too long', () => {
    const code = `E.enableWatchdog(1, false);
      setTimeout(() => { for (let i = 0; i < 1e6; i++) D2.set(); print("never"); }, 100);`;
    const { machine, lines } = bench(code);
    machine.runFor(1200);
    expect(machine.device.power.bites).toBe(1);
    expect(lines()).toEqual([]);
  });
});

describe('power', () => {
  test('what is in RAM is gone, what is in flash stays', () => {
    const code = `let s = require('Storage'); print(s.read('kept')); s.write('kept', 'yes');`;
    const { machine, lines } = bench(code);
    machine.powerOff();
    machine.powerOn();
    expect(lines()).toEqual(['undefined', 'yes']);
  });

  test('contacts can be turned while the power is off', () => {
    const code = `pinMode(D13, 'input_pullup'); print(D13.read());`;
    const { machine, lines } = bench(code, { off: true }, button('D13'));
    machine.closeContact('D13');
    machine.powerOn();
    expect(lines()).toEqual(['false']);
  });

  test('can go at an instant in the middle of a callback', () => {
    const code = `let s = require('Storage'); setTimeout(() => {
      for (let i = 0; i < 100; i++) D2.set(); s.write('late', 'x'); }, 100);`;
    const { machine } = bench(code);
    machine.powerOffAt(machine.nowUs + 101000);
    machine.runFor(200);
    expect(machine.state).toBe('off');
    expect(machine.device.storage.read('late')).toBeNull();
  });

  test('a bundle that restarts for ever is stopped', () => {
    expect(() => bench('E.reboot();')).toThrow(/restarts again and again/);
  });
});

describe('the radio of the ESP32', () => {
  const GUARD = `let st = ESP32.getState(); print(st.BLE, st.Wifi);
    if (st.BLE) ESP32.enableBLE(false); if (st.Wifi) ESP32.enableWifi(false);`;

  test('is on until it is switched off, once for ever, with a restart each time', () => {
    const { machine, lines } = bench(GUARD);
    expect(lines()).toEqual(['true true', 'false true', 'false false']);
    expect(machine.boots).toBe(3);
    machine.powerOff();
    machine.powerOn();
    expect(lines()).toEqual(['false false']);
    expect(machine.boots).toBe(4);
  });

  test('switching it erases .bootcde and .bootrst, and not .boot1', () => {
    const { machine } = bench(GUARD, { off: true });
    machine.installFiles({ '.bootcde': '1', '.bootrst': '2', data: '3' });
    machine.powerOn();
    expect(machine.device.storage.list()).toEqual(['.boot1', 'data']);
  });

  test('a phone connects only while it is on, and takes the console with it', () => {
    const { machine } = bench(' ', { board: 'PIXLJS' });
    expect(machine.plug('Bluetooth')).toBe(true);
    machine.sendSerial('1+1\n', 'Bluetooth');
    machine.runFor(100);
    expect(machine.takeSerial('Bluetooth')).toBe('=2\r\n>');
    const quiet = bench('NRF.sleep();', { board: 'PIXLJS' }).machine;
    expect(quiet.plug('Bluetooth')).toBe(false);
  });
});

describe('deep sleep', () => {
  test('a pin at its level wakes the board, which starts anew', () => {
    const code = `print(ESP32.getWakeupCause()); pinMode(D13, 'input_pullup');
      setTimeout(() => ESP32.deepSleepExt0(D13, 0), 100);`;
    const { machine, lines } = bench(code, {}, (m) =>
      m.contact('D13', { closes: 'low', externalPull: 'up' }),
    );
    machine.runFor(5000);
    expect(machine.state).toBe('asleep');
    machine.closeContact('D13', machine.nowUs + 1000000);
    machine.openContact('D13', machine.nowUs + 1050000);
    machine.runFor(1350);
    expect(lines()).toEqual(['0', '2']);
    expect(machine.state).toBe('on');
  });

  test('a timer wakes it too', () => {
    const code = `print(ESP32.getWakeupCause()); setTimeout(() => ESP32.deepSleep(2e6), 100);`;
    const { machine, lines } = bench(code);
    machine.runFor(2500);
    expect(lines()).toEqual(['0', '4']);
  });

  test('a pin that cannot wake the chip is refused', () => {
    const code = `try { ESP32.deepSleepExt0(D18, 0); } catch (e) { print(e.message); }`;
    expect(bench(code).lines()).toEqual(['Invalid pin']);
  });
});
