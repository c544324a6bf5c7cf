// Runs in the interpreter when a game is on: times the idle tick and the press of the firmware, and
// the yardstick in turn with them.

const benchSpeed = { pass: benchTimers[0].callback, calls: 100, levels: 0, polledAt: 0 };
const BENCH_REPLACED = ['getTime', 'digitalRead', 'changeInterval'];

/**
 * The interpreter looks a name up from the first to the last: names of the bench move behind those
 * of the bundle, as if they were not there.
 */
function benchMoveNames() {
  for (const name of Object.keys(global)) {
    if (name.startsWith('bench') || name.startsWith('BENCH') || BENCH_REPLACED.includes(name)) {
      const value = global[name];
      delete global[name];
      global[name] = value;
    }
  }
}
function benchMedian(values) {
  values.sort(function (a, b) {
    return a - b;
  });
  return values[values.length >> 1] * 1e6;
}
function benchTimeCalls(call) {
  const calls = benchSpeed.calls;
  const from = benchRealTime();
  for (let i = 0; i < calls; i++) call(1000);
  return (benchRealTime() - from) / calls;
}
/** The first poll after an edge: it was taken, and the core has decided. */
function benchPoll() {
  if (benchSpeed.polledAt === 0) benchSpeed.polledAt = benchRealTime();
  return benchSpeed.levels;
}
/** Functions of the interpreter take the place of the bench's, with a fixed answer. */
function benchFreeze(list) {
  benchSpeed.levels = benchDigitalRead(list);
  global.getTime = Math.abs.bind(Math, benchGetTime());
  global.digitalRead = Math.abs.bind(Math, benchSpeed.levels);
  global.changeInterval = Math.abs;
}
function benchThaw() {
  global.getTime = benchGetTime;
  global.digitalRead = benchDigitalRead;
  global.changeInterval = benchChangeInterval;
}
function benchTimeIdle(list, least, idle) {
  benchFreeze(list);
  for (let i = 0; i < 50; i++) {
    least.push(benchTimeCalls(leastTick));
    idle.push(benchTimeCalls(benchSpeed.pass));
  }
  benchThaw();
}
/** Two times: from the edge to the hand-over, and to the end of the pass. */
function benchTimePress(number, list, press, whole) {
  const whenPinChanges = benchWatches[number];
  const pass = benchSpeed.pass;
  const closed = 1 - bench.open[number];
  let from = 0;
  let event;
  benchLevels[number] = closed;
  benchFreeze(list);
  global.digitalRead = benchPoll;
  event = { state: closed === 1, time: getTime(), lastTime: 0, pin: new Pin(number) };
  benchSpeed.polledAt = 0;
  from = benchRealTime();
  whenPinChanges(event);
  pass();
  whole.push(benchRealTime() - from);
  press.push(benchSpeed.polledAt - from);
  benchThaw();
  // Without changeInterval the pass was not planned anew.
  benchChangeInterval(1, 1);
}
function benchMove(number, list, press, whole) {
  benchAdvance(benchTime.atMs + 3000);
  benchTimePress(number, list, press, whole);
  benchAdvance(benchTime.atMs + 80);
  benchEdge(number, bench.open[number]);
}
function benchMeasure() {
  const list = bench.keys.map(function (number) {
    return new Pin(number);
  });
  const least = [];
  const idle = [];
  const press = [];
  const whole = [];
  benchTimeIdle(list, least, idle);
  for (let i = 0; i < 100; i++) benchMove(bench.players[i & 1], list, press, whole);
  print('speed ' + [least, idle, press, whole].map(benchMedian).join(' '));
}
benchMoveNames();
benchMeasure();
