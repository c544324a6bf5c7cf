// require("Storage") and require("Flash"): the interpreter's two ways to flash memory.
import { ScriptError } from '../errors';
import type { Interpreter } from '../interpreter';
import { numberOr, type Script, toLatin1 } from '../script';
import { NAME_BYTES } from '../storage-format';

export function storageLibrary({ script }: Interpreter): object {
  const { storage } = script.device;
  const part = (name: unknown, offset: unknown, length: unknown): Uint8Array | undefined => {
    const bytes = storage.read(fileName(name));
    if (bytes === null) return undefined;
    const from = Math.max(0, numberOr(offset, 0));
    const count = numberOr(length, 0);
    return bytes.subarray(from, count > 0 ? from + count : undefined);
  };
  return script.object('Storage', {
    read: (name: unknown, offset: unknown, length: unknown) => {
      const bytes = part(name, offset, length);
      return bytes === undefined ? undefined : toLatin1(bytes);
    },
    readArrayBuffer: (name: unknown) => {
      const bytes = part(name, 0, 0);
      return bytes === undefined ? undefined : script.realm.bytes(bytes).buffer;
    },
    readJSON: (name: unknown, isQuiet: unknown) => readJson(script, part(name, 0, 0), isQuiet),
    write: (name: unknown, data: unknown, offset: unknown, size: unknown) =>
      write(script, name, data, [numberOr(offset, 0), numberOr(size, 0)]),
    writeJSON: (name: unknown, data: unknown) =>
      storage.write(fileName(name), script.bytes(script.realm.stringify(data)), 0, 0),
    erase: (name: unknown) => {
      storage.erase(fileName(name));
    },
    eraseAll: () => storage.eraseAll(),
    compact: () => {
      storage.compact();
    },
    list: () => toArray(script, storage.list()),
    getFree: () => storage.freeBytes(),
  });
}

export function flashLibrary({ script }: Interpreter): object {
  const { flash, facts } = script.device;
  return script.object('Flash', {
    read: (length: unknown, address: unknown) =>
      script.realm.bytes(flash.read(Number(address), Number(length))),
    write: (data: unknown, address: unknown) => program(script, script.bytes(data), address),
    erasePage: (address: unknown) => {
      if (!Number.isInteger(address)) throw new ScriptError('Address should be an integer');
      flash.erasePage(address as number);
    },
    getPage: (address: unknown) => {
      const page = flash.page(Number(address));
      return page === null
        ? undefined
        : toObject(script, { addr: page.address, length: page.bytes });
    },
    getFree: () =>
      toArray(
        script,
        facts.freeFlash.map((area) => toObject(script, area)),
      ),
  });
}

/** Whole words: the bytes around the data are written over with what they are. */
function program(script: Script, data: Uint8Array, given: unknown): void {
  const { flash } = script.device;
  const address = Number(given);
  const from = address & ~3;
  const until = (address + data.length + 3) & ~3;
  const words = flash.read(from, until - from);
  words.set(data, address - from);
  flash.program(from, words);
}

function fileName(name: unknown): string {
  if (typeof name !== 'string' || name === '') throw new ScriptError('Invalid filename');
  return name.slice(0, NAME_BYTES);
}

function write(script: Script, name: unknown, data: unknown, place: [number, number]): boolean {
  const isPlain = typeof data === 'object' && !Array.isArray(data) && !ArrayBuffer.isView(data);
  if (isPlain) return script.refuse('Storage.write of an object; writeJSON says what it does');
  return script.device.storage.write(fileName(name), script.bytes(data), place[0], place[1]);
}

function readJson(script: Script, bytes: Uint8Array | undefined, isQuiet: unknown): unknown {
  if (bytes === undefined) return undefined;
  try {
    return script.realm.parse(toLatin1(bytes));
  } catch (error) {
    if (isQuiet) return undefined;
    throw error;
  }
}

function toArray(script: Script, items: unknown[]): unknown[] {
  const array = script.realm.array();
  array.push(...items);
  return array;
}

function toObject(script: Script, fields: object): object {
  return Object.assign(script.realm.object(), fields);
}
