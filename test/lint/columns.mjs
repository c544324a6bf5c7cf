// An ESLint rule: the columns of a line. It can wrap what prettier leaves alone: a comment that has
// the line to itself. The words too many move to the front of the next line of the comment.

const LINE_COMMENT = /^(\s*)\/\/ \S/;
const SHORT_DOCUMENT = /^(\s*)\/\*\* (.*) \*\/$/;
const DOCUMENT_LINE = /^(\s*) \* \S/;

/** The prefix that a second line of this comment has, or null when the line is not a comment. */
const prefixOf = (line) => {
  const comment = LINE_COMMENT.exec(line);
  if (comment !== null) return `${comment[1]}// `;
  const documented = DOCUMENT_LINE.exec(line);
  return documented === null ? null : `${documented[1]} * `;
};

/** True when `next` goes on with the same paragraph, so that words may be put before its own. */
const goesOn = (prefix, next) =>
  next !== undefined &&
  next.startsWith(prefix) &&
  /^[\p{L}\d`'"(]/u.test(next.slice(prefix.length));

/** The lines that take the place of `line` and `next`, or null when there is nothing to wrap. */
const wrapped = (line, next, max) => {
  const short = SHORT_DOCUMENT.exec(line);
  if (short !== null)
    return [`${short[1]}/**`, `${short[1]} * ${short[2]}`, `${short[1]} */`, next];
  const prefix = prefixOf(line);
  const cut = line.lastIndexOf(' ', max);
  if (prefix === null || cut <= prefix.length) return null;
  const rest = `${prefix}${line.slice(cut + 1)}`;
  return goesOn(prefix, next)
    ? [line.slice(0, cut), `${rest} ${next.slice(prefix.length)}`]
    : [line.slice(0, cut), rest, next];
};

const report = (context, index) => {
  const [max] = context.options;
  const { lines } = context.sourceCode;
  const line = lines[index];
  const lengths = [line, lines[index + 1] ?? ''].map((text) => text.length);
  const start = context.sourceCode.getIndexFromLoc({ line: index + 1, column: 0 });
  const loc = { line: index + 1, column: max };
  const result = wrapped(line, lines[index + 1], max);
  context.report({
    loc: { start: loc, end: { line: index + 1, column: line.length } },
    messageId: 'wide',
    data: { columns: [...line].length, max },
    fix: (fixer) =>
      result === null
        ? null
        : fixer.replaceTextRange(
            [start, start + lengths[0] + 1 + lengths[1]],
            result.filter((text) => text !== undefined).join('\n'),
          ),
  });
};

export const columns = {
  meta: {
    type: 'layout',
    fixable: 'whitespace',
    schema: [{ type: 'integer' }],
    messages: { wide: 'This line has {{columns}} columns; at most {{max}}.' },
  },
  create(context) {
    const [max] = context.options;
    return {
      Program() {
        context.sourceCode.lines.forEach((line, index) => {
          if ([...line].length > max) report(context, index);
        });
      },
    };
  },
};
