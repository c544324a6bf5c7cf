// `zeitnot monitor`: shows what a clock says on its port, survives that it is unplugged, and
// measures its crystal against this machine.
import { LineReader, readClockLine } from '../../firmware/tools/flash/clock-lines';
import { Drift } from '../../firmware/tools/flash/drift';
import { openPort } from '../../firmware/tools/flash/espruino-package';
import type { Connection } from '../../firmware/tools/flash/espruino-package';
import { findPort } from '../../firmware/tools/flash/find-port';
import { FlashRefusal } from '../../firmware/tools/flash/refusal';
import { sleep } from '../../firmware/tools/flash/wait';
import { BadInput } from './bad-input';
import type { Call, Command, ExitCode } from './command';
import { readBaud, readPort } from './flash';
import { writeError, writeLines } from './output';

const ASK_EVERY_MS = 5000;
const RETRY_MS = 500;

interface Watcher {
  readonly reader: LineReader;
  readonly drift: Drift;
  readonly isMeasuring: boolean;
}

function showPpm({ drift }: Watcher, hereMs: number): void {
  const ppm = drift.ppm(hereMs);
  if (ppm === undefined) return;
  const sentence = `this machine has counted ${ppm.toFixed(1)} ppm more than the clock`;
  writeLines([`# ${sentence}: add that to crystalPpm of the board file`]);
}

function hear(line: string, watcher: Watcher): void {
  const read = readClockLine(line);
  if (read === undefined) return;
  if (read.event === 'zeitnot') watcher.drift.restart();
  if (!watcher.isMeasuring || read.event !== 'state') {
    writeLines([read.text]);
    return;
  }
  const hereMs = performance.now();
  watcher.drift.add(read.atMs, hereMs);
  showPpm(watcher, hereMs);
}

/** Until the port is gone. */
async function follow(connection: Connection, watcher: Watcher): Promise<void> {
  watcher.reader.clear();
  connection.listen((text) => watcher.reader.add(text).forEach((line) => hear(line, watcher)));
  for (let ms = 0; connection.isOpen(); ms += RETRY_MS) {
    const isDue = watcher.isMeasuring && ms % ASK_EVERY_MS === 0;
    if (isDue) await connection.write('?\n').catch(() => undefined);
    await sleep(RETRY_MS);
  }
}

/** Waits for a port that was there and will be back; true when it is. */
async function isBack(port: string): Promise<boolean> {
  return findPort(port).then(
    () => true,
    () => false,
  );
}

async function run(call: Call): Promise<ExitCode> {
  const port = readPort(call, 'monitor');
  const baud = readBaud(call);
  const isMeasuring = call.options['ppm'] === true;
  const watcher = { reader: new LineReader(), drift: new Drift(), isMeasuring };
  await findPort(port).catch((error: unknown) => {
    throw error instanceof FlashRefusal ? new BadInput(error.message) : error;
  });
  for (;;) {
    const connection = await openPort(port, baud);
    if (connection !== undefined) await follow(connection, watcher);
    writeError(`${port}: unplugged; waiting until it is back. Ctrl-C ends this.`);
    do await sleep(RETRY_MS);
    while (!(await isBack(port)));
  }
}

export const monitor: Command = {
  name: 'monitor',
  argument: '',
  argumentHelp: '',
  summary: 'Show what a clock says on its port, until Ctrl-C.',
  options: [
    { flags: '--port <port>', help: 'a serial port, or tcp://host:port' },
    { flags: '--baud <baud>', help: 'speed of a serial port; 115200 unless said' },
    { flags: '--ppm', help: 'measure the crystal against this machine; takes a minute or more' },
  ],
  examples: ['zeitnot monitor --port /dev/ttyUSB0', 'zeitnot monitor --port COM3 --ppm'],
  run,
};
