// Prints the counts of a test run as `N passed, N failed`, and exits 1 unless something was run
// and nothing failed. Arguments: jest's JSON result, and the list of checks that failed.
'use strict';
const { readFileSync } = require('node:fs');

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const [resultPath, checksPath] = process.argv.slice(2);
const text = readText(resultPath);
const result = text === '' ? { numRuntimeErrorTestSuites: 1 } : JSON.parse(text);
const checksFailed = readText(checksPath).split('\n').filter(Boolean).length;
const passed = result.numPassedTests || 0;
const failed =
  (result.numFailedTests || 0) + (result.numRuntimeErrorTestSuites || 0) + checksFailed;
console.log(`${passed} passed, ${failed} failed`);
process.exit(passed > 0 && failed === 0 ? 0 : 1);
