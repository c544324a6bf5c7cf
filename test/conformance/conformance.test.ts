// Every rule that asks something of a clock has a row, and every row shows it or says why not.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';

/** Articles, clauses and rules, in the order of the table. */
const RULES = `
6.1, 6.2.1, 6.2.2, 6.2.2 comment, 6.2.3, 6.2.4, 6.2.5, 6.2.6, 6.3.1, 6.3.2, 6.4, 6.5, 6.6,
6.7.1, 6.7.2, 6.8, 6.9, 6.10.1, 6.10.2, 6.11.1, 6.11.2, 6.11.3, 6.11.4, 6.12.1, 6.12.2, 7.1,
7.3, 7.4, 7.5.5, 8.4, 8.5.1, 8.5.3, 8.6, 9.5.3, 12.5, 12.6, 12.9, A.1, A.3, B.3, A.5.1.1,
A.5.2, A.5.3, A.5.5, A.6, I, III.3.1, III.4, III.5, D.2.6.1, 3.1.1, 3.1.2, 3.1.3, 3.1.4,
3.1.5, 3.1.6, 3.1.7, 5.4.1, 5.4.2, 5.4.3.1, 5.4.3.2, 5.4.3.3, 5.4.3.4, 5.4.3.5, 5.4.3.6,
5.4.3.7, TR11 i, 5.4.3.8, 5.4.3.9, 5.4.3.10, 5.4.3.11, 5.4.3.12, 5D, 5E1, 5F1a, 5F2a, 5F5,
5G, 13C1, 14G, 14F, 14H2a, 16B2, 16B2a, 16B2b, 16B2c, 16G b, 16J, 16K, 16O, 16P, 16P1, 1C2a,
20N1, 42B, old 6.1, old 6.2, old 6.3, old 6.4, old 6.5, old 6.6, old 6.7, old 6.8, old 6.9,
old 6.10, old 6.11, old 6.12, old 6.13, old 6.14, column 1, column 2, column 3, column 4,
column 5, column 6
`;

const TEST = join(repositoryRoot(), 'test');
const REASON = 'a clock cannot: ';

interface Row {
  rule: string;
  asks: string;
  shownBy: string;
}

function rowsOf(text: string): Row[] {
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  return cells
    .map(([, rule = '', asks = '', shownBy = '']) => ({ rule, asks, shownBy }))
    .filter(({ rule }) => rule !== 'rule' && !rule.startsWith('---'));
}

const ROWS = rowsOf(readFileSync(join(TEST, 'conformance/CONFORMANCE.md'), 'utf8'));

/** Scenarios and tests that a cell names. */
function filesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
}

test('every rule has one row, in order', () => {
  const rules = RULES.trim()
    .split(/,\s*/)
    .map((rule) => rule.replaceAll('\n', ' '));
  expect(ROWS.map(({ rule }) => rule)).toEqual(rules);
});

test.each(ROWS.map((row) => [row.rule, row] as const))(
  '%s is shown by something that exists, or a reason says why not',
  (_rule, { asks, shownBy }) => {
    const files = filesIn(shownBy);
    expect(asks.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(join(TEST, file)))).toEqual([]);
    if (files.length === 0) expect(shownBy).toMatch(new RegExp(`^${REASON}.{10}`));
  },
);

test('a row without a file and without a reason is found', () => {
  const [row] = rowsOf('| 6.1 | two displays | see the manual |');
  expect(filesIn(row!.shownBy)).toEqual([]);
  expect(row!.shownBy.startsWith(REASON)).toBe(false);
});

test('the complaints of the column have the behaviour and the setting that avoids it', () => {
  const complaints = ROWS.filter(({ rule }) => /^column [123]$/.test(rule));
  expect(complaints).toHaveLength(3);
  for (const { shownBy } of complaints) expect(filesIn(shownBy).length).toBeGreaterThanOrEqual(2);
});
