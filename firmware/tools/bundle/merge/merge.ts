// Each function costs the interpreter four variables and one more a parameter, for as long as it
// lives. So rare functions are put together: one function with a number for each of them. A table
// of functions becomes a table of their numbers.
import { parse } from 'acorn';
import type { AnyNode, CallExpression, Identifier } from 'acorn';
import { childrenOf, render } from '../render';
import type { Handler } from '../render';
import { bootOf, surveyFunctions } from './functions';
import type { Candidate, Survey } from './functions';
import { chooseGroups } from './select';
import type { Choice, Group } from './select';

const SELECTOR = '_';

interface Part {
  readonly candidate: Candidate;
  /** The name of the merged function, and the number of this part. */
  readonly name: string;
  readonly number: number;
}

/** `_a`, `_b`, …: Closure Compiler gives no names that begin so. */
function groupName(index: number): string {
  return `_${index.toString(36)}`;
}

function partsOf(groups: readonly Group[]): Part[] {
  return groups.flatMap(({ members }, index) => {
    const name = groupName(index);
    return members.map((candidate, number) => ({ candidate, name, number }));
  });
}

interface Plan {
  readonly survey: Survey;
  readonly groups: readonly Group[];
  readonly byNode: ReadonlyMap<AnyNode, Part>;
  /** What stands for a part as a value. */
  readonly byValue: ReadonlyMap<AnyNode, Part>;
  /** Calls by name, and calls through a table of numbers with the function they go to. */
  readonly byCall: ReadonlyMap<AnyNode, Part>;
  readonly byTableCall: ReadonlyMap<AnyNode, string>;
}

function planFor(survey: Survey, groups: readonly Group[]): Plan {
  const byNode = new Map<AnyNode, Part>();
  const byValue = new Map<AnyNode, Part>();
  const byCall = new Map<AnyNode, Part>();
  const byTableCall = new Map<AnyNode, string>();
  for (const part of partsOf(groups)) {
    const { node, values, calls, places } = part.candidate;
    byNode.set(node as AnyNode, part);
    values.forEach((value) => byValue.set(value, part));
    calls.forEach((call) => byCall.set(call, part));
    for (const place of places) {
      survey.tables.get(place)!.forEach((call) => byTableCall.set(call, part.name));
    }
  }
  return { survey, groups, byNode, byValue, byCall, byTableCall };
}

function argumentsOf(call: CallExpression, inner: (node: AnyNode) => string): string {
  return call.arguments.map((one) => `,${inner(one)}`).join('');
}

function handlerFor(plan: Plan): Handler {
  return (node, inner) => {
    const value = plan.byValue.get(node);
    if (value !== undefined) return String(value.number);
    if (plan.byNode.has(node)) return '';
    if (node.type !== 'CallExpression') return undefined;
    const called = plan.byCall.get(node);
    if (called) return `${called.name}(${called.number}${argumentsOf(node, inner)})`;
    const name = plan.byTableCall.get(node);
    return name && `${name}(${inner(node.callee as AnyNode)}${argumentsOf(node, inner)})`;
  };
}

/** One function that is all the functions of a group. */
function groupText(plan: Plan, { members }: Group, text: string): string {
  const handler = handlerFor(plan);
  const parameters = new Set([SELECTOR]);
  const bodies = members.map(({ node }, number) => {
    node.params.forEach((one) => parameters.add((one as Identifier).name));
    const statements = childrenOf(node.body as AnyNode);
    const body = statements.map((one) => render(text, one, handler)).join('');
    return `if(${SELECTOR}==${number}){${body}}`;
  });
  const { name } = plan.byNode.get(members[0]!.node as AnyNode)!;
  return `function ${name}(${[...parameters].join(',')}){${bodies.join('')}}`;
}

/** The script with its rare functions put together. */
export function mergeFunctions(text: string, choice: Choice): string {
  const program = parse(text, { ecmaVersion: 5 });
  const survey = surveyFunctions(program);
  const groups = chooseGroups(survey, choice);
  const plan = planFor(survey, groups);
  const merged = groups.map((group) => groupText(plan, group, text)).join('');
  const boot = bootOf(program);
  const handler = handlerFor(plan);
  const outer: Handler = (node, inner) => {
    if (node !== boot) return handler(node, inner);
    return merged + render(text, node, (one, innermost) => handler(one, innermost));
  };
  return render(text, program, outer);
}
