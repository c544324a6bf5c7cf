// What a board's firmware costs in the interpreter.
import { measure, textBeside } from './board-run';
import type { Bench } from './board-run';

export interface Figures {
  /** Variables in use after boot, as on the board: without those of the shim. */
  variables: number;
  /** In a game, after boot and some moves: growth of variables, and what the collector found. */
  growth: number;
  garbage: number;
  ticks: number;
  moves: number;
  /** Microseconds of this machine. */
  leastUs: number;
  idleUs: number;
  pressUs: number;
  /** From the edge to the end of the pass: with the drawing and the record in flash. */
  passUs: number;
}

const WARM_UP_MOVES = 20;
const MOVES = 1000;
const TICKS_A_MOVE = 100;
/** Each move takes as long as its bonus. */
const CONTROL = '1m+2s';
const MOVE_MS = 1920;
/** Time to start: the first press starts the clock of the other side. */
const START = 'benchPress(bench.players[1],500)';

const AFTER_BOOT =
  'bench.usage=process.memory(false).usage;' +
  'print("variables "+(bench.usage-bench.shimUsage+bench.emptyUsage))';

async function variablesAfterBoot(bench: Bench): Promise<number> {
  const [variables] = await measure(bench, {
    parts: ['stand-ins'],
    expression: AFTER_BOOT,
    word: 'variables',
  });
  return variables!;
}

async function growth(bench: Bench): Promise<number[]> {
  const game = (moves: number) => `benchGame(${moves},${MOVE_MS},${TICKS_A_MOVE - 10})`;
  return measure(bench, {
    parts: ['stand-ins', 'virtual', 'player', 'measure'],
    control: CONTROL,
    expression: [
      START,
      game(WARM_UP_MOVES),
      'bench.usage=benchUsage();benchTime.passes=0',
      game(MOVES),
      'print("growth "+[benchUsage()-bench.usage,process.memory().gc,benchTime.passes].join(" "))',
    ].join(';'),
    word: 'growth',
  });
}

async function speed(bench: Bench): Promise<number[]> {
  return measure(bench, {
    parts: ['stand-ins', 'virtual', 'player', 'measure'],
    before: textBeside('yardstick.js'),
    control: '90m+30s',
    after: textBeside('speed.js'),
    expression: `${START};benchAdvance(3000);eval(require("Storage").read("after"))`,
    word: 'speed',
  });
}

export async function takeFigures(bench: Bench): Promise<Figures> {
  const variables = await variablesAfterBoot(bench);
  if (process.env['DBG']) console.log(variables, Date.now());
  const [leastUs, idleUs, pressUs, passUs] = await speed(bench);
  if (process.env['DBG']) console.log(leastUs, idleUs, pressUs, passUs);
  const [grown, garbage, ticks] = await growth(bench);
  return {
    variables,
    growth: grown!,
    garbage: garbage!,
    ticks: ticks!,
    moves: MOVES,
    leastUs: leastUs!,
    idleUs: idleUs!,
    pressUs: pressUs!,
    passUs: passUs!,
  };
}
