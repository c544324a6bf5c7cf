// What the gate says about a place in a bundle.
import type { Node } from 'acorn';

export interface Complaint {
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  /** A short name for the rule, for tests. */
  readonly rule: string;
  readonly reason: string;
}

export function complaintAt(node: Node, rule: string, reason: string): Complaint {
  const { line, column } = node.loc!.start;
  return { line, column: column + 1, rule, reason };
}
