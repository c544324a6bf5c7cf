// Every ESLint rule of the project is shown a line that it refuses, and its neighbour that it lets
// pass. A rule without a bad example here fails the test.
import { eslintFindings, eslintFixed, eslintRules, type Finding } from './fixture';
import { BAD, GOOD, WIDE, WRAPPED } from './rule-examples';

const treeOf = (examples: readonly { file: string; code: string }[]): Record<string, string> =>
  Object.fromEntries(examples.map(({ file, code }) => [file, code]));

describe('bad examples', () => {
  let findings: Finding[] = [];
  beforeAll(() => {
    findings = eslintFindings(treeOf(BAD));
  });

  test.each(BAD)('$rule refuses $file: $says', ({ file, rule, says }) => {
    const here = findings.filter((finding) => finding.file === file);
    expect(here).toContainEqual({ rule, file, message: expect.stringContaining(says) });
  });

  test('every rule and every forbidden syntax has a bad example', () => {
    const shown = new Set(findings.flatMap(({ rule, message }) => [rule, message]));
    const paths = ['firmware/core/a.ts', 'hal/espruino/a.ts', 'sim/a.ts', 'test/a.test.ts'];
    const rules = eslintRules(paths).flatMap(ruleNames);
    const unshown = rules.filter((name) => !shown.has(name));
    expect(rules.length).toBeGreaterThan(30);
    expect([...new Set(unshown)]).toEqual([]);
  });
});

/** The names of rules; of no-restricted-syntax each message, since each is a rule of its own. */
function ruleNames(rules: Record<string, unknown[]>): string[] {
  return Object.entries(rules).flatMap(([name, [, ...options]]) =>
    name === 'no-restricted-syntax'
      ? options.map((option) => (option as { message: string }).message)
      : [name],
  );
}

test('code that keeps the rules is let pass', () => {
  expect(eslintFindings(treeOf(GOOD))).toEqual([]);
});

test('comments that are too wide are wrapped, and their paragraph with them', () => {
  expect(eslintFixed(WIDE)).toBe(WRAPPED);
});
