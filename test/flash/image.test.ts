// The image of Storage holds the built firmware byte for byte, where the chip expects it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { parseControl } from '../../firmware/notation/parse';
import { packControl } from '../../firmware/notation/compile';
import { loadBoard } from '../../firmware/tools/boards/load-board';
import { buildBoard } from '../../firmware/tools/flash/build-board';
import { esptoolCommands } from '../../firmware/tools/flash/esptool-commands';
import { readIntelHex } from '../../firmware/tools/flash/intel-hex';
import { makeImage } from '../../firmware/tools/flash/image';
import { manifestOf } from '../../firmware/tools/flash/manifest';
import { overflow, storageFiles, storedBytes } from '../../firmware/tools/flash/storage-files';
import { repositoryRoot } from '../../firmware/tools/repository-root';

const readBuilt = (path: string) => readFileSync(join(repositoryRoot(), path));

/** Files of an image of Storage: a length, a name of 28 bytes, and the data, to whole words. */
function filesIn(image: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  let at = 0;
  while (image.readUInt32LE(at) !== 0xffffffff) {
    const length = image.readUInt32LE(at) & 0xffffff;
    const name = image.toString('latin1', at + 4, at + 32).replace(/\0+$/, '');
    files[name] = image.toString('latin1', at + 32, at + 32 + length);
    at += 32 + Math.ceil(length / 4) * 4;
  }
  return files;
}

describe('the image of a board', () => {
  const CONTROL = parseControl('90+30').control;

  test('holds guard, firmware and control, byte for byte, and nothing else', async () => {
    const { bundle, files, image } = await buildBoard('esp32-ht1621', CONTROL);
    const found = filesIn(readBuilt(image!));
    expect(found).toEqual(files);
    const [overlay] = Object.keys(bundle.overlays);
    expect(Object.keys(found)).toEqual(['.boot0', overlay, 'zn.ctl', '.boot1']);
    expect(found['.boot1']).toBe(bundle.resident);
    expect(found['zn.ctl']).toBe(packControl(CONTROL));
  });

  test('has no control unless one is asked for', async () => {
    const { image, bundle } = await buildBoard('esp32-ht1621');
    const [overlay] = Object.keys(bundle.overlays);
    expect(Object.keys(filesIn(readBuilt(image!)))).toEqual(['.boot0', overlay, '.boot1']);
  });

  test('holds an overlay with any bytes', () => {
    const board = loadBoard('esp32-ht1621');
    const bytes = String.fromCharCode(...Array.from({ length: 256 }, (_, byte) => byte));
    const overlays = { 'zn.ov.123456': `${bytes}\r\n\0` };
    const files = storageFiles({ board, resident: `\xb1a(){}\n${bytes}*/`, overlays });
    const image = makeImage(board, files);
    expect(filesIn(image.bytes)).toEqual(files);
    const part = manifestOf(board, files, image).files['zn.ov.123456'];
    const sha256 = createHash('sha256').update(Buffer.from(overlays['zn.ov.123456'], 'latin1'));
    expect(part).toEqual({ bytes: 259, sha256: sha256.digest('hex') });
  });

  test('is as large as Storage, and the hex file says the same at its address', async () => {
    const { bundle, image } = await buildBoard('esp32c3-max7219');
    const { address, pageBytes, pages } = bundle.board.storage;
    const hex = readIntelHex(readBuilt(image!.replace('.bin', '.hex')).toString('latin1'));
    expect(readBuilt(image!).length).toBe(pageBytes * pages);
    expect(hex.address).toBe(address);
    expect(hex.bytes.equals(readBuilt(image!))).toBe(true);
  });

  test('is described by the manifest', async () => {
    const { bundle, image, manifest } = await buildBoard('esp32-ht1621');
    const sha256 = createHash('sha256').update(readBuilt(image!)).digest('hex');
    expect(manifest.image).toEqual({ bytes: 917504, sha256, address: 0x320000 });
    expect(manifest.files['.boot1']!.bytes).toBe(bundle.resident.length);
    expect(JSON.parse(readBuilt('build/esp32-ht1621.manifest.json').toString())).toEqual(manifest);
  });

  test('is not made for a board that is only uploaded to', async () => {
    const { image, manifest } = await buildBoard('joltjs-ht1621');
    expect(image).toBeUndefined();
    expect(manifest.image).toBeNull();
  });
});

test.each([
  ['esp32-ht1621', 'esp32', '0x1000 bootloader.bin', 'espruino_esp32.bin'],
  ['esp32c3-max7219', 'esp32c3', '0x0 bootloader.bin', 'espruino-esp32c3.bin'],
  ['esp32s3-ht16k33', 'esp32s3', '0x0 bootloader.bin', 'espruino-esp32s3.bin'],
])('%s: two commands, Espruino and then the image at its address', (name, chip, boot, release) => {
  const [first, second] = esptoolCommands(loadBoard(name), 'a.bin');
  expect(first).toContain(`--chip ${chip} `);
  expect(first).toContain(boot);
  expect(first).toContain(release);
  expect(second).toBe(`esptool --chip ${chip} --port PORT write_flash -z 0x320000 a.bin`);
});

test.each(['esp32-ht1621', 'esp32c3-max7219', 'esp32s3-ht16k33'])(
  'the README has the commands for %s',
  (name) => {
    const readme = readBuilt('README.md').toString();
    for (const command of esptoolCommands(loadBoard(name), `build/${name}.bin`)) {
      expect(readme.split('\n')).toContain(command);
    }
  },
);

describe('what does not fit into Storage is told', () => {
  const board = loadBoard('pixljs');
  const room = board.storage.pageBytes * board.storage.pages;
  const fileOf = (bytes: number) => ({ '.boot1': 'x'.repeat(bytes) });

  test.each([
    [room - 36, undefined],
    [room - 32, undefined],
    [
      room - 31,
      `pixljs: the firmware takes ${room + 4} bytes of Storage, and the board has ${room}`,
    ],
  ])('a file of %i bytes', (bytes, says) => {
    expect(overflow(board, fileOf(bytes))).toBe(says);
  });

  test('each file has a header and whole words', () => {
    expect(storedBytes({ a: 'x', b: 'xxxx' })).toBe(2 * 32 + 8);
  });
});

test.each([
  ['a wrong sum', ':0100000001FF\n'],
  ['no colon', '00000001FF\n'],
  ['a length that is not its own', ':0200000001FD\n'],
  ['a gap', ':0100000001FE\n:0100020001FC\n'],
])('a hex file with %s is refused', (_what, text) => {
  expect(() => readIntelHex(text)).toThrow();
});
