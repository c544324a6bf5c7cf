// A way to reach a board over TCP, for the `espruino` package. Its own hears only of connections
// that the other side ends: of one that is refused, reset or lost it would never tell.
import { createConnection } from 'node:net';
import type { Socket } from 'node:net';

/** What the package asks of a way to reach a board. */
export interface Device {
  readonly name: string;
  getPorts(found: (ports: { path: string }[], isAll: boolean) => void): void;
  open(
    port: string,
    whenOpen: (info: unknown) => void,
    whenHeard: (data: ArrayBuffer) => void,
    whenClosed: () => void,
  ): void;
  write(data: string, done: () => void): void;
  close(): void;
}

/** A clock may be silent for hours; a peer that has vanished is noticed all the same. */
const ALIVE_EVERY_MS = 10000;
const CONNECT_MS = 5000;

export function tcpAddress(port: string): { host: string; port: number } {
  const { hostname, port: number } = new URL(port);
  return { host: hostname.replace(/^\[|\]$/g, '') || 'localhost', port: Number(number || 23) };
}

function connect(port: string): Socket {
  const socket = createConnection({ ...tcpAddress(port), timeout: CONNECT_MS });
  socket.on('connect', () => socket.setTimeout(0).setKeepAlive(true, ALIVE_EVERY_MS));
  // Questions are short, and each waits for the answer to the one before.
  socket.setNoDelay(true);
  socket.on('timeout', () => socket.destroy());
  // "close" comes after it.
  socket.on('error', () => undefined);
  return socket;
}

export function createTcpDevice(): Device {
  let socket: Socket | undefined;
  return {
    name: 'Node Socket',
    getPorts: (found) => found([], true),
    open: (port, whenOpen, whenHeard, whenClosed) => {
      socket = connect(port);
      socket.on('connect', () => whenOpen('Ok'));
      socket.on('data', (data) => whenHeard(new Uint8Array(data).buffer));
      socket.on('close', whenClosed);
    },
    write: (data, done) => void socket?.write(Buffer.from(data, 'latin1'), () => done()),
    // A peer that does not read would keep it half open.
    close: () => void socket?.end(() => socket?.destroy()),
  };
}
