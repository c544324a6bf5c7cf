// Runs in the interpreter, after stand-ins.js: pins that a runner moves, and time that passes when
// it says so. Edges and timers are handed over as the interpreter's idle loop does.

/** Time before the board was switched on, so that nothing depends on a clock that begins at 0. */
const BENCH_ZERO_SECONDS = 4321.5;
const benchRealTime = getTime;
const benchTime = { atMs: 0, passes: 0 };
const benchTimers = [];
const benchWatches = [];
const benchLevels = new Uint8Array(64);

function benchGetTime() {
  return BENCH_ZERO_SECONDS + benchTime.atMs / 1000;
}
function benchSetInterval(callback, everyMs) {
  const timer = { callback: callback, dueMs: benchTime.atMs + everyMs, everyMs: everyMs };
  benchTimers.push(timer);
  return benchTimers.length;
}
function benchChangeInterval(id, everyMs) {
  const timer = benchTimers[id - 1];
  timer.everyMs = everyMs;
  timer.dueMs = benchTime.atMs + everyMs;
}
function benchClearInterval(id) {
  benchTimers[id - 1].dueMs = Infinity;
}
function benchSetWatch(callback, pin) {
  benchWatches[pin + 0] = callback;
  return benchWatches.length;
}
function benchDigitalRead(pins) {
  let levels = 0;
  if (!(pins instanceof Array)) return benchLevels[pins + 0];
  for (let i = 0; i < pins.length; i++) levels = (levels << 1) | benchLevels[pins[i] + 0];
  return levels;
}
function benchAnalogRead() {
  return bench.analog;
}
function benchVolts() {
  return bench.volts;
}

function benchFire(timer) {
  benchTime.atMs = timer.dueMs;
  timer.dueMs += timer.everyMs;
  benchTime.passes++;
  timer.callback();
}
function benchNext() {
  let next = benchTimers[0];
  for (let i = 1; i < benchTimers.length; i++) {
    if (benchTimers[i].dueMs < next.dueMs) next = benchTimers[i];
  }
  return next;
}
/** Time passes; what is due at its end waits for the edges of that instant. */
function benchAdvance(toMs) {
  let timer = benchNext();
  while (timer !== undefined && timer.dueMs < toMs) {
    benchFire(timer);
    timer = benchNext();
  }
  benchTime.atMs = toMs;
}
function benchEdge(number, level) {
  const whenPinChanges = benchWatches[number];
  // A contact that does not move makes no edge.
  if (benchLevels[number] === level) return;
  benchLevels[number] = level;
  if (whenPinChanges === undefined) return;
  whenPinChanges({ state: level === 1, time: getTime(), lastTime: 0, pin: new Pin(number) });
}

global.getTime = benchGetTime;
global.setInterval = benchSetInterval;
global.changeInterval = benchChangeInterval;
global.clearInterval = benchClearInterval;
global.setWatch = benchSetWatch;
global.digitalRead = benchDigitalRead;
global.analogRead = benchAnalogRead;
global.analogWrite = benchNothing;
global.digitalWrite = benchNothing;
E.getAnalogVRef = benchVolts;
for (const number in bench.open) benchLevels[number] = bench.open[number];
