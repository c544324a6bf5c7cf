// `zeitnot log --port`: the whole way from a clock's flash over its link into a text.
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { greet } from '../../firmware/app';
import { Sign } from '../../hal/hal';
import type { Session } from '../../sim/session';
import { passNow } from '../../sim/world';
import { startZeitnot } from '../flash/run-zeitnot';
import type { Said } from '../flash/run-zeitnot';
import { playGame } from '../store/cuts';
import { randomGame } from '../store/deeds';
import { zeitnot } from '../support/command-line';

jest.setTimeout(120000);

function playedSession(): Session {
  const { session } = playGame(randomGame('3m+2s', 8, 4));
  greet(session.app!, 'bench', '0.1.0');
  return session;
}

/** How the line treats what the clock says. */
type Spoil = (line: string, number: number) => string;

function serve(session: Session, socket: Socket, spoil: Spoil): void {
  const { parts } = session.world;
  let sent = 0;
  socket.setNoDelay(true);
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    for (const byte of data) {
      parts.received.push(byte);
      if (byte !== 10) continue;
      passNow(session.world);
      const said = Buffer.from(parts.sent.splice(0)).toString('latin1');
      for (const line of said.split(/(?<=\n)/)) socket.write(spoil(line, sent++), 'latin1');
    }
  });
}

async function listen(whenCalled: (socket: Socket) => void): Promise<[Server, string]> {
  const server = createServer(whenCalled);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return [server, `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`];
}

async function logOver(whenCalled: (socket: Socket) => void, ...words: string[]): Promise<Said> {
  const sockets: Socket[] = [];
  const [server, port] = await listen((socket) => {
    sockets.push(socket);
    whenCalled(socket);
  });
  const said = await startZeitnot(['log', '--port', port, ...words]).ended;
  sockets.forEach((socket) => socket.destroy());
  await new Promise((resolve) => server.close(resolve));
  return said;
}

test.each<[string, Spoil]>([
  ['a good line', (line) => line],
  ['a line that spoils an answer now and then', (line, i) => (i % 211 ? line : line.slice(3))],
  ['a line with noise in it', (line, i) => (i % 5 ? line : `\0noise ${line.slice(9)}\n${line}`)],
])('over %s it is what the dump gives', async (_what, spoil) => {
  const session = playedSession();
  const dump = Buffer.from(session.world.parts.flash.bytes);
  session.app!.ui.notices |= Sign.Link;
  const said = await logOver((socket) => serve(session, socket, spoil), '--format', 'pgn');
  const { code, out, err } = zeitnot(['log', '--format', 'pgn'], dump);
  expect({ code: said.code, out: said.out, err: said.err }).toEqual({ code, out, err });
});

test('a clock that does not allow it says how', async () => {
  const session = playedSession();
  const said = await logOver((socket) => serve(session, socket, (line) => line));
  expect(said.code).toBe(2);
  expect(said.err).toMatch(
    /does not give its log; pause it, and allow requests .* page OPTION\.\n$/,
  );
});

test.each<[string, (socket: Socket) => void, RegExp]>([
  ['nobody answers', () => undefined, /no clock answers; look whether it is the right port/],
  ['the port closes at once', (socket) => socket.end(), /connection was lost/],
  [
    'something talks without end, and no lines',
    (socket) => {
      const talk = (): void => {
        while (socket.writable && socket.write('A'.repeat(65536)));
      };
      socket.on('error', () => undefined).on('drain', talk);
      talk();
    },
    /no clock answers/,
  ],
  [
    'the plug is pulled',
    (socket) => socket.on('data', () => socket.destroy()),
    /connection was lo/,
  ],
])('when %s, one sentence says so', async (_what, whenCalled, says) => {
  const said = await logOver(whenCalled);
  expect(said.code).toBe(2);
  expect(said.err.trim().split('\n')).toEqual([expect.stringMatching(says)]);
});

test('a line that spoils one piece each time is not read for ever', async () => {
  const session = playedSession();
  session.app!.ui.notices |= Sign.Link;
  const spoil: Spoil = (line) => line.replace(/ log 65536 640 .*/, ' log');
  const said = await logOver((socket) => serve(session, socket, spoil));
  expect([said.code, said.err]).toEqual([2, expect.stringMatching(/before its log was whole/)]);
});

test('a clock that stops in the middle is told', async () => {
  const session = playedSession();
  session.app!.ui.notices |= Sign.Link;
  const said = await logOver((socket) => serve(session, socket, (line, i) => (i < 50 ? line : '')));
  expect(said.code).toBe(2);
  expect(said.err).toMatch(/the clock stopped before its log was whole/);
});

test.each<[string[], RegExp]>([
  [['dump.bin', '--port', 'x'], /log: name a dump or a port, not both/],
  [['--port', ''], /log: name the port/],
  [['--port', '/dev/ttyNone'], /there is no such port/],
  [['--port', 'x', '--baud', '-1'], /--baud "-1": a whole number/],
])('%j is refused in one sentence', (words, says) => {
  const { code, err } = zeitnot(['log', ...words]);
  expect([code, err.trim().split('\n')]).toEqual([2, [expect.stringMatching(says)]]);
});
