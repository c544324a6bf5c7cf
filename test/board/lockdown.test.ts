// Somebody with a cable, or a phone, while a game runs and while the clock starts: nothing runs,
// nothing of memory is told, and the times are what they would have been.
import { askState, switchOn } from '../../sim/board/board-clock';
import type { Answer } from '../../sim/board/link-lines';
import { readLines } from '../../sim/board/link-lines';
import { createRandom, randomUpTo } from '../../sim/prng';
import type { Firmware } from '../../sim/board/firmware';
import { BUILD_MS, firmwareOf } from './on-board';
import { askAt, beginPlaying, playTo, tapInTurn } from './playing';
import type { Playing } from './playing';

const BOARDS = ['esp32-ht1621', 'joltjs-ht1621'] as const;
const CONTROL = '5m+3s';
const TAPS = [2000, 5000, 9500, 14000, 18250];
const END_MS = 21000;

const firmware = new Map<string, Firmware>();

beforeAll(async () => {
  for (const board of BOARDS) firmware.set(board, await firmwareOf(board));
}, BUILD_MS);

interface Attacked {
  playing: Playing;
  answer: Answer;
  /** All that was sent while it was attacked. */
  heard: string;
}

/** A game of which `attack` is called every half second. */
function playUnder(board: string, attack: (playing: Playing, turn: number) => void): Attacked {
  const playing = beginPlaying(firmware.get(board)!, CONTROL, { hasRealLine: true });
  const { machine, port } = playing.bench;
  let heard = '';
  tapInTurn(playing, TAPS);
  for (let turn = 0; turn < 38; turn++) {
    playTo(playing, 1000 + turn * 500 + (turn % 7) * 13);
    attack(playing, turn);
    heard += machine.takeSerial(port);
  }
  playTo(playing, END_MS - 500);
  heard += machine.takeSerial(port);
  // What is left of a line that was typed half ends here.
  machine.sendSerial('\n', port);
  const answer = askAt(playing, END_MS);
  if (answer === null) throw new Error('it does not answer any more');
  return { playing, answer, heard };
}

const LINES = [
  '\x03',
  '\x03\x03\x03\n',
  '\x10print(process.memory())\n',
  'echo(0)\n',
  'print(E.dumpStr())\r\n',
  'E.setConsole(Serial1,{force:true})\n',
  'Serial1.setConsole(true);USB.setConsole(true)\n',
  'require("Storage").eraseAll()\n',
  '\x10require("Storage").read(".boot1")\n',
  'clearInterval();clearWatch()\n',
  'setTime(0)\n',
  'E.reboot()\n',
  'load()\nreset(true)\nsave()\n',
  '\x1b[A\n\x1b[B\n\x1bOP\n',
  '\x05\x10\x01\x00\x02AB',
  'password\n\n\nE.setPassword()\n',
  '>\n=undefined\n',
];

const ATTACKS: Record<string, (playing: Playing, turn: number) => void> = {
  'lines of code and keys of a terminal': ({ bench }, turn) =>
    bench.machine.sendSerial(LINES[turn % LINES.length]!, bench.port),
  'Ctrl-C all the time': ({ bench }) => bench.machine.sendSerial('\x03'.repeat(40), bench.port),
  'a line without end': ({ bench }) => bench.machine.sendSerial('a=1;'.repeat(100), bench.port),
  'what a wrong baud rate makes of it': ({ bench }, turn) => {
    const random = createRandom(turn);
    const bytes = Array.from({ length: 300 }, () => randomUpTo(random, 255) & 0xf8);
    bench.machine.sendSerial(String.fromCharCode(...bytes), bench.port);
  },
  'requests without end': ({ bench }) => bench.machine.sendSerial('?\n'.repeat(30), bench.port),
  'a cable that comes and goes': ({ bench }, turn) => {
    const { machine, port } = bench;
    machine.unplug(port);
    machine.plug(port);
    machine.sendSerial(`\x03\x10${LINES[turn % LINES.length]}`, port);
  },
};

const CASES = BOARDS.flatMap((board) => Object.keys(ATTACKS).map((name) => [board, name] as const));

/** Whole lines of the stream, and nothing between them. */
function strangeLines(heard: string): string[] {
  const lines = heard.split(/\r?\n/).filter((line) => line !== '');
  const known = readLines(heard).length;
  return known === lines.length ? [] : lines.filter((line) => readLines(`${line}\n`).length === 0);
}

test.each(CASES)('%s: %s changes nothing and tells nothing', (board, name) => {
  const plain = playUnder(board, () => {});
  const { playing, answer, heard } = playUnder(board, ATTACKS[name]!);
  const { machine } = playing.bench;
  expect(machine.interpreter!.console.evaluated).toEqual([]);
  expect(machine.interpreter!.console.port).toBeNull();
  expect(answer.state).toEqual(plain.answer.state);
  expect(answer.signs).toEqual(plain.answer.signs);
  expect(answer.log).toEqual(plain.answer.log);
  expect(machine.boots).toBe(plain.playing.bench.machine.boots);
  // A cable that was pulled may have cut a line.
  if (!name.includes('comes and goes')) expect(strangeLines(heard)).toEqual([]);
});

test.each(BOARDS)('%s: no phone finds the clock, also after a restart', (board) => {
  const { bench } = beginPlaying(firmware.get(board)!, CONTROL, {});
  const { machine } = bench;
  expect(machine.plug('Bluetooth')).toBe(false);
  machine.powerOff();
  machine.powerOn();
  machine.runFor(3000);
  expect(machine.device.radio).toMatchObject({ ble: false });
  expect(machine.device.radio.wifi).toBe(false);
  expect(machine.plug('Bluetooth')).toBe(false);
});

/** A game is on; then characters come in at every moment of the start, from the first one on. */
function breakIn(board: string, text: string): Playing {
  const playing = beginPlaying(firmware.get(board)!, CONTROL, {});
  const { machine, port } = playing.bench;
  tapInTurn(playing, TAPS);
  playTo(playing, END_MS);
  machine.powerOff();
  for (let ms = 0; ms < 2000; ms++) {
    machine.device.line.at(machine.nowUs + ms * 1000 + 500, () => {
      if (machine.isOn) machine.sendSerial(text, port);
    });
  }
  machine.powerOn();
  machine.runFor(4000);
  // Ends the line that was typed half.
  machine.sendSerial('\n', port);
  machine.runFor(100);
  machine.takeSerial(port);
  return playing;
}

const STARTS = BOARDS.flatMap((board) =>
  ['print(1)\n', '\x10print(1)\n', '\x1b[A\n'].map((text) => [board, text] as const),
);

test.each(STARTS)('%s: %j all through the start is not run', (board, text) => {
  const { bench } = breakIn(board, text);
  const { interpreter } = bench.machine;
  expect([interpreter!.console.port, interpreter!.console.evaluated]).toEqual([null, []]);
});

test.each(BOARDS)('%s: Ctrl-C in the first moments may stop the start, never the game', (board) => {
  const playing = breakIn(board, '\x03');
  const { bench, clock } = playing;
  // Where it got through, there is a console and no clock: nobody takes that for one that runs.
  const isOpen = bench.machine.interpreter!.console.port !== null;
  expect(askState(clock) === null).toBe(isOpen);
  bench.machine.powerOff();
  switchOn(clock);
  const { state, signs } = askState(clock)!;
  expect([state.phase, state.left.presses, state.right.presses]).toEqual(['paused', 2, 2]);
  expect(signs).toContain('power-cut');
  expect(bench.machine.interpreter!.console.port).toBeNull();
});
