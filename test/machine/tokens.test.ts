// Code as the interpreter keeps it, read back by the machine.
import { tokenise } from '../../firmware/tools/bundle/tokenise';
import { plainCode, withPlainEval } from '../../sim/machine/tokens';

/** The machine's text does the same as the script. */
function valueOf(script: string): unknown {
  return new Function(plainCode(script))();
}

test.each([
  [
    'words',
    'var a = 1; if (typeof a === "number" && !(a !== 1)) { return a++, a; } else return 0;',
  ],
  ['words that would run on', 'function f(x){return-x}return typeof f(3)in{number:1}'],
  ['loops', 'for(var i=0,s=0;i<5;i++){if(i==3)continue;s+=i<<1}do s--;while(s>9);return s'],
  ['texts', 'return "it\'s \\\\ \\"here\\" \\x00\\xff\\n" + \'\' + ""'],
  ['a text of 255 bytes', `return "${'x'.repeat(255)}"`],
  ['a text of 256 bytes', `return "${'y'.repeat(256)}"`],
  ['a text that looks like tokens', 'return "\\xd1\\x05\\x8a"'],
  ['try and catch', 'try { throw 5 } catch (e) { return e }'],
])('%s mean the same as bytes', (_what, script) => {
  const bytes = tokenise(script);
  expect(bytes).not.toBe(script);
  expect([...bytes].every((one) => one.charCodeAt(0) < 256)).toBe(true);
  expect(valueOf(bytes)).toEqual(new Function(script)());
});

test('whole numbers as bytes mean the same', () => {
  const words = '\x9f\xd3+\xd4\x85+\xd5\x10\x27';
  expect(() => plainCode('\xab')).not.toThrow();
  expect(plainCode(`a=${words.slice(1)}`)).toBe('a=0+-123+10000');
});

test('plain text stays as it is', () => {
  const text = 'var a="b\\"c", d=\'e\';// f';
  expect(plainCode(text)).toBe(text);
});

test.each([
  ['a byte that is no token', '\xc8'],
  ['half a text', '\xd1\x05ab'],
  ['half a number', '\xd5\x01'],
])('%s is refused', (_what, code) => {
  expect(() => plainCode(code)).toThrow(/code/);
});

test('eval is given plain code, and stays a call by its name', () => {
  expect(withPlainEval('if(a)eval(f(b)),c;eval(d)')).toBe(
    'if(a)eval($plain(f(b))),c;eval($plain(d))',
  );
});
