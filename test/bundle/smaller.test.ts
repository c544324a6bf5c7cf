// Passes that make a script shorter and leave what it does.
import { booleanWords } from '../../firmware/tools/bundle/boolean-words';
import { byteTexts } from '../../firmware/tools/bundle/byte-texts';
import { dropIdleCode } from '../../firmware/tools/bundle/idle-code';
import { shortenNames } from '../../firmware/tools/bundle/short-names';
import { tokenise } from '../../firmware/tools/bundle/tokenise';
import { dropUnreadFields } from '../../firmware/tools/bundle/unread-fields';

test.each([
  ['a=!0;', 'a=true;'],
  ['function f(){return!1}', 'function f(){return false}'],
  ['a=!b;', 'a=!b;'],
  ['a="!0";', 'a="!0";'],
])('%s is %s with words', (text, expected) => {
  expect(booleanWords(text)).toBe(expected);
});

test('a table of bytes is a text, each byte of it as it was', () => {
  const bytes = [0, 9, 10, 34, 92, 127, 128, 255, 65, 66, 67, 68];
  const text = byteTexts(`var a=new Uint8Array([${bytes.join()}]);`);
  const [, literal] = /^var a=E\.toUint8Array\((".*")\);$/.exec(text)!;
  const read = new Function(`return ${literal}`) as () => string;
  expect([...read()].map((one) => one.charCodeAt(0))).toEqual(bytes);
  expect(tokenise(text)).toContain(String.fromCharCode(...bytes));
});

test.each([
  'new Uint8Array([1,2,3])',
  'new Uint8Array(20)',
  `new Int32Array([${'9,'.repeat(20)}1])`,
])('the table %s stays', (value) => {
  expect(byteTexts(`var a=${value};`)).toBe(`var a=${value};`);
});

test.each([
  ['a.b;c();', 'c();'],
  ['if(a)b.c;else d();', 'if(a);else d();'],
  ['a&&b.c;', ''],
  ['a()&&b.c;', 'a();'],
  ['a&&b();', 'a&&b();'],
  ['a.b=1;', 'a.b=1;'],
  ['delete a.b;', 'delete a.b;'],
])('of %s is left %j', (text, left) => {
  expect(dropIdleCode(text)).toBe(left);
});

test('a field that nothing reads is not made and not set', () => {
  const text = 'var a={b$:1,c$:2};f(a.c$);a.b$=3;a.b$=g();h({b$:i(),c$:1});';
  const left = dropUnreadFields(`${text}h;`);
  expect(left).toContain('var a={c$:2};f(a.c$);0;g();');
  expect(left).toContain('b$:i()');
});

test('a field of the interpreter stays', () => {
  expect(dropUnreadFields('f({repeat:1,edge:2});')).toBe('f({repeat:1,edge:2});');
});

test('what only unreachable functions read is not read', () => {
  const left = dropUnreadFields('var a={b$:1};function f(){return a.b$}g(a);');
  expect(left.replace(/\s/g, '')).toBe('vara={};g(a);');
});

test('the most used names have one letter, and no local name hides them', () => {
  const uses = 'long1();'.repeat(9);
  const { text, nameOf } = shortenNames(
    `function long1(){}function f(a,b){${uses}return a+b}f(1,2);f();`,
  );
  expect(nameOf('long1')).toMatch(/^[^ab]$/);
  expect(text).toContain(`function ${nameOf('long1')}(){}`);
  expect(text.split(`${nameOf('long1')}()`)).toHaveLength(11);
});

test('a name of the interpreter is never taken', () => {
  const many = Array.from({ length: 60 }, (_, i) => `function n${i}(){E.reboot(n${i})}`).join('');
  const { nameOf } = shortenNames(many);
  const names = Array.from({ length: 60 }, (_, i) => nameOf(`n${i}`));
  expect(new Set(names).size).toBe(60);
  expect(names).not.toContain('E');
});

test('breaks between lines are no bytes of the flash', () => {
  expect(tokenise('a;\nb;')).toBe(tokenise('a;b;'));
  expect(tokenise('var a=1;\nb=a\n+c')).toBe(tokenise('var a=1;b=a+c'));
});
