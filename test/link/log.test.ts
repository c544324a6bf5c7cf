// The log over the link: piece by piece what the flash holds, only where it may be read, and
// nothing of what comes in changes the clock.
import fc from 'fast-check';
import { greet } from '../../firmware/app';
import { Sign } from '../../hal/hal';
import { clockState } from '../../sim/clock-state';
import { createSession, type Session } from '../../sim/session';
import { passNow } from '../../sim/world';
import { read, type Told } from './reader';

const PIECE = 64;

function told(session: Session): Told[] {
  return read(Buffer.from(session.world.parts.sent.splice(0)).toString('latin1'));
}

function hear(session: Session, text: string): Told[] {
  session.world.parts.received.push(...Buffer.from(text, 'latin1'));
  passNow(session.world);
  return told(session);
}

/** A game of a few moves, paused. */
function paused(): Session {
  const session = createSession({ control: '3m+2s' });
  greet(session.app!, 'bench', '0.1.0');
  session.hold(['right'], 80);
  for (const [atMs, key] of [
    [4000, 'left'],
    [9000, 'right'],
    [11000, 'pause'],
  ] as const) {
    session.advanceTo(atMs);
    session.hold([key], 80);
  }
  session.advanceTo(12000);
  told(session);
  return session;
}

function allow(session: Session): Session {
  session.app!.ui.notices |= Sign.Link;
  return session;
}

const pieces = (lines: Told[]) => lines.filter(([, , event]) => event === 'log');

test('asked for often enough, the pieces are the flash, and then begin again', () => {
  const session = allow(paused());
  const { bytes } = session.world.parts.flash;
  const got = Buffer.alloc(bytes.length);
  for (let at = 0; at < bytes.length; at += PIECE) {
    const [[, , , size, offset, hex]] = pieces(hear(session, '!\n')) as [Told];
    expect([size, offset]).toEqual([String(bytes.length), String(at)]);
    got.write(String(hex), at, 'hex');
  }
  expect(got.equals(Buffer.from(bytes))).toBe(true);
  expect(bytes.some((byte) => byte !== 0xff)).toBe(true);
  expect(pieces(hear(session, '!\n'))[0]![4]).toBe('0');
});

test('it is not read where no arbiter allows it', () => {
  expect(pieces(hear(paused(), '!\n'))).toEqual([]);
});

test('it is not read while time runs, and again when it stands', () => {
  const session = allow(paused());
  session.hold(['pause'], 80);
  session.advanceTo(13000);
  expect(pieces(hear(session, '!\n'))).toEqual([]);
  session.hold(['pause'], 80);
  session.advanceTo(14000);
  expect(pieces(hear(session, '!\n'))).toHaveLength(1);
});

test('the state is told beside it', () => {
  const events = hear(allow(paused()), '!\n?\n').map(([, , event]) => event);
  expect(events).toEqual(['log', 'state']);
});

test('garbage, floods and half lines change nothing of the clock', () => {
  const session = allow(paused());
  const { app, world } = session;
  const before = JSON.stringify(clockState(app!.clock));
  const flash = Buffer.from(world.parts.flash.bytes);
  const noise = fc.oneof(
    fc.string({ unit: fc.constantFrom('!', '?', '\n', '\r', 'x', '\0', '\xff') }),
    fc.string({ unit: 'binary', maxLength: 400 }),
  );
  fc.assert(
    fc.property(noise, (text) => {
      hear(session, text);
      expect(JSON.stringify(clockState(app!.clock))).toBe(before);
      expect(Buffer.from(world.parts.flash.bytes).equals(flash)).toBe(true);
    }),
  );
  expect(pieces(hear(session, '\n!\n'))).toHaveLength(1);
});
