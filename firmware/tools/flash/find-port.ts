// Looks at a port before it is opened: the package itself would wait, or say nothing.
import { createConnection } from 'node:net';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root';
import { SAYS, refuse } from './refusal';
import { tcpAddress } from './tcp-device';

const CONNECT_MS = 5000;

/** The error code of an attempt to connect, or nothing when somebody is there. */
function tryTcp(port: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = createConnection({ ...tcpAddress(port), timeout: CONNECT_MS });
    const leave = (code?: string) => {
      socket.destroy();
      resolve(code);
    };
    socket.on('connect', () => leave());
    socket.on('timeout', () => leave('ETIMEDOUT'));
    socket.on('error', (error: NodeJS.ErrnoException) => leave(error.code ?? 'EIO'));
  });
}

export interface SerialPort {
  open(done: (error: Error | null) => void): void;
  close(done: () => void): void;
}
type SerialPortClass = new (options: object) => SerialPort;

/** A serial port, not yet open. The class comes with the `espruino` package. */
export function serialPort(path: string): SerialPort {
  const load = createRequire(join(repositoryRoot(), 'package.json'));
  const { SerialPort } = load('serialport') as { SerialPort: SerialPortClass };
  return new SerialPort({ path, baudRate: 115200, autoOpen: false, lock: true });
}

function trySerial(path: string): Promise<string | undefined> {
  const port = serialPort(path);
  return new Promise((resolve) => {
    port.open((error) => (error ? resolve(error.message) : port.close(() => resolve(undefined))));
  });
}

function refusePort(port: string, fault: string): never {
  if (/EACCES|denied/i.test(fault)) return refuse(SAYS.forbidden(port));
  if (/EBUSY|busy|lock|temporarily unavailable/i.test(fault)) return refuse(SAYS.busy(port));
  if (port.startsWith('tcp://')) return refuse(SAYS.noServer(port));
  return refuse(existsSync(port) ? SAYS.notSerial(port) : SAYS.noPort(port));
}

/** Returns when the port can be opened; throws a FlashRefusal. */
export async function findPort(port: string): Promise<void> {
  const isTcp = port.startsWith('tcp://');
  if (isTcp && !URL.canParse(port)) refuse(SAYS.noPort(port));
  if (!isTcp && port.startsWith('/') && !existsSync(port)) refuse(SAYS.noPort(port));
  const fault = await (isTcp ? tryTcp(port) : trySerial(port));
  if (fault !== undefined) refusePort(port, fault);
}
