// Runs a TypeScript program of the desktop: bundles it into build/ when a source is newer, then
// loads it. Plain JavaScript, because it runs before anything is built.
// By hand: node firmware/tools/start.js FILE.ts ARGUMENTS…
'use strict';
const fs = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '..', '..');
const PACKAGES_MISSING =
  'the packages are not installed; run `npm ci` in the checkout, or any `make` target, which does.';

function fail(sentence) {
  process.stderr.write(`zeitnot: ${sentence}\n`);
  process.exit(2);
}

function writtenMs(file) {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? Infinity : stats.mtimeMs;
}

/** True when the bundle is newer than all that went into it. */
function isFresh(bundle) {
  try {
    const sources = JSON.parse(fs.readFileSync(`${bundle}.sources`, 'utf8'));
    const builtMs = fs.statSync(bundle).mtimeMs;
    return sources.every((source) => writtenMs(path.join(ROOT, source)) < builtMs);
  } catch {
    return false;
  }
}

/** Written aside and renamed, so that a second command never reads half a file. */
function replaceFile(file, contents, atMs) {
  const aside = `${file}.${process.pid}`;
  fs.writeFileSync(aside, contents);
  fs.utimesSync(aside, atMs / 1000, atMs / 1000);
  fs.renameSync(aside, file);
}

function build(entry, bundle) {
  // The bundle is dated when reading began, so that an edit during the build makes it stale.
  const startedMs = Date.now();
  const result = require('esbuild').buildSync({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    outfile: bundle,
    logLevel: 'silent',
  });
  const sources = Object.keys(result.metafile.inputs);
  sources.push('firmware/tools/start.js', 'package-lock.json');
  fs.mkdirSync(path.dirname(bundle), { recursive: true });
  replaceFile(`${bundle}.sources`, JSON.stringify(sources), startedMs);
  replaceFile(bundle, result.outputFiles[0].contents, startedMs);
}

function buildOrExplain(entry, bundle) {
  try {
    build(entry, bundle);
  } catch (error) {
    const first = (error.errors || [])[0];
    const place = first && first.location ? `${first.location.file}:${first.location.line}: ` : '';
    fail(`${entry} cannot be built: ${place}${first ? first.text : error.message}`);
  }
}

/** Runs the program at `entry`, a path below the checkout, as if it had been called itself. */
function start(entry) {
  const bundle = path.join(ROOT, 'build', 'bin', `${entry.replace(/\W/g, '-')}.js`);
  if (!fs.existsSync(path.join(ROOT, 'node_modules', 'esbuild'))) fail(PACKAGES_MISSING);
  if (!fs.existsSync(path.join(ROOT, entry))) fail(`${entry} is not part of this checkout.`);
  if (!isFresh(bundle)) buildOrExplain(entry, bundle);
  require(bundle);
}

module.exports = { start };

if (require.main === module) {
  const entry = process.argv[2];
  if (entry === undefined) fail('name the program: node firmware/tools/start.js FILE.ts');
  process.argv.splice(1, 1);
  start(entry);
}
