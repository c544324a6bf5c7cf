// Plays everything on the bundle of one board: what was wrong, and what no run has reached.
// By hand: node firmware/tools/start.js test/cover/main.ts BOARD [write]
import { coverBoard } from './covered-board';
import { compareWithList, figuresOf, gapsOf, writeList } from './gaps';
import { playAll } from './runs';

async function main(): Promise<void> {
  const [name = 'esp32-ht1621', mode = 'compare'] = process.argv.slice(2);
  const covered = await coverBoard(name);
  const wrong = playAll(covered);
  const gaps = gapsOf(covered);
  if (mode === 'write') writeList(gaps, name);
  if (mode === 'list') wrong.push(...gaps.map(({ text }) => text).sort());
  wrong.push(...compareWithList(gaps, name));
  process.stdout.write(`${[`${name}: ${figuresOf(covered)}`, ...wrong].join('\n')}\n`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

void main();
