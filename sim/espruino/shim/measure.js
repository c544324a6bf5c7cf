// Runs in the interpreter, after player.js: what the firmware costs in variables and in time.

function benchUsage() {
  return process.memory(false).usage;
}
/** One idle tick: nothing is due at this instant. */
function benchIdle(ticks) {
  const pass = benchTimers[0].callback;
  for (let i = 0; i < ticks; i++) pass();
  benchTime.passes += ticks;
}
function benchPress(number, moveMs) {
  const closed = 1 - bench.open[number];
  benchAdvance(benchTime.atMs + moveMs);
  benchEdge(number, closed);
  benchAdvance(benchTime.atMs + 80);
  benchEdge(number, 1 - closed);
}
/** Moves by the two keys in turn, with idle ticks between them. */
function benchGame(moves, moveMs, ticks) {
  for (let i = 0; i < moves; i++) {
    benchPress(bench.players[i & 1], moveMs);
    benchIdle(ticks);
  }
}
/** The least that is in use after each of some moves. */
function benchLeast(moves, moveMs) {
  let least = 1e6;
  for (let i = 0; i < moves; i++) {
    benchPress(bench.players[i & 1], moveMs);
    if (benchUsage() < least) least = benchUsage();
  }
  return least;
}
