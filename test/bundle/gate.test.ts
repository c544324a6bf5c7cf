// The gate refuses each kind of bad script, at the right place, and nothing else.
import { loadBoard } from '../../firmware/tools/boards/load-board';
import { GateError, gateComplaints, vocabularyOf } from '../../firmware/tools/bundle/gate/gate';
import { BAD_SCRIPTS, GOOD_SCRIPTS } from './gate-examples';

const MARK = '«';
const WORDS = vocabularyOf(loadBoard('esp32-ht1621'));

/** "line:column", both from 1. */
function placeOfMark(marked: string): string {
  const lines = marked.slice(0, marked.indexOf(MARK)).split('\n');
  return `${lines.length}:${lines.at(-1)!.length + 1}`;
}

const EXAMPLES = Object.entries(BAD_SCRIPTS).flatMap(([rule, scripts]) => {
  return scripts.map(([what, marked, says]) => ({ rule, what, marked, says }));
});

test.each(EXAMPLES)('the gate refuses $what ($rule)', ({ rule, marked, says }) => {
  const [first] = gateComplaints(marked.replace(MARK, ''), WORDS);
  expect(first).toMatchObject({ rule, reason: expect.stringMatching(says) });
  expect(`${first!.line}:${first!.column}`).toBe(placeOfMark(marked));
});

test.each(GOOD_SCRIPTS)('the gate lets pass %s', (_what, script) => {
  expect(gateComplaints(script, WORDS)).toEqual([]);
});

test('a global of one kind of board is refused on the others only', () => {
  const pixl = vocabularyOf(loadBoard('pixljs'));
  expect(gateComplaints('Pixl.lcdw(1);', pixl)).toEqual([]);
  expect(gateComplaints('ESP32.getState();', pixl)).toMatchObject([{ rule: 'global' }]);
  expect(gateComplaints('var g=1;', pixl)).toMatchObject([{ rule: 'hides' }]);
  expect(gateComplaints('var g=1;', WORDS)).toEqual([]);
});

test('the error names file, line, column and reason of each complaint', () => {
  const complaints = gateComplaints('f();\nfunction E(){}', WORDS);
  expect(new GateError('build/a.js', complaints).message.split('\n')).toEqual([
    'build/a.js:1:1: the interpreter has no `f`, and nothing in the bundle defines it',
    "build/a.js:2:10: `E` at the top level hides the interpreter's own `E`",
  ]);
});
