// Runs in the interpreter, after virtual.js: plays a plan, which is a file of records of a fixed
// length: [instant in ms since power-on, what, with what, with what].

const BENCH_RECORD_BYTES = 48;
const benchPlan = { name: '', at: 0 };

function benchTake() {
  const offset = benchPlan.at * BENCH_RECORD_BYTES;
  const text = benchOwnRequire('Storage').read(benchPlan.name, offset, BENCH_RECORD_BYTES);
  benchPlan.at++;
  return text === undefined || text === '' ? undefined : JSON.parse(text);
}
/** What the clock says from here on is the answer to the question with this number. */
function benchAsk(number) {
  print('ask ' + number);
  bench.hear('?\n');
}
function benchCharge(analog, volts) {
  bench.analog = analog;
  bench.volts = volts;
}
function benchLevel(number, level) {
  benchLevels[number] = level;
}
const BENCH_DEEDS = { edge: benchEdge, ask: benchAsk, charge: benchCharge, level: benchLevel };

/** What is so before the power comes: the records that stand before the first "boot". */
function benchOpen(name) {
  let record;
  benchPlan.name = name;
  record = benchTake();
  while (record[1] !== 'boot') {
    BENCH_DEEDS[record[1]](record[2], record[3]);
    record = benchTake();
  }
}
function benchPlay() {
  let record = benchTake();
  while (record !== undefined && record[1] !== 'end') {
    benchAdvance(record[0]);
    BENCH_DEEDS[record[1]](record[2], record[3]);
    record = benchTake();
  }
  if (record !== undefined) benchAdvance(record[0]);
  print('played ' + benchTime.passes);
}
