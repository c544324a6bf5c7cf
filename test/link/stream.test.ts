// The stream of a game and the state answers, read by FORMAT.md and compared with what the game's
// own simulator says.
import { greet, passApp } from '../../firmware/app';
import { Key } from '../../hal/hal';
import { createSession, type Session } from '../../sim/session';
import { passNow, setKey, stallLoop } from '../../sim/world';
import { read, type Told } from './reader';

const PHASES = ['setup', 'ready', 'running', 'paused', 'frozen', 'arbiter'];

/** What was told since the last call. */
function told(session: Session): Told[] {
  return read(Buffer.from(session.world.parts.sent.splice(0)).toString('latin1'));
}

function ask(session: Session): Told {
  session.world.parts.received.push(63, 10);
  passNow(session.world);
  return told(session).at(-1)!;
}

function start(control: string): Session {
  const session = createSession({ control });
  greet(session.app!, 'bench', '0.1.0');
  ask(session);
  return session;
}

/** Everything told without its number and its sum. */
function events(session: Session): string[] {
  return told(session).map(([, ...rest]) => rest.join(' '));
}

/** When the clock's own counter began, on the session's time. */
const bootMs = (session: Session) => session.world.parts.counterMs - session.nowMs;

function pressAt(session: Session, atMs: number, key: 'left' | 'right' | 'pause'): void {
  session.advanceTo(atMs);
  session.hold([key], 80);
  session.advanceTo(atMs);
}

/** A state line as the fields of a trace record. */
function stateOf([, , , ...fields]: Told) {
  const numbers = fields.slice(0, 26).map(Number);
  const texts = fields.slice(26, 30).map((text) => text.slice(1, -1));
  const [phase, turn, white, firstBy] = numbers as [number, number, number, number];
  const side = (first: number) => {
    const [ms, marks, period, presses, delayMs, byoyomi, blockMoves, overtimeMs, ignored, silent] =
      numbers.slice(first, first + 10) as number[];
    return {
      ms,
      flag: (marks! & 1) !== 0,
      first: (marks! & 2) !== 0,
      periodFlag: (marks! & 4) !== 0,
      period,
      presses,
      delayMs,
      byoyomi,
      blockMoves,
      overtimeMs,
      ignored,
      silent,
    };
  };
  return {
    texts,
    signs: numbers[4],
    log: fields[30],
    foretold: fields.slice(31),
    state: {
      phase: PHASES[phase],
      running: phase === 2 ? ['left', 'right'][turn] : 'none',
      white: ['left', 'right'][white],
      firstByMs: firstBy < 0 ? null : firstBy,
      left: side(6),
      right: side(16),
    },
  };
}

describe('the stream', () => {
  test('the clock says who it is, and without a listener nothing', () => {
    const session = createSession({ control: '3m+2s' });
    pressAt(session, 1000, 'right');
    expect(told(session)).toEqual([]);
    greet(session.app!, 'bench', '0.1.0');
    expect(told(session)).toEqual([[0, 0, 'zeitnot', '1', 'bench', '0.1.0']]);
  });

  test('start and presses carry their own instants, who, and both times', () => {
    const session = start('3m+2s');
    const boot = bootMs(session);
    pressAt(session, 1000, 'right');
    pressAt(session, 5000, 'left');
    pressAt(session, 6500, 'right');
    expect(events(session)).toEqual([
      `${boot + 1000} start 0 182000 182000`,
      `${boot + 1000} phase 2 0 182000 182000`,
      `${boot + 5000} press 0 180000 182000`,
      `${boot + 6500} press 1 180000 182500`,
    ]);
  });

  test('two presses that one pass learns of are told apart, each by its side', () => {
    const session = start('3m+2s');
    const boot = bootMs(session);
    pressAt(session, 1000, 'right');
    told(session);
    session.advanceTo(2000);
    session.world.stalledUntilMs = 2200;
    session.press('left');
    session.advanceTo(2100);
    session.press('right');
    session.advanceTo(2300);
    const presses = events(session).filter((text) => text.includes('press'));
    expect(presses).toEqual([
      `${boot + 2000} press 0 183000 183900`,
      `${boot + 2100} press 1 183000 183900`,
    ]);
  });

  test('pause and resume are entries and phases', () => {
    const session = start('3m');
    pressAt(session, 1000, 'right');
    told(session);
    pressAt(session, 3000, 'pause');
    pressAt(session, 4000, 'pause');
    expect(events(session).map((text) => text.replace(/^\d+ /, ''))).toEqual([
      'pause 0 178000 180000',
      'phase 3 0 178000 180000',
      'resume 0 178000 180000',
      'phase 2 0 178000 180000',
    ]);
  });

  test('a flag is told with its own instant, and the sound with that of its cause', () => {
    const session = start('10s; sound on');
    const boot = bootMs(session);
    pressAt(session, 1000, 'right');
    told(session);
    session.advanceTo(12000);
    const texts = events(session);
    expect(texts.some((text) => text.startsWith(`${boot + 11000} flag 0 0 `))).toBe(true);
    expect(texts).toContain(`${boot + 11000} sound 5`);
    expect(texts).toContain(`${boot + 6000} sound 3`);
  });

  test('lines are numbered without a gap', () => {
    const session = start('3m+2s');
    for (let i = 0; i < 6; i++) pressAt(session, 1000 + i * 500, i % 2 === 0 ? 'right' : 'left');
    const numbers = told(session).map(([seq]) => seq);
    expect(numbers).toEqual(numbers.map((_, i) => numbers[0]! + i));
    expect(numbers.length).toBeGreaterThan(6);
  });
});

describe('the state', () => {
  test.each([
    ['in SETUP', null, 500],
    ['in READY', '5m+3s', 500],
    ['while a side runs', '5m+3s', 61234],
    ['during a delay', '5m d5s', 3500],
    ['in byo-yomi', '5s, byo 5x10s', 21000],
  ])('%s is what the simulator says, to the millisecond', (_name, control, atMs) => {
    const session = control === null ? createSession({}) : createSession({ control });
    greet(session.app!, 'bench', '0.1.0');
    pressAt(session, 1000, 'right');
    session.advanceTo(atMs);
    const answer = ask(session);
    const sight = session.look();
    expect(answer[1]).toBe(session.world.parts.counterMs);
    expect(stateOf(answer).state).toEqual(sight.state);
    expect(stateOf(answer).texts).toEqual([
      sight.own.face.left.display,
      sight.own.face.left.beside,
      sight.own.face.right.display,
      sight.own.face.right.beside,
    ]);
  });

  test.each([
    ['before', 10999, false],
    ['at', 11000, true],
    ['after', 11001, true],
  ])(
    '1 ms %s the flag: what the clock has not decided is decided in the answer',
    (_n, ms, flag) => {
      const session = start('10s; sound on');
      pressAt(session, 1000, 'right');
      session.advanceTo(ms);
      const { state, foretold } = stateOf(ask(session));
      expect(state.left.flag).toBe(flag);
      expect(foretold).toEqual(flag ? [`5@${bootMs(session) + 11000}`] : []);
      expect(session.app!.clock.sides[0]!.marks).toBe(0);
    },
  );

  test('asking at every millisecond changes nothing', () => {
    const quiet = start('3s+1s');
    const asked = start('3s+1s');
    for (const session of [quiet, asked]) pressAt(session, 1000, 'right');
    for (let ms = 1001; ms < 6000; ms++) {
      asked.advanceTo(ms);
      ask(asked);
    }
    quiet.advanceTo(6000);
    asked.advanceTo(6000);
    expect(stateOf(ask(asked))).toEqual(stateOf(ask(quiet)));
  });

  test('the log is told newest first', () => {
    const session = start('3m');
    pressAt(session, 1000, 'right');
    pressAt(session, 2000, 'left');
    pressAt(session, 3000, 'pause');
    expect(stateOf(ask(session)).log).toBe('.aps');
  });

  test.each([
    ['2s; freeze off', 2000, '.fs'],
    ['2s', 2000, '.fs'],
    ['1s, byo 2x1s', 1000, '.ds'],
    ['1s, byo 2x1s', 2000, '.dds'],
    ['1s, byo 2x1s', 3000, '.fdds'],
    ['2s, 5s; change own', 2000, '.ds'],
    ['2s, overtime', 2000, '.fs'],
  ])('the log of %s holds what falls at %i ms from that very millisecond', (control, ms, after) => {
    const session = start(control);
    pressAt(session, 1000, 'right');
    const logAt = (atMs: number) => {
      session.advanceTo(1000 + atMs);
      return stateOf(ask(session)).log;
    };
    const before = `.${after.slice(2)}`;
    const seen = [ms - 1, ms, ms + 1, ms + 19, ms + 20, ms + 21, ms + 40].map(logAt);
    expect(seen).toEqual([before, ...seen.slice(1).map(() => after)]);
  });

  test('a press that comes in late takes back what the log had told too early', () => {
    const session = start('2s; freeze off');
    pressAt(session, 1000, 'right');
    session.advanceTo(3000);
    expect(stateOf(ask(session)).log).toBe('.fs');
    const { contacts, counterMs } = session.world.parts;
    contacts.waiting.push({ key: Key.Left, closed: true, atMs: counterMs - 1 });
    session.advanceTo(3010);
    expect(stateOf(ask(session)).log).toBe('.ps');
  });
});

test('a request in the middle of a bounce decides nothing that an edge on its way decides', () => {
  const press = (isAsked: boolean): object => {
    const session = createSession({ control: '3m+2s', contact: 'lever' });
    const { world } = session;
    const at = (ms: number, isClosed: boolean): void => {
      session.advanceTo(ms);
      setKey(world, Key.Left, isClosed);
    };
    setKey(world, Key.Right, true);
    session.advanceTo(5000);
    setKey(world, Key.Right, false);
    at(5010, true);
    at(5020, false);
    session.advanceTo(5030);
    // The contact looks open at 5,050 ms, but for the edge at 5,048 that no pass has seen.
    stallLoop(world, 60);
    at(5048, true);
    session.advanceTo(5051);
    if (isAsked) {
      world.parts.received.push(...[...'?\n'].map((char) => char.charCodeAt(0)));
      world.parts.lagMs = 10;
      passApp(world.app!);
    }
    session.advanceTo(6000);
    return session.record();
  };
  expect(press(true)).toEqual(press(false));
});
