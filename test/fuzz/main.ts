// `make fuzz`: plays random events until there are enough, something is wrong, or somebody has had
// enough. SEED=… EVENTS=… says where to begin and how many.

import { EPISODE_EVENTS, playEpisode, tellFinding } from './episode';

const EVENTS = 10000000;
const TELL_MS = 2000;
/** Between two looks at what the keyboard and the signals say. */
const SLICE_MS = 100;
const EXIT_WRONG = 1;
const EXIT_USAGE = 2;
const EXIT_INTERRUPTED = 130;
const HOUR_MS = 3600000;

interface Run {
  firstSeed: number;
  seed: number;
  wanted: number;
  events: number;
  cuts: number;
  playedMs: number;
  startedMs: number;
  toldMs: number;
}

function complain(sentence: string): never {
  process.stderr.write(`fuzz: ${sentence}\n`);
  process.exit(EXIT_USAGE);
}

/** A whole number from the environment. */
function numberFrom(name: string, otherwise: number, least: number): number {
  const text = process.env[name] ?? '';
  if (text === '') return otherwise;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least) {
    complain(`${name} is "${text}"; it must be a whole number from ${least} on.`);
  }
  return value;
}

function progress(run: Run): string {
  const { events, wanted, cuts, playedMs, startedMs, firstSeed, seed } = run;
  const seconds = (Date.now() - startedMs) / 1000;
  const share = ((100 * events) / wanted).toFixed(1);
  const rate = Math.round(events / Math.max(seconds, 0.001));
  const hours = Math.round(playedMs / HOUR_MS);
  return (
    `${events} of ${wanted} events (${share} %), seeds ${firstSeed} to ${seed}, ${cuts} power ` +
    `cuts, ${hours} h of clock time, ${rate} events/s`
  );
}

function tell(run: Run): void {
  const isTerminal = process.stdout.isTTY;
  process.stdout.write(isTerminal ? `\r\x1b[K${progress(run)}` : `${progress(run)}\n`);
  run.toldMs = Date.now();
}

function finish(run: Run, code: number, words: string): void {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  process.stdout.write(`${progress(run)}\n${words}\n`);
  process.exitCode = code;
}

/** Plays one more episode. False when it is over. */
function goOn(run: Run): boolean {
  const count = Math.min(EPISODE_EVENTS, run.wanted - run.events);
  if (count <= 0) {
    finish(run, 0, 'fuzz: nothing is wrong.');
    return false;
  }
  const { events, cuts, playedMs, finding } = playEpisode(run.seed, count);
  run.events += events;
  run.cuts += cuts;
  run.playedMs += playedMs;
  if (finding === null) {
    run.seed++;
    return true;
  }
  finish(run, EXIT_WRONG, `fuzz: ${tellFinding(finding)}`);
  return false;
}

function playSlice(run: Run): void {
  const untilMs = Date.now() + SLICE_MS;
  while (Date.now() < untilMs) if (!goOn(run)) return;
  if (Date.now() - run.toldMs > (process.stdout.isTTY ? TELL_MS : 30 * TELL_MS)) tell(run);
  setImmediate(playSlice, run);
}

function start(): void {
  const seed = numberFrom('SEED', Date.now() % 1000000000, 0);
  const wanted = numberFrom('EVENTS', EVENTS, 1);
  const startedMs = Date.now();
  const counts = { events: 0, cuts: 0, playedMs: 0 };
  const run: Run = { firstSeed: seed, seed, wanted, ...counts, startedMs, toldMs: startedMs };
  process.stdout.write(`fuzz: SEED=${seed} EVENTS=${wanted}\n`);
  process.once('SIGINT', () => {
    finish(run, EXIT_INTERRUPTED, `fuzz: interrupted; go on with SEED=${run.seed}.`);
    process.exit();
  });
  playSlice(run);
}

start();
