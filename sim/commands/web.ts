// `zeitnot web`: builds the page with the clock and shows it on this machine.
import type { AddressInfo } from 'node:net';
import { boardNames } from '../../firmware/tools/boards/load-board';
import { writeBoardScript } from '../web/host/board-script';
import { buildPage, pageFolder } from '../web/host/build-page';
import { serveFolder } from '../web/host/serve';
import { BadInput, quoted } from './bad-input';
import { textOption } from './command';
import type { Call, Command, ExitCode } from './command';
import { writeLines } from './output';

const PORT = 8000;
const PORT_MAX = 65535;

function readPort(text: string | undefined): number {
  if (text === undefined) return PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= PORT_MAX) return port;
  throw new BadInput(`--port ${quoted(text)}: a port is a whole number from 0 to ${PORT_MAX}.`);
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something listens there already; name another with --port, or 0 for any free one',
  EACCES: 'only an administrator may use it; name one from 1024 on with --port',
};

const BOARD_SCRIPT = /^\/boards\/([a-z0-9-]+)\.js$/;

/** A board is built when it is first asked for, and once as long as the server runs. */
function createBoardBuilder(folder: string): (address: string) => Promise<void> {
  const begun = new Map<string, Promise<void>>();
  return async (address) => {
    const name = BOARD_SCRIPT.exec(address)?.[1];
    if (name === undefined || !boardNames().includes(name)) return;
    const building = begun.get(name) ?? writeBoardScript(folder, name);
    begun.set(name, building);
    await building;
  };
}

async function serve(folder: string, port: number): Promise<number> {
  try {
    const server = await serveFolder(folder, port, createBoardBuilder(folder));
    return (server.address() as AddressInfo).port;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new BadInput(`port ${port}: ${REASONS[code] ?? `cannot be used (${code})`}.`);
  }
}

/** The page and every board, for a server that only has files. */
async function buildAll(folder: string): Promise<void> {
  for (const name of boardNames()) {
    writeLines([`building ${name}`]);
    await writeBoardScript(folder, name);
  }
  writeLines([`The page is in ${folder}; any file server shows it, or open its index.html.`]);
}

async function run(call: Call): Promise<ExitCode> {
  const port = readPort(textOption(call, 'port'));
  const folder = pageFolder();
  await buildPage(folder);
  if (call.options['static'] === true) {
    await buildAll(folder);
    return 0;
  }
  const at = await serve(folder, port);
  writeLines([`The clock is at http://localhost:${at}/`, 'Ctrl-C ends it.']);
  // Until the person ends it.
  await new Promise<never>(() => {});
  return 0;
}

export const web: Command = {
  name: 'web',
  argument: '',
  argumentHelp: '',
  summary: 'Play on the clock in the browser. The page is built into dist/web.',
  options: [
    { flags: '--port <port>', help: `serve the page on this port instead of ${PORT}` },
    { flags: '--static', help: 'build the page with every board, and leave' },
  ],
  examples: ['zeitnot web', 'zeitnot web --port 0', 'zeitnot web --static'],
  run,
};
