// The joined device layer: what is locked at power-on, what keys held then ask for, the watchdog,
// the renewal of the displays, and off.
import { Sign, type Hal } from '../../hal/hal';
import * as device from '../../hal/espruino/device-hal';
import type { Parts } from '../../hal/espruino/parts';
import { createBoard, createFrame, KEY_NAMES } from './fake-board';
import { fake, plugIn, Serial1, takeTape } from './fake-espruino';

type Fakes = typeof import('./fake-espruino');

// What the interpreter's own require finds.
jest.mock('Storage', () => jest.requireActual<Fakes>('./fake-espruino').storage, { virtual: true });

let isLost = false;
let sleeps: () => void;

/** Parts that write what they are asked to do on the tape. */
const PARTS = {
  createDisplay: () => void fake.tape.push('display'),
  drawFrame: () => void fake.tape.push('draw'),
  renewDisplay: (chip: number) => void fake.tape.push(`renew ${chip}`),
  isDisplayLost: () => isLost,
  darkenDisplay: () => void fake.tape.push('dark'),
  createJournal: () => void fake.tape.push('journal'),
  readFlash: () => undefined,
  writeFlash: () => true,
  eraseFlash: () => true,
  hasRoom: () => true,
  compact: () => undefined,
  linkPort: () => Serial1,
  sleepUntil: () => sleeps(),
  startSelfTest: () => undefined,
  passSelfTest: () => 0,
} as unknown as Parts;

function start(held: string[] = []): Hal {
  for (const name of KEY_NAMES) fake.levels[name] = held.includes(name) ? 0 : 1;
  return device.createDeviceHal(createBoard(), PARTS);
}

function kickAt(hal: Hal, seconds: number): string[] {
  fake.seconds = seconds;
  hal.nowMs();
  takeTape();
  hal.kick();
  return takeTape().filter((step) => step !== 'kick');
}

beforeEach(() => {
  plugIn();
  isLost = false;
  sleeps = () => void fake.tape.push('sleep');
});

describe('at power-on', () => {
  test('the console is locked before buzzer, journal and display are touched', () => {
    start();
    const tape = takeTape();
    expect(fake.console).toBeNull();
    expect(tape.indexOf('console null')).toBeLessThan(tape.indexOf('BUZ=0'));
    expect(tape.indexOf('console null')).toBeLessThan(tape.indexOf('journal'));
  });

  test('MINUS and PLUS held leave the console open, and the link sign says so', () => {
    const hal = start(['M', 'S']);
    expect(fake.console).toBe('Serial1');
    expect(hal.notices).toBe(Sign.Link);
    expect(device.startMode()).toBe(1);
  });

  test.each([
    ['nothing', [], 0],
    ['PLUS', ['S'], 2],
    ['PAUSE', ['P'], 3],
    ['MINUS', ['M'], 0],
    ['MINUS and PAUSE', ['M', 'P'], 0],
    ['PLUS and PAUSE', ['S', 'P'], 0],
    ['all three', ['M', 'P', 'S'], 0],
    ['PLUS and a player', ['S', 'L'], 2],
  ])('%s held: mode %#, the console is locked', (_name, held, mode) => {
    const hal = start(held);
    expect(device.startMode()).toBe(mode);
    expect(fake.console).toBeNull();
    expect(hal.notices).toBe(0);
  });

  test('the watchdog is not armed by the set-up but by the last call of boot', () => {
    start();
    expect(takeTape().join()).not.toContain('watchdog');
    device.armWatchdog();
    expect(takeTape()).toEqual(['watchdog 5 false']);
  });

  test('a control in the slot is read, and none is an empty text', () => {
    start();
    expect(device.readControl()).toBe('');
    fake.files['zn.ctl'] = new Uint8Array(Buffer.from(')(5'));
    expect(device.readControl()).toBe(')(5');
  });

  test('a start that failed gives the console back', () => {
    start();
    device.unlockConsole();
    expect(fake.console).toBe('port');
  });
});

describe('the watchdog and the displays', () => {
  test('every kick reaches the watchdog', () => {
    const hal = start();
    takeTape();
    hal.kick();
    expect(takeTape()).toEqual(['kick']);
  });

  test('each of two chips is set up again every ten seconds', () => {
    const hal = start();
    expect(kickAt(hal, 4.999)).toEqual([]);
    expect(kickAt(hal, 5)).toEqual(['renew 1']);
    expect(kickAt(hal, 9.999)).toEqual([]);
    expect(kickAt(hal, 10)).toEqual(['renew 0']);
    expect(kickAt(hal, 15)).toEqual(['renew 1']);
  });

  test('a module that does not answer is a fault until it answers again', () => {
    const hal = start();
    isLost = true;
    kickAt(hal, 5);
    expect(hal.notices).toBe(Sign.Fault);
    isLost = false;
    kickAt(hal, 10);
    expect(hal.notices).toBe(0);
  });

  test('a queue that was full is a fault until the next look, and no memory a restart', () => {
    const hal = start();
    fake.errorFlags = ['FIFO_FULL', 'LOW_MEMORY'];
    expect(kickAt(hal, 5)).toEqual(['renew 1']);
    expect(hal.notices).toBe(Sign.Fault);
    expect(kickAt(hal, 10)).toEqual(['renew 0']);
    expect(hal.notices).toBe(0);
    fake.errorFlags = ['MEMORY'];
    expect(kickAt(hal, 15)).toEqual(['renew 1', 'reboot']);
  });

  test('the turn LED follows its sign and is written only when it changes', () => {
    const hal = start();
    const frame = createFrame();
    frame.signs = Sign.TurnLeft;
    takeTape();
    hal.show(frame);
    hal.show(frame);
    frame.signs = Sign.TurnRight;
    hal.show(frame);
    expect(takeTape()).toEqual(['draw', 'LED=1', 'draw', 'draw', 'LED=0']);
  });
});

describe('off', () => {
  test('waits until the keys that asked for it are up', () => {
    const hal = start();
    fake.levels['M'] = 0;
    hal.powerOff();
    expect(kickAt(hal, 1)).toEqual([]);
    fake.levels['M'] = 1;
    expect(kickAt(hal, 2)).toEqual(['BUZ=0', 'dark', 'sleep']);
  });

  test('a board that cannot sleep shows its picture again and goes on', () => {
    const hal = start();
    sleeps = () => {
      throw new Error('Invalid pin');
    };
    hal.powerOff();
    expect(kickAt(hal, 1)).toEqual(['BUZ=0', 'dark', 'renew 0', 'renew 1']);
    expect(kickAt(hal, 2)).toEqual([]);
  });

  test('a board that sleeps by doing nothing makes no more passes', () => {
    const hal = start();
    device.startPasses(() => undefined);
    hal.powerOff();
    kickAt(hal, 1);
    expect(fake.timers[0]!.isOn).toBe(false);
    device.planPass(100, true);
    expect(fake.timers[0]!.isOn).toBe(false);
  });
});
