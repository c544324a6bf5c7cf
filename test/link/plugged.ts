// A clock in virtual time behind a TCP port, as a program with a cable meets it.
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { Sign } from '../../hal/hal';
import { passNow } from '../../sim/world';
import type { Hand } from '../support/hand';

/** How the line treats what comes and goes. */
export interface Spoil {
  heard?: (text: string, number: number) => string;
  said?: (line: string, number: number) => string;
}

const servers: Server[] = [];
const sockets: Socket[] = [];

/** For afterEach. */
export async function unplugAll(): Promise<void> {
  sockets.splice(0).forEach((socket) => socket.destroy());
  for (const server of servers.splice(0)) {
    await new Promise((resolve) => server.close(resolve));
  }
}

function serve(hand: Hand, socket: Socket, { heard, said }: Spoil): void {
  const { world } = hand.session;
  let count = 0;
  let sent = 0;
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    const text = data.toString('latin1');
    world.parts.received.push(...Buffer.from(heard?.(text, count++) ?? text, 'latin1'));
    passNow(world);
    const lines = Buffer.from(world.parts.sent.splice(0)).toString('latin1');
    for (const line of lines.split(/(?<=\n)/)) socket.write(said?.(line, sent++) ?? line, 'latin1');
  });
}

/** The address of a port at which that clock hears and tells. */
export async function plugIn(hand: Hand, spoil: Spoil = {}): Promise<string> {
  const server = createServer((socket) => {
    sockets.push(socket);
    serve(hand, socket, spoil);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An arbiter allows requests. */
export function allow(hand: Hand): Hand {
  hand.session.app!.ui.notices |= Sign.Link;
  return hand;
}
