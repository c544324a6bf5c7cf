// The steps that save variables and text: each keeps what the script does.
import { runInNewContext } from 'node:vm';
import { loosenEquality } from '../../firmware/tools/bundle/loose-equality';
import { mergeFunctions } from '../../firmware/tools/bundle/merge/merge';
import { shortenFields } from '../../firmware/tools/bundle/short-fields';
import { typeTables } from '../../firmware/tools/bundle/typed-tables';

const BOOT = ';(function(){try{main()}catch(a){said(a)}})();';

/** What a script says to `said`. */
function sayings(script: string): unknown[] {
  const all: unknown[] = [];
  runInNewContext(script, { said: (value: unknown) => void all.push(value) });
  return all;
}

const NONE_HOT = {
  isHot: (_offset: number) => false,
  isOften: () => false,
  isEntry: () => false,
  isOverlay: () => false,
  textLength: 1000,
};
const countFunctions = (text: string) => [...text.matchAll(/function/g)].length;

/** Merges a script whose boot calls main, and expects it to say the same. */
function merged(script: string, choice = NONE_HOT): string {
  const text = script + BOOT;
  const result = mergeFunctions(text, choice);
  expect(sayings(result)).toEqual(sayings(text));
  expect(sayings(text).length).toBeGreaterThan(0);
  return result;
}

describe('functions that are put together', () => {
  test('are called by number', () => {
    const text = merged(
      'function f(a){return a+1}function g(a){said(f(a)*2)}function main(){g(3)}',
    );
    expect(countFunctions(text)).toBe(2);
    expect(text).not.toMatch(/\bf\(/);
  });

  test('may call each other and themselves', () => {
    const text = merged(
      'function f(a){return a<2?1:a*f(a-1)}function g(a){return a?h(a-1):7}' +
        'function h(a){return a?g(a-1):8}function main(){said(f(5));said(g(3));said(g(4))}',
    );
    expect(countFunctions(text)).toBe(2);
  });

  test('become numbers in a table that is only called', () => {
    const text = merged(
      'function f(a){return a}var t=[f,function(a){return a*a},f];' +
        'function main(){for(var i=0;i<3;i++)said(t[i](5))}',
    );
    expect(text).toMatch(/var t=\[\d,\d,\d\]/);
  });

  test('stay functions in a table that is handed on', () => {
    const text = merged(
      'var t=[function(a){return a},function(a){return -a}];function k(a){said(a[0](4))}' +
        'function main(){k(t)}',
    );
    expect(text).toMatch(/var t=\[function/);
  });

  test('become numbers in fields that are only called', () => {
    const text = merged(
      'function f(a){return a}var o={x:f},p={x:function(a){return 2*a}};' +
        'function k(a){said(a.x(3))}function main(){k(o);k(p);p.x=f;k(p)}',
    );
    expect(text).toMatch(/o=\{x:\d\}/);
  });

  test('stay functions in a field that also holds something else', () => {
    const text = merged(
      'function f(a){return a}function g(a){return 2*a}var o={x:f},p={x:5},q={x:g};' +
        'function main(){said(o.x(1));said(q.x(1));said(p.x)}',
    );
    expect(text).toMatch(/o=\{x:f\}/);
  });

  test('can be compared with a field that holds them', () => {
    merged(
      'function f(a){return a}function g(a){return 2*a}var o={x:f},p={x:g};' +
        'function main(){said(o.x===f);said(p.x!==f);said(p.x(1)+o.x(1))}',
    );
  });

  test.each([
    ['run often', 'function f(a){return a}', (offset?: number): boolean => offset === 0],
    ['are handed on', 'function f(a){return a}function k(a){said(a(1))}', () => false],
    ['hold another function', 'function f(a){return function(){return a}}', () => false],
  ])('are not those that %s', (what, script, isHot) => {
    const use =
      what === 'are handed on' ? 'k(f)' : what === 'run often' ? 'said(f(1))' : 'said(f(1)())';
    const rest = `function g(a){said(a)}function h(a){g(a)}function main(){h(1);${use}}`;
    const text = merged(script + rest, { ...NONE_HOT, isHot });
    expect(text).toMatch(/function f\(a\)/);
  });

  test('are not those that the tables need before boot', () => {
    const text = merged(
      'function f(a){return a+1}var t=f(1);function g(a){said(a+t)}function h(a){g(a)}' +
        'function main(){h(1)}',
    );
    expect(text).toMatch(/function f\(a\)/);
  });

  test('make groups no longer than asked for', () => {
    const bodies = Array.from({ length: 20 }, (_, i) => `function f${i}(a){said(a+${i})}`);
    const calls = bodies.map((_, i) => `f${i}(1)`).join(';');
    const script = `${bodies.join('')}function main(){${calls}}`;
    const text = merged(script, { ...NONE_HOT, textLength: 100 });
    expect([...text.matchAll(/function _\w+\(/g)].length).toBeGreaterThan(4);
  });
});

describe('tables of numbers', () => {
  const table = (numbers: string) =>
    `var t=[${numbers}];function main(){said(t[1]+t.length)}${BOOT}`;

  test.each([
    ['0,1,2,3,4,5,6,255', 'Uint8Array'],
    ['0,1,2,3,4,5,6,256', 'Uint16Array'],
    ['0,1,2,3,4,5,6,65535', 'Uint16Array'],
    ['0,1,2,3,4,5,6,65536', 'Int32Array'],
    ['0,1,2,3,4,5,6,-1', 'Int32Array'],
  ])('[%s] become %s', (numbers, type) => {
    const text = typeTables(table(numbers));
    expect(text).toContain(`new ${type}([`);
    expect(sayings(text)).toEqual(sayings(table(numbers)));
  });

  test.each([
    ['are short', table('0,1,2,3,4,5,6')],
    ['hold a fraction', table('0,1,2,3,4,5,6,.5')],
    ['hold what no 32 bits hold', table('0,1,2,3,4,5,6,2147483648')],
    ['are written to', `var t=[0,1,2,3,4,5,6,7];t[0]=1;${BOOT}`],
    ['are handed on', `var t=[0,1,2,3,4,5,6,7];said(t);${BOOT}`],
  ])('stay as they are when they %s', (_what, text) => {
    expect(typeTables(text)).toBe(text);
  });
});

describe('fields', () => {
  test('of different objects share short names', () => {
    const text = 'var o={left:1,right:2},p={first:3};said(o.left+o.right*10+p.first*100);';
    const short = shortenFields(text, new Set());
    expect(sayings(short)).toEqual([321]);
    expect(short).toMatch(/o=\{a:1,b:2\},p=\{a:3\}/);
  });

  test('that are set later share a name with none', () => {
    const text = 'var o={left:1},p={};p.late=2;said(o.left+p.late);';
    const names = [...shortenFields(text, new Set()).matchAll(/[.{](\w):?/g)].map((m) => m[1]);
    expect(new Set(names).size).toBe(2);
  });

  test('of the interpreter keep theirs', () => {
    const text = 'var o={freq:1};o.x=2;said("a b".split(" ").length+o.freq+o.x);';
    expect(shortenFields(text, new Set(['freq', 'length']))).toMatch(/freq.*split.*length.*freq/);
  });
});

test.each([
  ['a===1', 'a==1'],
  ['a!==b', 'a!=b'],
  ['a===null', 'a===null'],
  ['void 0!==a', 'void 0!==a'],
  ['a===undefined', 'a===undefined'],
])('%s is written %s', (strict, loose) => {
  expect(loosenEquality(strict)).toBe(loose);
});
