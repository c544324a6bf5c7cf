// The trace: its fields, their order, and what a record says of its instant.

import { parseScenario, runScenario } from '../../sim/scenario';
import type { RunOptions, TraceRecord } from '../../sim/scenario';

function traceOf(text: string, options: RunOptions = {}): TraceRecord[] {
  return runScenario(parseScenario(text, 'a.scn'), options).records;
}

test('a record has these fields in this order', () => {
  const [record] = traceOf('control 3m+2s\n0 press right\n2 press left\n12.345 show');
  expect(JSON.stringify(record)).toBe(
    '{"t":12345,"phase":"running","running":"right","white":"left","firstByMs":null,' +
      '"left":{"ms":182000,"display":"3:02","beside":"","flag":false,"first":false,' +
      '"periodFlag":false,"period":1,"presses":1,"delayMs":0,"byoyomi":0,"blockMoves":0,' +
      '"overtimeMs":0,"ignored":0,"silent":0},' +
      '"right":{"ms":171655,"display":"2:52","beside":"","flag":false,"first":false,' +
      '"periodFlag":false,"period":1,"presses":0,"delayMs":0,"byoyomi":0,"blockMoves":0,' +
      '"overtimeMs":0,"ignored":0,"silent":0},' +
      '"signs":["turn-right","white-left","freeze"],"sounds":[]}',
  );
});

test('a record is the state at its instant, though the settle window still holds it back', () => {
  const [before, at, after] = traceOf('control 5s\n0 press right\n4.999 show\n5 show\n5.001 show');
  expect([before!.left.flag, before!.left.ms, before!.left.display]).toEqual([false, 1, '0:00.1']);
  expect([at!.left.flag, at!.left.ms, at!.left.display]).toEqual([true, 0, '0:00']);
  expect(after!.left.flag).toBe(true);
});

test('an edge of the very instant of a show is seen by it', () => {
  const [record] = traceOf('control 5m\n0 press right\n3 press left\nshow');
  expect([record!.running, record!.left.presses]).toEqual(['right', 1]);
});

const SOUNDS = `
  control 15s; sound on
  0 press right
  4.999 show
  5 show
  5.010 show
  10 show
  12.5 show
  15 show
  16 show
`;

const EXPECTED_SOUNDS = [[], ['low'], [], ['last'], ['last', 'last'], ['last', 'last', 'flag'], []];

test('a sound is in the record at the instant of its cause, once', () => {
  expect(traceOf(SOUNDS).map((record) => record.sounds)).toEqual(EXPECTED_SOUNDS);
});

test('a sound is in the same record under jitter', () => {
  for (let jitterSeed = 1; jitterSeed < 20; jitterSeed++) {
    const sounds = traceOf(SOUNDS, { jitterSeed }).map((record) => record.sounds);
    expect(sounds).toEqual(EXPECTED_SOUNDS);
  }
});

test('a clock whose sound is off is not heard', () => {
  const records = traceOf(SOUNDS.replace('sound on', 'sound off'));
  expect(records.flatMap((record) => record.sounds)).toEqual([]);
});

test('the trace is of six cells, also on a clock with four; expectations read the four', () => {
  const text = 'cells 4\ncontrol 90m+30s\n1 press right\n2 show\n2 expect display left "1:31"';
  const { records, failures } = runScenario(parseScenario(text, 'a.scn'));
  expect(records[0]!.left.display).toBe('1:30:29');
  expect(failures).toEqual([]);
});
