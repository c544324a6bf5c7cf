// Every boundary is shown an import that it refuses. The same tree holds the imports that are
// allowed, and nothing else may be reported.
import { boundaryFindings, type Finding } from './fixture';
import { BAD_IMPORTS, TREE } from './boundary-examples';

const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>('./boundaries.cjs');

describe('a tree with every forbidden import', () => {
  let findings: Finding[] = [];
  beforeAll(() => {
    findings = boundaryFindings(TREE);
  });

  test.each(BAD_IMPORTS)('%s refuses %s -> %s', (rule, file, message) => {
    expect(findings).toContainEqual({ rule, file, message });
  });

  test('nothing else is refused', () => {
    const expected = BAD_IMPORTS.map(([rule, file, message]) => ({ rule, file, message }));
    const surplus = findings.filter(
      (finding) => !expected.some((row) => JSON.stringify(row) === JSON.stringify(finding)),
    );
    expect(surplus).toEqual([]);
  });

  test('every boundary has a bad example', () => {
    const shown = new Set(BAD_IMPORTS.map(([rule]) => rule));
    expect(forbidden.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  });
});
