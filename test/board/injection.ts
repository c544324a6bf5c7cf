// A bundle in which one chosen function throws at one of its calls, as when memory runs out.
import { parse } from 'acorn';
import { full } from 'acorn-walk';
import type { Function as FunctionNode, Node } from 'acorn';
import type { Firmware } from '../../sim/board/firmware';
import { plainCode } from '../../sim/machine/tokens';

export interface Injected {
  firmware: Firmware;
  /** Every function of the bundle: its name, or where it stands. */
  names: readonly string[];
  /** For the machine: what the functions call first. */
  globals: Record<string, unknown>;
  /** How often each was called since the count began anew. */
  calls: number[];
  /** From now on function `index` throws at its call number `call`, from 1, and that only once. */
  arm(index: number, call: number): void;
  /** Whether it has thrown. */
  hasThrown(): boolean;
  restart(): void;
}

const HOOK = 'injectFault';

function isFunction(node: Node): node is FunctionNode {
  return node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression';
}

/** Functions in the order of the text, each with the place behind its opening brace. */
function functionsOf(text: string): { name: string; at: number }[] {
  const found: { name: string; at: number }[] = [];
  full(parse(text, { ecmaVersion: 2020, allowReturnOutsideFunction: true }), (node) => {
    if (!isFunction(node)) return;
    found.push({ name: node.id?.name ?? `at ${node.start}`, at: node.body.start + 1 });
  });
  return found.sort((a, b) => a.at - b.at);
}

export function injectInto(firmware: Firmware): Injected {
  let bundle = plainCode(firmware.bundle);
  const functions = functionsOf(bundle);
  for (let i = functions.length - 1; i >= 0; i--) {
    const { at } = functions[i]!;
    bundle = `${bundle.slice(0, at)}${HOOK}(${i});${bundle.slice(at)}`;
  }
  const calls = functions.map(() => 0);
  let armed = -1;
  let left = 0;
  const hook = (index: number): void => {
    calls[index]!++;
    if (index !== armed || --left > 0) return;
    armed = -1;
    throw new Error('injected');
  };
  return {
    firmware: { ...firmware, bundle },
    names: functions.map(({ name }) => name),
    globals: { [HOOK]: hook },
    calls,
    arm: (index, call) => {
      armed = index;
      left = call;
    },
    hasThrown: () => armed < 0,
    restart: () => {
      armed = -1;
      calls.fill(0);
    },
  };
}
