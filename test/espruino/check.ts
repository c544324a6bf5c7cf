// make check-espruino: every board's bundle in a real Espruino interpreter, its traces against
// those of the fake HAL, its memory and its speed against the budgets.

const SKIPPED =
  'check-espruino: skipped: no interpreter was given; set ESPRUINO=/path/to/espruino ' +
  '(a Linux build of Espruino 2v27 or newer).';

if ((process.env['ESPRUINO'] ?? '') === '') process.stdout.write(`${SKIPPED}\n`);
