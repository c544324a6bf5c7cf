// Says what a board's bundle costs and which sources it comes from, for whoever wants to cut it.
// By hand: node firmware/tools/start.js firmware/tools/bundle-costs.ts BOARD
import { boardNames } from './boards/load-board';
import { textTable } from './boards/text-table';
import { bundleBoard } from './bundle/bundle-board';
import { bytesByFile } from './bundle/by-file';
import { estimateJsVars } from './bundle/estimate/js-vars';

const NAMES_SHOWN = 25;

async function main(): Promise<void> {
  process.stdout.on('error', () => process.exit());
  const bundle = await bundleBoard(process.argv[2] ?? boardNames()[0]!);
  const { total, byName } = estimateJsVars(bundle.text, bundle.board);
  const files = bytesByFile(bundle).map(([file, bytes]) => [`${bytes}`, file]);
  const names = byName.slice(0, NAMES_SHOWN).map(([name, cost]) => [`${cost}`, name]);
  process.stdout.write(`${bundle.board.name}: ${bundle.text.length} bytes, ${total} JsVars\n\n`);
  process.stdout.write(`${textTable(['BYTES', 'FROM'], files)}\n\n`);
  process.stdout.write(`${textTable(['JSVARS', 'TOP-LEVEL NAME'], names)}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`zeitnot: ${error.message}\n`);
  process.exitCode = 2;
});
