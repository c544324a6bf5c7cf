// An ESLint rule: the lines of a function, blank lines and comments apart. Unlike ESLint's own, it
// leaves alone the function given to `describe`, which is a heading and not a function.

const isHeading = (node) => {
  const call = node.parent;
  if (call.type !== 'CallExpression' || call.callee === node) return false;
  const callee = call.callee.type === 'CallExpression' ? call.callee.callee : call.callee;
  return (callee.type === 'MemberExpression' ? callee.object : callee).name === 'describe';
};

/** The lines that hold code, as numbers. */
const codeLines = (source, node) => {
  const held = new Set();
  for (const token of source.getTokens(node)) {
    for (let line = token.loc.start.line; line <= token.loc.end.line; line += 1) held.add(line);
  }
  return held;
};

export const shortFunctions = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'integer' }],
    messages: { long: 'This function has {{lines}} lines; at most {{max}}. Name a part of it.' },
  },
  create(context) {
    const [max] = context.options;
    const check = (node) => {
      const lines = codeLines(context.sourceCode, node).size;
      if (lines <= max || isHeading(node)) return;
      context.report({ node, messageId: 'long', data: { lines, max } });
    };
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
    };
  },
};
