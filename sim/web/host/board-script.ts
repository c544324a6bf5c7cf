// Makes the script that brings one board to the page: its board file, and the files of its Storage
// as functions, since the page's policy lets it make no code from text.

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createBench } from '../../board/bench';
import { buildFirmware, filesOf } from '../../board/firmware-files';
import type { Firmware } from '../../board/firmware-files';

const IDENTIFIER = /[A-Za-z_$][\w$]*/g;

/** What the interpreter of this board knows by name. */
function espruinoNames({ board }: Firmware): string[] {
  const { machine } = createBench(board);
  machine.powerOn();
  return Object.keys(machine.interpreter!.realm.context);
}

/** A script as a function; what the page reads back between its braces is the text itself. */
function compiled(text: string, known: readonly string[]): string {
  const used = new Set(text.match(IDENTIFIER));
  const names = [...known, 'Math'].filter((name) => used.has(name));
  return `{"names":${JSON.stringify(names)},"run":function(${names.join(',')}){\n${text}\n}}`;
}

export function boardScript(firmware: Firmware): string {
  const names = espruinoNames(firmware);
  const scripts = Object.entries(filesOf(firmware, null)).map(
    ([name, text]) => `${JSON.stringify(name)}:${compiled(text, names)}`,
  );
  const board = JSON.stringify(firmware.board);
  return `zeitnotBoard({"board":${board},"scripts":{${scripts.join(',')}}});\n`;
}

/** Builds the firmware of a board and writes its script into the page's folder. */
export async function writeBoardScript(folder: string, name: string): Promise<void> {
  const path = join(folder, 'boards', `${name}.js`);
  const text = boardScript(await buildFirmware(name));
  mkdirSync(dirname(path), { recursive: true });
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, text);
  renameSync(aside, path);
}
