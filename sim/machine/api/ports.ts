// Serial ports as objects, print and console.log.
import type { Interpreter } from '../interpreter';
import { type Api, numberOr, toLatin1 } from '../script';

/** The ports that exist in every build, joined to each other. */
export const LOOPBACKS = ['LoopbackA', 'LoopbackB'];

export function portObject(run: Interpreter, name: string): object {
  const { script } = run;
  const text = (parts: unknown[]): string =>
    parts.map((part) => (typeof part === 'number' ? part : toLatin1(script.bytes(part)))).join('');
  return script.object(name, {
    ...run.hub(name).members(['data'], (what) => script.refuse(`${name} ${what}`)),
    setup: (baud: unknown, given: unknown) => {
      script.options(`${name}.setup`, given, ['rx', 'tx']);
      if (run.device.serial.has(name)) run.device.serial.find(name).baud = numberOr(baud, 9600);
    },
    write: (...parts: unknown[]) => {
      const bytes = parts.map((part) => toLatin1(script.bytes(part)));
      run.writeTo(name, bytes.join(''));
      run.device.power.assertAlive();
    },
    print: (...parts: unknown[]) => run.writeTo(name, text(parts)),
    println: (...parts: unknown[]) => run.writeTo(name, `${text(parts)}\r\n`),
    setConsole: (isForced: unknown) => run.console.setPort(name, isForced === true),
    available: () => (run.unread.get(name) ?? '').length,
    read: (count: unknown) => {
      const held = run.unread.get(name) ?? '';
      const length = numberOr(count, held.length);
      run.unread.set(name, held.slice(length));
      return held === '' ? undefined : held.slice(0, length);
    },
  });
}

export function printCalls(run: Interpreter): Api {
  const print = (...parts: unknown[]): void => {
    run.console.print(`${parts.map((part) => shown(run, part)).join(' ')}\r\n`);
  };
  return { print, console: run.script.object('console', { log: print }) };
}

function shown(run: Interpreter, value: unknown): string {
  const isPlain = typeof value === 'object' && value !== null && !run.script.isPin(value);
  return isPlain ? (run.realm.stringify(value) ?? String(value)) : String(value);
}
