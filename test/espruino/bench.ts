// `make bench`: the size and the estimated memory of every board's bundle, beside the limits and
// the sizes of the last commit. With --write it makes the present sizes the committed ones.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardNames } from '../../firmware/tools/boards/load-board';
import { bundleBoard } from '../../firmware/tools/bundle/bundle-board';
import type { Bundle } from '../../firmware/tools/bundle/bundle-board';
import { SIZES_FILE, committedSizes, sizeOf, sizeTable } from '../../firmware/tools/bundle/sizes';
import { repositoryRoot } from '../../firmware/tools/repository-root';

async function main(): Promise<void> {
  const bundles: Bundle[] = [];
  for (const name of boardNames()) bundles.push(await bundleBoard(name));
  process.stdout.write(`${sizeTable(bundles, committedSizes())}\n`);
  if (!process.argv.includes('--write')) return;
  const sizes = Object.fromEntries(bundles.map((one) => [one.board.name, sizeOf(one)]));
  writeFileSync(join(repositoryRoot(), SIZES_FILE), `${JSON.stringify(sizes, null, 2)}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`zeitnot: ${error.message}\n`);
  process.exitCode = 2;
});
