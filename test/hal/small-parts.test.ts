// Buzzer, battery, the port of the link, the two journals, and the radio guards.
import { batteryPercent, createBattery } from '../../hal/espruino/battery';
import * as esp32 from '../../hal/espruino/chips/esp32';
import * as nrf52832 from '../../hal/espruino/chips/nrf52832';
import * as nrf52840 from '../../hal/espruino/chips/nrf52840';
import * as file from '../../hal/espruino/journals/file';
import * as pages from '../../hal/espruino/journals/pages';
import { countUnread, createLinkPort, hasLink, send, takeByte } from '../../hal/espruino/link-port';
import { limitPasses, startPasses } from '../../hal/espruino/pass-timer';
import { createPiezo, tone } from '../../hal/espruino/piezo';
import { createBoard } from './fake-board';
import { edgeOn, fake, pin, plugIn, Serial1, takeTape, USB } from './fake-espruino';

type Fakes = typeof import('./fake-espruino');

// What the interpreter's own require finds.
jest.mock('Storage', () => jest.requireActual<Fakes>('./fake-espruino').storage, { virtual: true });
jest.mock('Flash', () => jest.requireActual<Fakes>('./fake-espruino').flash, { virtual: true });

beforeEach(() => {
  plugIn();
});

describe('the buzzer', () => {
  test('a passive one gets the pitch, and silence is a level', () => {
    createPiezo(createBoard());
    takeTape();
    tone(2000);
    tone(0);
    expect(takeTape()).toEqual(['tone BUZ 0.5 2000', 'BUZ=0']);
  });

  test('an active one gets on and off', () => {
    createPiezo(createBoard({ buzzerIsActive: true }));
    takeTape();
    tone(2000);
    tone(0);
    expect(takeTape()).toEqual(['BUZ=1', 'BUZ=0']);
  });

  test('a board without one gets silence', () => {
    createPiezo(createBoard({ buzzerPin: undefined }));
    tone(2000);
    expect(takeTape()).toEqual([]);
  });
});

describe('the battery', () => {
  /** The divider halves, and the pin reads 1 at 3,600 mV. */
  function percentAt(mv: number): number {
    fake.analog['BAT'] = mv / 7200;
    return batteryPercent();
  }

  test.each([
    [2900, 0],
    [2999, 0],
    [3000, 0],
    [3200, 10],
    [3400, 20],
    [3650, 50],
    [4000, 90],
    [4199, 100],
    [4200, 100],
    [5000, 100],
  ])('%i mV is %i percent', (mv, percent) => {
    createBattery(createBoard());
    expect(percentAt(mv)).toBe(percent);
  });

  test('a board that cannot measure says -1', () => {
    createBattery(createBoard({ batteryMv: [] }));
    expect(batteryPercent()).toBe(-1);
  });

  test('a chip that measures its own supply needs no pin', () => {
    createBattery(createBoard({ batteryPin: undefined, batteryRatio: 1 }));
    fake.vref = 3.6;
    expect(batteryPercent()).toBe(40);
  });

  test('a converter that compares with the supply is scaled by it', () => {
    createBattery(createBoard({ batteryFullScaleMv: 0 }));
    fake.vref = 3;
    fake.analog['BAT'] = 0.6;
    expect(batteryPercent()).toBe(40);
  });
});

describe('the port', () => {
  beforeEach(() => {
    createLinkPort(Serial1);
    countUnread({ unread: 0 });
    limitPasses(1, 1000);
  });

  const bytes = () => {
    const all = [];
    for (let byte = takeByte(); byte >= 0; byte = takeByte()) all.push(byte);
    return Buffer.from(all).toString();
  };

  test('sends the first bytes of a buffer', () => {
    send(new Uint8Array([65, 66, 67]), 2);
    expect(takeTape()).toEqual(['Serial1 AB']);
  });

  test('gives what came in, in order, then nothing', () => {
    fake.heard[0]!('ab');
    fake.heard[0]!('c');
    expect(bytes()).toBe('abc');
    expect(takeByte()).toBe(-1);
  });

  test('a line that ends runs a pass at once, an unfinished one does not', () => {
    const passes: string[] = [];
    startPasses(() => void passes.push(bytes()));
    fake.heard[0]!('?');
    expect(passes).toEqual([]);
    fake.heard[0]!('\n');
    expect(passes).toEqual(['?\n']);
  });

  test.each([
    [31, '?'.repeat(31)],
    [32, ''],
  ])('a piece of %i bytes: what is longer than a request is dropped unread', (length, kept) => {
    fake.heard[0]!('?'.repeat(length));
    expect(bytes()).toBe(kept);
  });

  test('what finds no room is dropped', () => {
    fake.heard[0]!('a'.repeat(20));
    fake.heard[0]!('b'.repeat(20));
    expect(bytes()).toBe('a'.repeat(20) + 'b'.repeat(11));
  });

  test('a board without a port has no link', () => {
    createLinkPort(undefined);
    send(new Uint8Array([65]), 1);
    expect(hasLink()).toBe(false);
    expect(takeTape()).toEqual([]);
    expect(takeByte()).toBe(-1);
  });
});

describe('the chips', () => {
  test('the link is Serial1 on the ESP32 family and USB on Jolt.js', () => {
    expect(esp32.linkPort()).toBe(Serial1);
    expect(nrf52840.linkPort()).toBe(USB);
  });

  test('Pixl.js has a link only when a cable was there at power-on', () => {
    expect(nrf52832.linkPort()).toBe(Serial1);
    fake.console = 'Bluetooth';
    expect(nrf52832.linkPort()).toBeUndefined();
  });

  test('the ESP32 sleeps until its key closes', () => {
    esp32.sleepUntil(pin('M') as never, 0);
    expect(takeTape()).toEqual(['sleep M 0']);
  });

  test('the nRF52 restarts when its key closes, and keeps its watchdog content', () => {
    nrf52832.sleepUntil(pin('M') as never, 0);
    expect(fake.watches[0]!.options).toEqual({ repeat: false, edge: 'falling', debounce: 0 });
    takeTape();
    fake.timers[0]!.callback();
    edgeOn('M', false, 1);
    expect(takeTape()).toEqual(['kick', 'reboot']);
  });

  test('the nRF52 wakes by a key that closes high as well', () => {
    nrf52840.sleepUntil(pin('M') as never, 1);
    expect(fake.watches[0]!.options.edge).toBe('rising');
  });
});

/** Both journals keep the same promises. */
describe.each([
  ['raw pages', pages],
  ['Storage files', file],
])('the journal in %s', (_name, journal) => {
  const read = (offset: number, length: number) => {
    const bytes = new Uint8Array(8).fill(1);
    journal.readFlash(offset, bytes, length);
    return [...bytes.subarray(0, length)];
  };

  beforeEach(() => journal.createJournal(createBoard()));

  test('is blank at first', () => {
    expect(read(0, 4)).toEqual([255, 255, 255, 255]);
  });

  test('gives back what was written, at the very beginning too', () => {
    expect(journal.writeFlash(0, new Uint8Array([1, 2, 3, 4]), 4)).toBe(true);
    expect(journal.writeFlash(64 + 8, new Uint8Array([5, 6, 7, 8]), 4)).toBe(true);
    expect(read(0, 4)).toEqual([1, 2, 3, 4]);
    expect(read(64 + 8, 4)).toEqual([5, 6, 7, 8]);
  });

  test('writes no more than the length', () => {
    journal.writeFlash(0, new Uint8Array([1, 2, 3, 4]), 2);
    expect(read(0, 4)).toEqual([1, 2, 255, 255]);
  });

  test('erases one page and no other', () => {
    journal.writeFlash(0, new Uint8Array([1]), 1);
    journal.writeFlash(64, new Uint8Array([2]), 1);
    expect(journal.eraseFlash(1)).toBe(true);
    expect([read(0, 1), read(64, 1)]).toEqual([[1], [255]]);
  });

  test('keeps its content over a restart', () => {
    journal.writeFlash(128, new Uint8Array([9]), 1);
    journal.createJournal(createBoard());
    expect(read(128, 1)).toEqual([9]);
  });
});

test('raw pages: bytes that cannot be programmed are not acknowledged', () => {
  pages.createJournal(createBoard());
  pages.writeFlash(0, new Uint8Array([0]), 1);
  expect(pages.writeFlash(0, new Uint8Array([1]), 1)).toBe(false);
});

test('raw pages: nothing outside the area is touched', () => {
  pages.createJournal(createBoard());
  pages.writeFlash(0, new Uint8Array([0]), 1);
  pages.eraseFlash(3);
  expect(fake.flash.subarray(0, 1024).every((byte) => byte === 255)).toBe(true);
  expect(fake.flash[1024]).toBe(0);
});

/** A page of the test board, with the lead and the header of its file. */
const FILE_BYTES = 64 + 4 + 32;

test('Storage files: without room for a file none is made, taken away or written', () => {
  fake.freeBytes = FILE_BYTES - 1;
  file.createJournal(createBoard());
  expect(fake.files).toEqual({});
  expect(file.writeFlash(0, new Uint8Array([1]), 1)).toBe(false);
  const bytes = new Uint8Array(4);
  file.readFlash(0, bytes, 4);
  expect([...bytes]).toEqual([255, 255, 255, 255]);
  fake.freeBytes = FILE_BYTES;
  expect(file.eraseFlash(0)).toBe(true);
  file.writeFlash(0, new Uint8Array([1]), 1);
  fake.freeBytes = FILE_BYTES - 1;
  expect(file.eraseFlash(0)).toBe(false);
  file.readFlash(0, bytes, 4);
  expect([...bytes]).toEqual([1, 255, 255, 255]);
});

test('Storage files: how many more have room, and that only a compaction is one', () => {
  file.createJournal(createBoard());
  fake.freeBytes = 6 * FILE_BYTES - 1;
  expect([5, 6].map(file.hasRoom)).toEqual([true, false]);
  takeTape();
  file.compact();
  expect(takeTape()).toEqual(['storage compacts']);
  expect(file.hasRoom(6)).toBe(true);
});

test('raw pages: there is always room', () => {
  takeTape();
  pages.compact();
  expect([pages.hasRoom(), takeTape()]).toEqual([true, []]);
});

test('Storage files: a record is never written at offset 0, which would replace the file', () => {
  file.createJournal(createBoard());
  takeTape();
  file.writeFlash(0, new Uint8Array([1]), 1);
  expect(takeTape()).toEqual(['storage zn.0 4 1 0']);
});

describe('the radio guards', () => {
  /** They have no functions and no exports: to load them is to run them. */
  const runEsp32 = () => jest.isolateModules(() => void require('../../hal/espruino/boot/esp32'));
  const runNrf52 = () => jest.isolateModules(() => void require('../../hal/espruino/boot/nrf52'));

  test.each([
    ['both radios', true, true, ['ble false', 'wifi false']],
    ['Bluetooth alone', true, false, ['ble false']],
    ['Wi-Fi alone', false, true, ['wifi false']],
    ['neither', false, false, []],
  ])('ESP32 with %s on', (_name, BLE, Wifi, expected) => {
    fake.radio = { BLE, Wifi };
    runEsp32();
    expect(takeTape()).toEqual(expected);
  });

  test('nRF52: Bluetooth off at each start', () => {
    runNrf52();
    expect(takeTape()).toEqual(['radio off']);
  });
});
