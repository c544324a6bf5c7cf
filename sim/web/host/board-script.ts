// Makes the script that brings one board to the page: its board file, and the files of its Storage
// beside functions that do the same, since the page's policy lets it make no code from text.

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'acorn';
import { createBench } from '../../board/bench';
import { filesOf } from '../../board/firmware';
import type { Firmware } from '../../board/firmware';
import { buildFirmware } from '../../board/firmware-files';
import { plainCode } from '../../machine/tokens';
import { OVERLAY_OF } from '../model/page-realm';

const IDENTIFIER = /[A-Za-z_$][\w$]*/g;

/** What the interpreter of this board knows by name. */
function espruinoNames({ board }: Firmware): string[] {
  const { machine } = createBench(board);
  machine.powerOn();
  return Object.keys(machine.interpreter!.realm.context);
}

/** A script that is read alike in every encoding: such characters only stand in texts. */
function inAscii(script: string): string {
  return script.replace(/[\x7f-\uffff]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Names that an overlay gives a value; it can only do so by assignments at its top level. */
function assignedBy(overlay: string): string[] {
  return parse(overlay, { ecmaVersion: 2020 }).body.flatMap((statement) => {
    if (statement.type !== 'ExpressionStatement') return [];
    const { expression } = statement;
    if (expression.type !== 'AssignmentExpression') return [];
    return expression.left.type === 'Identifier' ? [expression.left.name] : [];
  });
}

/**
 * What is loaded later stands ready inside the script that loads it, where it sees the same names;
 * `eval` of its bytes runs it.
 */
function withOverlays(text: string, overlays: Firmware['overlays']): string {
  const plain = Object.entries(overlays).map(([name, code]) => [name, plainCode(code)] as const);
  const names = plain.flatMap(([, overlay]) => assignedBy(overlay));
  const bodies = plain.map(([name, overlay]) => `${JSON.stringify(name)}:function(){${overlay}\n}`);
  return [
    names.length === 0 ? '' : `var ${names.join(',')};`,
    `var $overlays={${bodies.join(',')}};`,
    `function $eval(code){return $overlays[${OVERLAY_OF}(code)]()}`,
    text.replace(/\beval\(/g, '$eval('),
  ].join('\n');
}

/** A file of Storage and the function for it. */
function compiled(code: string, text: string, known: readonly string[]): string {
  const used = new Set(text.match(IDENTIFIER));
  const names = [...known, 'Math', OVERLAY_OF].filter((name) => used.has(name));
  const run = `function(${names.join(',')}){\n${text}\n}`;
  return `{"code":${JSON.stringify(code)},"names":${JSON.stringify(names)},"run":${run}}`;
}

export function boardScript(firmware: Firmware): string {
  const known = espruinoNames(firmware);
  const { board, overlays } = firmware;
  const scripts = Object.entries(filesOf(firmware, null)).map(([name, code]) => {
    // An overlay does nothing by itself.
    const text = name in overlays ? '' : plainCode(code);
    const whole = /\beval\(/.test(text) ? withOverlays(text, overlays) : text;
    return `${JSON.stringify(name)}:${compiled(code, whole, known)}`;
  });
  const parts = `{"board":${JSON.stringify(board)},"scripts":{${scripts.join(',')}}}`;
  return `zeitnotBoard(${inAscii(parts)});\n`;
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
