// `zeitnot flash`, end to end over TCP with the `espruino` package against a stand-in for a board.
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bundleBoard } from '../../firmware/tools/bundle/bundle-board';
import { serialPort } from '../../firmware/tools/flash/find-port';
import { guardText } from '../../firmware/tools/flash/storage-files';
import { uploadedText } from '../../firmware/tools/flash/upload';
import { StandIn } from './console-stand-in';
import type { StandInOptions } from './console-stand-in';
import { startZeitnot } from './run-zeitnot';
import type { Said } from './run-zeitnot';
import { openSerialStandIn } from './serial-stand-in';

const BOARD = 'esp32-ht1621';
const OLD_FIRMWARE = 'var old=1;';
jest.setTimeout(180000);

interface Flashed {
  said: Said;
  board: StandIn;
}

async function flash(options: StandInOptions, words: string[] = []): Promise<Flashed> {
  const board = new StandIn(options);
  board.files.set('.boot1', OLD_FIRMWARE);
  const port = await board.start();
  try {
    const said = await startZeitnot(['flash', BOARD, '--port', port, ...words]).ended;
    return { said, board };
  } finally {
    await board.stop();
  }
}

test('a board gets guard, firmware and control, and answers with the version', async () => {
  const { said, board } = await flash({}, ['--control', '90+30']);
  const bundle = await bundleBoard(BOARD);
  expect(said).toEqual({
    code: 0,
    out: `${BOARD}: the firmware is on the board and answers.\n`,
    err: '',
  });
  expect(board.files.get('.boot0')).toBe(guardText(bundle.board));
  expect(board.files.get('.boot1')).toBe(uploadedText(bundle.resident));
  expect(board.files.get('zn.ctl')).toBe(')74)*0(((F)-');
});

test.each<[string, StandInOptions, RegExp]>([
  ['nobody answers', { isSilent: true }, /nobody answers.*MINUS and PLUS/],
  ['the clock is locked', { isLocked: true }, /this clock is locked; hold MINUS and PLUS/],
  ['it is another board', { board: 'PIXLJS' }, /is a PIXLJS, and this firmware is for a ESP32/],
  ['Espruino is 2v26', { version: '2v26' }, /2v26 refuses to watch the keys; put 2v29 on/],
  ['Espruino is too old', { version: '2v25.12' }, /Espruino 2v25\.12 is on the board; put 2v29/],
  ['Espruino is far too old', { version: '1v99' }, /Espruino 1v99 is on the board/],
  ['memory is short', { variables: 1500 }, /1500 variables free, and the firmware takes about/],
  ['Storage is short', { storageBytes: 1000 }, /Storage has \d+ bytes free, and the firmware/],
])(
  'when %s, one sentence says so and the board is left as it was',
  async (_what, options, says) => {
    const { said, board } = await flash(options);
    expect(said.code).toBe(2);
    expect(said.err.trim().split('\n')).toEqual([expect.stringMatching(says)]);
    expect(Object.fromEntries(board.files)).toEqual({ '.boot1': OLD_FIRMWARE });
  },
);

test.each([1, 2, 40])(
  'a cut after change %i of Storage leaves no program that runs',
  async (cutAfter) => {
    const { said, board } = await flash({ cutAfter });
    expect(said.code).toBe(2);
    expect(said.err).toMatch(/the connection was lost; no firmware runs on the board now/);
    expect(board.runsFirmware()).toBe(false);
  },
);

test.each([2, 60])('bytes that change from change %i on leave no program', async (garbleFrom) => {
  const { said, board } = await flash({ garbleFrom });
  expect(said.code).toBe(2);
  expect(said.err).toMatch(/not what was sent; no firmware runs on it now/);
  expect(board.runsFirmware()).toBe(false);
});

test('a board that leaves its port when it restarts is asked when it is back', async () => {
  const { said, board } = await flash({ leavesPort: true });
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(board.visits).toBeGreaterThan(2);
});

test('a firmware that answers as another one is told', async () => {
  const { said } = await flash({ says: 'pixljs 0.0.1' });
  expect(said.code).toBe(2);
  expect(said.err).toMatch(/says that it is pixljs 0\.0\.1 instead of esp32-ht1621 0\.1\.0/);
});

test('a firmware that does not answer is told', async () => {
  const { said } = await flash({ isDeadAfter: true });
  expect(said.code).toBe(2);
  expect(said.err).toMatch(/the upload is whole, but firmware 0\.1\.0 did not answer/);
});

test('what the board complains about is told in its words', async () => {
  const { said, board } = await flash({ isFull: true });
  expect(said.code).toBe(2);
  expect(said.err).toMatch(
    /^zeitnot: the board says "Error: Unable to find or create file"; flash/,
  );
  expect(said.err.trim().split('\n')).toHaveLength(1);
  expect(board.runsFirmware()).toBe(false);
});

test('a port that another program has open is told', async () => {
  const { path, unplug } = await openSerialStandIn();
  const port = serialPort(path);
  await new Promise((resolve) => port.open(resolve));
  const said = await startZeitnot(['flash', BOARD, '--port', path]).ended;
  await new Promise<void>((resolve) => port.close(resolve));
  await unplug();
  expect(said).toEqual({
    code: 2,
    out: '',
    err: `zeitnot: ${path}: another program has it open; close it, then try again.\n`,
  });
});

/** A port of this machine at which nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test.each([
  [
    'a TCP port',
    async () => `tcp://127.0.0.1:${await freePort()}`,
    'nobody listens there; look at the address, and whether the program runs.',
  ],
  [
    'a serial port',
    async () => join('/dev', 'ttyNobodyHasThis'),
    'there is no such port; plug the board in, or look for its name.',
  ],
  [
    'a device that is no port',
    async () => '/dev/null',
    "this is no serial port; look for the name of the board's.",
  ],
])('%s that is not there is told', async (_what, portName, says) => {
  const port = await portName();
  const said = await startZeitnot(['flash', BOARD, '--port', port]).ended;
  expect(said.code).toBe(2);
  expect(said.err).toBe(`zeitnot: ${port}: ${says}\n`);
});

test('a port must be named', async () => {
  const said = await startZeitnot(['flash', BOARD]).ended;
  expect(said.code).toBe(2);
  expect(said.err).toMatch(/name the port: --port \/dev\/ttyUSB0, COM3 or tcp:\/\/host:port/);
});
