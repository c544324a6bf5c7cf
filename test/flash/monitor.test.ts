// `zeitnot monitor`: whole lines are shown, and the plug may be pulled. The crystal is worked out.
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LineReader, readClockLine } from '../../firmware/tools/flash/clock-lines';
import { Drift, SHORTEST_MS } from '../../firmware/tools/flash/drift';
import { openSerialStandIn } from './serial-stand-in';
import { StandIn, clockLine } from './console-stand-in';
import { startZeitnot } from './run-zeitnot';

jest.setTimeout(180000);

const GREETING = [
  'noise\n',
  clockLine('7 20480 press 0 178000 180000').replace('press', 'prass'),
  clockLine('8 20490 press 1 178000 180000'),
].join('');

const PRESS = /^8 20490 press 1/gm;
const UNPLUGGED = /unplugged; waiting until it is back/g;

describe('lines are shown, broken ones are not, and it goes on', () => {
  test.each<[string, (board: StandIn) => Promise<void>]>([
    ['when the connection is closed', async (board) => board.unplug()],
    ['when the connection is reset', async (board) => board.reset()],
    [
      'when nobody listens for a while',
      async (board) => {
        await board.stop();
        await new Promise((resolve) => void setImmediate(resolve));
        await board.start();
      },
    ],
  ])('%s, again and again', async (_what, pull) => {
    const board = new StandIn({ greeting: GREETING });
    const port = await board.start();
    const monitor = startZeitnot(['monitor', '--port', port]);
    try {
      await monitor.hears('out', PRESS, 1);
      for (const times of [1, 2]) {
        await pull(board);
        await monitor.hears('err', UNPLUGGED, times);
        await monitor.hears('out', PRESS, times + 1);
      }
      expect(monitor.said.out).not.toMatch(/noise|prass/);
      expect(monitor.said.err.trim().split('\n')).toHaveLength(2);
    } finally {
      monitor.child.kill();
      await board.stop();
    }
  });
});

test('a serial port that is unplugged is waited for, too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zeitnot-port-'));
  const port = join(folder, 'tty');
  let board = await openSerialStandIn();
  symlinkSync(board.path, port);
  const monitor = startZeitnot(['monitor', '--port', port]);
  const speaking = setInterval(() => board.say(clockLine('8 20490 press 1 0 0')), 200);
  try {
    await monitor.hears('out', PRESS, 1);
    rmSync(port);
    await board.unplug();
    await monitor.hears('err', UNPLUGGED, 1);
    const heard = monitor.said.out.match(PRESS)!.length;
    board = await openSerialStandIn();
    symlinkSync(board.path, port);
    await monitor.hears('out', PRESS, heard + 1);
  } finally {
    clearInterval(speaking);
    monitor.child.kill();
    await board.unplug();
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['nothing', ['monitor'], /^zeitnot: monitor: name the port: --port \/dev\/ttyUSB0/],
  ['no port', ['monitor', '--port', '/dev/ttyNone'], /\/dev\/ttyNone: there is no such port/],
  ['an address that is none', ['monitor', '--port', 'tcp://:::'], /there is no such port/],
  ['a port number that is none', ['monitor', '--port', 'tcp://a:99999'], /there is no such port/],
  ['garbage for a speed', ['monitor', '--port', 'x', '--baud', 'fast'], /--baud "fast": a whole/],
  ['too much', ['monitor', 'more', '--port', 'x'], /./],
])('%s is answered with a sentence', async (_what, words, says) => {
  const said = await startZeitnot(words).ended;
  expect(said.code).toBe(2);
  expect(said.err.trim().split('\n')).toEqual([expect.stringMatching(says)]);
});

test('Ctrl-C ends it', async () => {
  const board = new StandIn({ greeting: GREETING });
  const monitor = startZeitnot(['monitor', '--port', await board.start()]);
  await monitor.hears('out', PRESS, 1);
  monitor.child.kill('SIGINT');
  await monitor.ended;
  expect(monitor.said.err).toBe('');
  await board.stop();
});

test('the example lines of the format are whole', () => {
  expect(readClockLine('0 0 zeitnot 1 esp32-ht1621 0.1.0 *62e3')).toMatchObject({
    seq: 0,
    event: 'zeitnot',
  });
  expect(readClockLine('7 20480 press 0 178000 180000 *4d41')).toMatchObject({ atMs: 20480 });
  expect(readClockLine('7 20480 press 0 178000 180001 *4d41')).toBeUndefined();
});

test('a port that closes as soon as it is open is waited for', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const monitor = startZeitnot(['monitor', '--port', `tcp://127.0.0.1:${port}`]);
  try {
    await monitor.hears('err', UNPLUGGED, 4);
    expect(monitor.said.err).not.toMatch(/fault of zeitnot/);
  } finally {
    monitor.child.kill();
    server.close();
  }
});

test('a line of a clock is plain text: nothing in it moves a terminal', () => {
  expect(readClockLine(clockLine('7 20480 press 0 1 2').trim())?.event).toBe('press');
  expect(readClockLine(clockLine('7 20480 press \x1b[2J 1 2').trim())).toBeUndefined();
});

test('what never ends is no line, and is not kept', () => {
  const reader = new LineReader();
  for (let i = 0; i < 1000; i++) expect(reader.add('A'.repeat(65536))).toEqual([]);
  expect(reader.add('\n')[0]!.length).toBeLessThan(2000);
  expect(reader.add('b\n')).toEqual(['b']);
});

test('a line may come in pieces; what a pulled plug cut is dropped', () => {
  const reader = new LineReader();
  expect(reader.add('a\r\nb')).toEqual(['a']);
  expect(reader.add('c\n')).toEqual(['bc']);
  expect(reader.add('d')).toEqual([]);
  reader.clear();
  expect(reader.add('e\n')).toEqual(['e']);
});

describe('parts of a million', () => {
  const HOUR_MS = 3600000;

  test.each([
    ['slow', HOUR_MS - 72, 20],
    ['right', HOUR_MS, 0],
    ['fast', HOUR_MS + 72, -20],
  ])('of a clock that is %s', (_what, clockMs, ppm) => {
    const drift = new Drift();
    drift.add(5, 1000);
    drift.add(clockMs + 5, HOUR_MS + 1000);
    expect(drift.ppm(HOUR_MS + 1000)).toBeCloseTo(ppm, 2);
  });

  test.each([
    [SHORTEST_MS - 1, false],
    [SHORTEST_MS, true],
    [SHORTEST_MS + 1, true],
  ])('after %i ms: known is %s', (ms, isKnown) => {
    const drift = new Drift();
    drift.add(0, 0);
    drift.add(ms, ms);
    expect(drift.ppm(ms) !== undefined).toBe(isKnown);
  });

  test('go on over the wrap of the clock’s 32 bits', () => {
    const drift = new Drift();
    drift.add(0x7fffffff - 1000, 0);
    drift.add((0x7fffffff - 1000 + HOUR_MS) | 0, HOUR_MS);
    expect(drift.ppm(HOUR_MS)).toBeCloseTo(0, 6);
  });

  test('begin anew after a restart', () => {
    const drift = new Drift();
    drift.add(500000, 0);
    drift.restart();
    drift.add(0, 1000);
    expect(drift.ppm(1000 + SHORTEST_MS)).toBeUndefined();
  });
});
