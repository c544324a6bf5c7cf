// An upload of several files with any bytes: whole, cut after every single change of Storage, and
// with flash that keeps other bytes than it was given.
import { loadBoard } from '../../firmware/tools/boards/load-board';
import { storageFiles } from '../../firmware/tools/flash/storage-files';
import { upload, uploadBytes, uploadedText } from '../../firmware/tools/flash/upload';
import { BoardStandIn } from './board-stand-in';
import type { BoardOptions } from './board-stand-in';

const EVERY_BYTE = String.fromCharCode(...Array.from({ length: 256 }, (_, byte) => byte));

/** As tokens and raw texts look, with the end of a comment among them. */
const FIRMWARE = `\xb1a(){\xd1\x02*/}\n${EVERY_BYTE.repeat(6)}`;
const OVERLAY = EVERY_BYTE.repeat(4) + '\r\n\0';
const FILES = storageFiles({
  board: loadBoard('esp32-ht1621'),
  resident: FIRMWARE,
  overlays: { 'zn.ov.123456': OVERLAY },
});

const OLD = {
  '.boot0': 'old guard',
  '.boot1': '/**//**/old firmware',
  'zn.ov.000000': 'overlay of the old one',
  'zn.ctl': 'a control',
  'zn.0': 'a page of the journal',
  mine: 'a file of somebody else',
};

function oldBoard(options: BoardOptions = {}): BoardStandIn {
  const board = new BoardStandIn(options);
  for (const [name, text] of Object.entries(OLD)) board.files.set(name, text);
  return board;
}

async function changesOf(board: BoardStandIn): Promise<number> {
  await upload(board.session(), FILES);
  return board.changes;
}

test('every byte arrives; files of the version before are gone, others stay', async () => {
  const board = oldBoard();
  await upload(board.session(), FILES);
  expect(Object.fromEntries(board.files)).toEqual({
    '.boot0': FILES['.boot0'],
    '.boot1': uploadedText(FIRMWARE),
    'zn.ov.123456': OVERLAY,
    'zn.0': OLD['zn.0'],
    mine: OLD.mine,
  });
  expect(board.runsFirmware()).toBe(true);
});

test('a second upload of the same is as whole as the first', async () => {
  const board = oldBoard();
  await upload(board.session(), FILES);
  const once = Object.fromEntries(board.files);
  await upload(board.session(), FILES);
  expect(Object.fromEntries(board.files)).toEqual(once);
});

test('a firmware that runs is stopped before anything is written, and only then', async () => {
  const running = oldBoard();
  await upload(running.session(), FILES);
  expect(running.stopped).toEqual(['timers', 'watches', 'watchdog']);
  const fresh = new BoardStandIn();
  await upload(fresh.session(), FILES);
  expect(fresh.stopped).toEqual([]);
});

test('a cut after any change leaves no firmware that runs, until all of it is there', async () => {
  const total = await changesOf(oldBoard());
  expect(total).toBeGreaterThan(10);
  for (let cutAfter = 1; cutAfter < total; cutAfter++) {
    const board = oldBoard({ cutAfter });
    await expect(upload(board.session(), FILES)).rejects.toThrow(
      'a port: the connection was lost; no firmware runs on the board now, flash it again.',
    );
    expect(board.runsFirmware()).toBe(false);
  }
});

test('after any cut the next upload puts everything right', async () => {
  const total = await changesOf(oldBoard());
  for (let cutAfter = 1; cutAfter <= total; cutAfter++) {
    const board = oldBoard({ cutAfter });
    await upload(board.session(), FILES).catch(() => undefined);
    const later = new BoardStandIn();
    for (const [name, text] of board.files) later.files.set(name, text);
    await upload(later.session(), FILES);
    expect(later.files.get('.boot1')).toBe(uploadedText(FIRMWARE));
    expect(later.files.get('zn.ov.123456')).toBe(OVERLAY);
    expect(later.files.has('zn.ov.000000')).toBe(false);
  }
});

test('bytes that change on their way are found before the firmware can run', async () => {
  const total = await changesOf(oldBoard());
  for (let garbleFrom = 1; garbleFrom <= total; garbleFrom++) {
    const board = oldBoard({ garbleFrom });
    await expect(upload(board.session(), FILES)).rejects.toThrow(
      'what the board holds is not what was sent; no firmware runs on it now, flash it again.',
    );
    expect(board.runsFirmware()).toBe(false);
  }
});

test('what Storage must have room for is all of it, with headers', async () => {
  const board = new BoardStandIn();
  await upload(board.session(), FILES);
  const stored = [...board.files.values()].reduce(
    (sum, text) => sum + 32 + Math.ceil(text.length / 4) * 4,
    0,
  );
  expect(uploadBytes(FILES)).toBeGreaterThanOrEqual(stored);
  expect(uploadBytes(FILES)).toBeLessThan(stored + 8);
});

test.each<[string, Record<string, string>, RegExp]>([
  ['a long name', { [`zn.${'x'.repeat(26)}`]: 'x' }, /not a name that Storage takes/],
  ['a name with a space', { 'zn a': 'x' }, /not a name that Storage takes/],
  ['an empty file', { 'zn.ov': '' }, /zn\.ov: Storage takes no empty file/],
  ['a character that is no byte', { 'zn.ov': '♟' }, /zn\.ov: a character that is no byte/],
])('%s is refused when it is built', (_what, overlays, says) => {
  const board = loadBoard('esp32-ht1621');
  expect(() => storageFiles({ board, resident: 'x', overlays })).toThrow(says);
});
