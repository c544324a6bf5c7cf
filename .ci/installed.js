// Exits 0 when node_modules holds what package-lock.json asks for. Versions count, not dates:
// `npm install X` and a fresh clone both leave dates that say nothing.
'use strict';
const { readFileSync } = require('node:fs');

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return {};
  }
}

const wanted = packagesOf('package-lock.json');
const present = packagesOf('node_modules/.package-lock.json');
const missing = Object.keys(wanted).filter((path) => {
  if (path === '') return false;
  if (present[path] === undefined) return !wanted[path].optional;
  return present[path].version !== wanted[path].version;
});
process.exit(missing.length === 0 ? 0 : 1);
