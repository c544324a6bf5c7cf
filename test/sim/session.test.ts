// A session is a clock to play on: for the terminal, the page and the tests.

import { createSession } from '../../sim/session';

test('without a control the clock stands in SETUP, with one in READY', () => {
  expect(createSession({}).record().phase).toBe('setup');
  expect(createSession({ control: '3m+2s' }).record().left.display).toBe('3:02');
});

test('a control that means nothing is refused', () => {
  expect(() => createSession({ control: '7+2' })).toThrow(/7m\+2s/);
});

test('keys are pressed and released, and time passes only when it is told to', () => {
  const session = createSession({ control: '3m+2s' });
  session.press('right');
  session.advanceTo(80);
  session.release('right');
  session.advanceTo(10000);
  expect(session.record()).toMatchObject({ t: 10000, running: 'left', left: { ms: 172000 } });
  expect(session.nowMs).toBe(10000);
});

test('tones are told once, with their instants since the start', () => {
  const session = createSession({ control: '15s; sound on' });
  session.hold(['right'], 80);
  session.advanceTo(6000);
  const tones = session.takeTones();
  expect(tones[0]!.hz).toBeGreaterThan(0);
  expect(tones[0]!.atMs).toBeGreaterThanOrEqual(5000);
  expect(tones[0]!.atMs).toBeLessThanOrEqual(5025);
  expect(tones.at(-1)!.hz).toBe(0);
  expect(session.takeTones()).toEqual([]);
});

test('a look changes nothing: the game goes on as if nobody had looked', () => {
  const play = (looks: boolean) => {
    const session = createSession({ control: '6s; freeze off; sound on; casual' });
    session.hold(['right'], 80);
    for (let ms = 0; ms < 9000; ms += 3) {
      session.advanceTo(ms);
      if (looks) session.look();
    }
    return session.record();
  };
  expect(play(true)).toEqual(play(false));
});

test('the supply can go and come back', () => {
  const session = createSession({ control: '3m+2s' });
  session.powerOff();
  expect(session.app).toBeNull();
  expect(() => session.look()).toThrow('the clock is off');
  session.powerOn();
  expect(session.app).not.toBeNull();
});
