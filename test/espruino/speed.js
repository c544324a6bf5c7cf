// Runs in the interpreter when a game is on: times the idle tick and the press of the firmware, and
// the yardstick in turn with them. Less than a millisecond at a time: on a busy machine many of
// these are not interrupted, and what counts is the quicker quarter.

const benchSpeed = { pass: benchTimers[0].callback, levels: 0, polledAt: 0 };
/** Each look takes two variables for a time; an interpreter for a small board has few. */
const benchLooks = process.memory(false).free < 4000 ? 40 : 300;

/**
 * The interpreter looks a name up from the first to the last: names of the bench move behind those
 * of the bundle, as if they were not there.
 */
function benchMoveName(name) {
  const value = global[name];
  delete global[name];
  global[name] = value;
}
function benchUsual(values) {
  values.sort(function (a, b) {
    return a - b;
  });
  return values[values.length >> 2] * 1e6;
}
function benchTimeCalls(call, calls) {
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
  for (let i = 0; i < benchLooks; i++) {
    least.push(benchTimeCalls(leastTick, 10));
    idle.push(benchTimeCalls(benchSpeed.pass, 1));
  }
  benchThaw();
}
/** Two times: from the edge to the hand-over, and to the end of the pass. */
function benchTimePress(number, list, press, whole) {
  const whenPinChanges = benchWatches[number];
  const pass = benchSpeed.pass;
  const closed = 1 - bench.open[number];
  const atSeconds = benchGetTime();
  const event = { state: closed === 1, time: atSeconds, lastTime: 0, pin: new Pin(number) };
  let from = 0;
  benchLevels[number] = closed;
  benchFreeze(list);
  global.digitalRead = benchPoll;
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
function benchMove(number, list, times) {
  benchAdvance(benchTime.atMs + 3000);
  times[2].push(benchTimeCalls(leastTick, 10));
  benchTimePress(number, list, times[3], times[4]);
  benchAdvance(benchTime.atMs + 80);
  benchEdge(number, bench.open[number]);
}
function benchMeasure() {
  const list = bench.keys.map(function (number) {
    return new Pin(number);
  });
  // The yardstick and the idle tick; the yardstick, the press, and its whole pass.
  const times = [[], [], [], [], []];
  benchTimeIdle(list, times[0], times[1]);
  for (let i = 0; i < Math.min(60, benchLooks); i++) benchMove(bench.players[i & 1], list, times);
  print('speed ' + times.map(benchUsual).join(' '));
}
for (const name of bench.names) benchMoveName(name);
benchMeasure();
