// What a board's firmware costs in the interpreter.
import { measure, textBeside } from './board-run';
import type { Bench } from './board-run';
import { shimSource } from '../../sim/espruino/shim-text';

export interface Figures {
  /** Variables in use after boot, as on the board: without those of the shim. */
  variables: number;
  /** In a game, after boot and some moves: growth of variables, and what the collector found. */
  growth: number;
  garbage: number;
  ticks: number;
  moves: number;
  /** The smallest tick in microseconds of this machine. */
  leastUs: number;
  /** In smallest ticks of the same moments: an idle tick, a press until the core has decided. */
  idle: number;
  press: number;
  /** From the edge to the end of the pass: with the drawing and the record in flash. */
  pass: number;
}

/** The log is full, and its counters are as large as they get. */
const WARM_UP_MOVES = 3000;
const MOVES = 1000;
const IDLE_TICKS_A_MOVE = 97;
/** Each move takes as long as its bonus. */
const CONTROL = '1m+2s';
const MOVE_MS = 1920;
/** The first press starts the clock of the other side. */
const START = 'benchPress(bench.players[1],500)';
/** The bench counts passes from here, so that its own counter is as large before as after. */
const COUNT_FROM = 1e6;

const AFTER_BOOT =
  'bench.usage=process.memory(false).usage;' +
  'print("variables "+(bench.usage-bench.shimUsage+bench.emptyUsage))';

export async function variablesAfterBoot(bench: Bench): Promise<number> {
  const [variables] = await measure(bench, {
    parts: ['stand-ins'],
    expression: AFTER_BOOT,
    word: 'variables',
  });
  return variables!;
}

/** Numbers above 8,191 take a variable more, and some come and go: the least of these moves. */
const LOOKS = 20;

function growthExpression(): string {
  return [
    START,
    `benchGame(${WARM_UP_MOVES},${MOVE_MS},0)`,
    `bench.usage=1e6;bench.grown=1e6;benchTime.passes=${COUNT_FROM}`,
    `bench.usage=benchLeast(${LOOKS},${MOVE_MS})`,
    `benchGame(${MOVES},${MOVE_MS},${IDLE_TICKS_A_MOVE})`,
    `bench.grown=benchLeast(${LOOKS},${MOVE_MS})-bench.usage`,
    `print("growth "+[bench.grown,process.memory().gc,benchTime.passes-${COUNT_FROM}].join(" "))`,
  ].join(';');
}

async function growth(bench: Bench): Promise<number[]> {
  return measure(bench, {
    parts: ['stand-ins', 'virtual', 'player', 'measure'],
    control: CONTROL,
    expression: growthExpression(),
    word: 'growth',
  });
}

const TOP_LEVEL_NAME = /^(?:function|const|let) (\w+)/gm;

/** Names of the bench that a board would not have, and those of its own that it replaces. */
function benchNames(texts: readonly string[]): string[] {
  const own = texts.flatMap((text) => [...text.matchAll(TOP_LEVEL_NAME)].map(([, name]) => name!));
  return ['bench', ...own, 'getTime', 'digitalRead', 'changeInterval'];
}

export async function speed(bench: Bench): Promise<number[]> {
  const parts = ['stand-ins', 'virtual', 'player', 'measure'] as const;
  const script = textBeside('speed.js');
  const names = benchNames([...parts.map(shimSource), script]);
  return measure(bench, {
    parts,
    before: textBeside('yardstick.js'),
    control: '90m+30s',
    after: script.replace('bench.names', () => `${JSON.stringify(names.join(' '))}.split(' ')`),
    expression: `${START};benchAdvance(3000);eval(require("Storage").read("after"))`,
    word: 'speed',
  });
}

export async function takeFigures(bench: Bench): Promise<Figures> {
  const variables = await variablesAfterBoot(bench);
  const times = await speed(bench);
  const [leastUs, idleUs, leastNearPressUs, pressUs, passUs] = times as [
    number,
    number,
    number,
    number,
    number,
  ];
  const [grown, garbage, ticks] = await growth(bench);
  return {
    variables,
    growth: grown!,
    garbage: garbage!,
    ticks: ticks!,
    moves: MOVES,
    leastUs,
    idle: idleUs / leastUs,
    press: pressUs / leastNearPressUs,
    pass: passUs / leastNearPressUs,
  };
}
