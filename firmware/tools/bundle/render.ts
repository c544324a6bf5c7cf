// Writes a syntax tree back as text: what a handler does not write itself stays as it stood.
import type { AnyNode } from 'acorn';

/** The text for a node, or undefined to keep its own; `inner` writes a node inside it. */
export type Handler = (node: AnyNode, inner: (node: AnyNode) => string) => string | undefined;

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The nodes right inside a node, in the order of the text. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const children = Object.values(node).flat().filter(isNode);
  return children.sort((a, b) => a.start - b.start);
}

export function render(text: string, root: AnyNode, handler: Handler): string {
  const inner = (node: AnyNode): string => handler(node, inner) ?? spliced(node);
  const spliced = (node: AnyNode): string => {
    let at = node.start;
    const pieces: string[] = [];
    for (const child of childrenOf(node)) {
      pieces.push(text.slice(at, child.start), inner(child));
      at = child.end;
    }
    return pieces.join('') + text.slice(at, node.end);
  };
  return inner(root);
}
