// Syntax that Espruino's parser does not read, or reads as something else. It meets an error only
// when it gets there, so none may be in the bundle.
import type { AnyNode, Literal, Program, SwitchStatement } from 'acorn';
import { full } from 'acorn-walk';
import { RESERVED } from '../espruino-globals';
import { complaintAt } from './complaint';
import type { Complaint } from './complaint';

type Check = (node: never, text: string) => string | false | null | undefined;

const DESTRUCTURING = 'Espruino has no destructuring; read the fields by name';
const IN_MODULES = 'a bundle is one flat script; it has no modules';

/** Says what is wrong with a string literal as it stands in the source. */
function stringFault(raw: string): string | false {
  if (/\\(\r?\n)/.test(raw)) return 'Espruino keeps the line break of a continued string';
  return /(^|[^\\])(\\\\)*\\u\{/.test(raw) && 'Espruino has no \\u{…}; write \\u and four digits';
}

function regexpFault(node: Literal, text: string): string | false {
  const before = text.slice(0, node.start).trimEnd();
  if (before.endsWith(')')) return 'Espruino reads a regular expression after ) as a division';
  const pattern = node.regex!.pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  return /\{\d|\(\?/.test(pattern) && 'Espruino has no {n}, look-around or named groups';
}

function literalFault(node: Literal, text: string): string | false {
  if (node.bigint) return 'Espruino has no big integers';
  if (node.regex) return regexpFault(node, text);
  return typeof node.value === 'string' && stringFault(node.raw ?? '');
}

function switchFault(node: SwitchStatement): string | false {
  const at = node.cases.findIndex((one) => !one.test);
  const isLast = at < 0 || at === node.cases.length - 1;
  return !isLast && '`default` before a `case` is an error for Espruino; put it last';
}

function functionFault(node: { async: boolean; generator: boolean }): string | false {
  if (node.async) return 'Espruino has no async functions';
  return node.generator && 'Espruino has no generators';
}

const ASSIGNMENTS = new Set(['**=', '??=', '||=', '&&=']);

const memberFault = (node: { computed: boolean }): string | false =>
  node.computed && 'Espruino has no computed names in literals and classes';

function nameFault({ name }: { name: string }): string | false {
  return RESERVED.includes(name) && `\`${name}\` is a word of Espruino's grammar, not a name`;
}

/** What is wrong with a node of each type; types that are not here are fine. */
const CHECKS: Readonly<Record<string, Check>> = {
  ArrayPattern: () => DESTRUCTURING,
  ObjectPattern: () => DESTRUCTURING,
  AssignmentPattern: () => 'Espruino has no default values; pass every argument',
  RestElement: () => 'Espruino has no rest parameters',
  SpreadElement: () => 'Espruino has no spread',
  ChainExpression: () => 'Espruino has no ?.; test the value first',
  LabeledStatement: () => 'Espruino has no labels',
  AwaitExpression: () => 'Espruino has no async functions',
  YieldExpression: () => 'Espruino has no generators',
  StaticBlock: () => 'Espruino has no static blocks',
  PrivateIdentifier: () => 'Espruino has no #private names',
  TaggedTemplateExpression: () => 'Espruino has no tagged templates',
  MetaProperty: () => 'Espruino has no new.target and no import.meta',
  ImportDeclaration: () => IN_MODULES,
  ImportExpression: () => IN_MODULES,
  ExportNamedDeclaration: () => IN_MODULES,
  ExportDefaultDeclaration: () => IN_MODULES,
  ExportAllDeclaration: () => IN_MODULES,
  WithStatement: () => 'Espruino has no `with`',
  ForOfStatement: (node: { await: boolean }) => node.await && 'Espruino has no async loops',
  BinaryExpression: (node: { operator: string }) =>
    node.operator === '**' && 'Espruino has no **; multiply',
  AssignmentExpression: (node: { operator: string }) =>
    ASSIGNMENTS.has(node.operator) && `Espruino has no ${node.operator}; write it out`,
  PropertyDefinition: (node: { value?: unknown; computed: boolean }) =>
    node.value ? memberFault(node) : 'Espruino wants a value for each field of a class',
  Property: memberFault,
  MethodDefinition: memberFault,
  FunctionDeclaration: functionFault,
  FunctionExpression: functionFault,
  ArrowFunctionExpression: functionFault,
  SwitchStatement: switchFault,
  Literal: literalFault,
  Identifier: nameFault,
  TemplateElement: (node: { value: { raw: string } }) => stringFault(node.value.raw),
};

function returnFault(node: AnyNode, text: string): string | false {
  if (node.type !== 'ReturnStatement' || node.argument) return false;
  const rest = text.slice(node.end - 1);
  const isCut = !/^;/.test(rest) && /^\S\s*\n\s*[^\s}]/.test(rest);
  return isCut && 'Espruino goes on reading after `return` and a line break; end it with ;';
}

/** Every place that the parser would stumble over. */
export function syntaxComplaints(program: Program, text: string): Complaint[] {
  const complaints: Complaint[] = [];
  full(program, (node) => {
    const check = CHECKS[node.type] as ((node: unknown, text: string) => string) | undefined;
    const reason = check?.(node, text) || returnFault(node as AnyNode, text);
    if (reason) complaints.push(complaintAt(node, 'syntax', reason));
  });
  return complaints;
}
