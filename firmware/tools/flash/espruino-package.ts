// The connection to a board by the `espruino` package, which speaks serial and tcp:// alike. The
// package keeps its state in globals and talks on the console; both end here.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root';
import { createTcpDevice } from './tcp-device';
import type { Device } from './tcp-device';

interface Tools {
  readonly Config: Record<string, unknown>;
  readonly Core: {
    readonly Serial: {
      devices: Device[];
      open(port: string, whenOpen: (info: unknown) => void, whenClosed: () => void): void;
      close(): void;
      isConnected(): boolean;
      readonly connection: { chunkSize: number; write(text: string): Promise<void> };
      startListening(listener: (data: ArrayBuffer) => void): unknown;
    };
  };
}

/** Longer pieces get lost on some systems. */
const CHUNK_BYTES = 512;

export interface Connection {
  /** Hears all that comes in from now on, in place of the listener before. */
  listen(listener: (text: string) => void): void;
  /** Resolves when it is sent; rejects when the connection is gone. */
  write(text: string): Promise<void>;
  readonly isOpen: () => boolean;
  close(): void;
}

/** Runs `work` with the console turned off: what the package says is for its own users. */
function quietly(): void {
  for (const name of ['log', 'warn', 'error', 'info'] as const) console[name] = () => undefined;
}

let tools: Promise<Tools> | undefined;

function loadTools(): Promise<Tools> {
  quietly();
  const load = createRequire(join(repositoryRoot(), 'package.json'));
  const espruino = load('espruino') as { init(done: () => void): void };
  return new Promise((resolve) => {
    espruino.init(() => {
      const { Espruino } = globalThis as unknown as { Espruino: Tools };
      Espruino.Config['ENV_ON_CONNECT'] = false;
      resolve(Espruino);
    });
  });
}

const asText = (data: ArrayBuffer): string => Buffer.from(data).toString('latin1');

/** `early`: what came in before anybody listened. */
function connectionTo({ Core: { Serial } }: Tools, early: string[]): Connection {
  return {
    listen: (listener) => {
      Serial.startListening((data) => listener(asText(data)));
      early.splice(0).forEach(listener);
    },
    // Its other `write` forgets to say when a short text is sent, and waits after each command.
    write: (text) => {
      const isGone = !Serial.isConnected();
      return isGone ? Promise.reject(new Error('closed')) : Serial.connection.write(text);
    },
    isOpen: () => Serial.isConnected(),
    close: () => {
      if (Serial.isConnected()) Serial.close();
    },
  };
}

/** Settled when the package has told that the port is open. It keeps its devices between ports. */
let told: Promise<void>;

/** The package fails on a port that closes before it has told, so it hears of that afterwards. */
function patient(device: Device): Device {
  return {
    ...device,
    open: (port, whenOpen, whenHeard, whenClosed) => {
      const isTold = told;
      let isOpen = false;
      const open = (info: unknown) => {
        isOpen = info !== undefined;
        whenOpen(info);
      };
      const close = () => void (isOpen ? isTold.then(whenClosed) : whenClosed());
      device.open(port, open, whenHeard, close);
    },
  };
}

let serialDevice: Device | undefined;

/**
 * The one way to reach this port. The package would look for boards by every way it knows, among
 * them Bluetooth, and finds serial ports only where the system lists them.
 */
function chooseDevice({ Core: { Serial } }: Tools, port: string): void {
  serialDevice ??= Serial.devices.find(({ name }) => /^Node Serial/.test(name))!;
  const device = port.startsWith('tcp://') ? createTcpDevice() : serialDevice;
  const getPorts: Device['getPorts'] = (found) => found([{ path: port }], true);
  Serial.devices.splice(0, Infinity, { ...patient(device), getPorts });
}

/** Opens a port, or undefined where the package cannot. */
export async function openPort(port: string, baud: number): Promise<Connection | undefined> {
  tools ??= loadTools();
  const espruino = await tools;
  espruino.Config['BAUD_RATE'] = String(baud);
  const { Serial } = espruino.Core;
  const early: string[] = [];
  let tell = (): void => undefined;
  told = new Promise((resolve) => (tell = resolve));
  chooseDevice(espruino, port);
  Serial.startListening((data) => void early.push(asText(data)));
  const isOpen = await new Promise<boolean>((resolve) => {
    const whenOpen = (info: unknown) => {
      tell();
      resolve(info === 'Ok');
    };
    Serial.open(port, whenOpen, () => resolve(false));
  });
  if (!isOpen) return undefined;
  Serial.connection.chunkSize = CHUNK_BYTES;
  return connectionTo(espruino, early);
}
