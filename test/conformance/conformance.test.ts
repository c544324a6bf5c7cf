// Every rule that asks something of a clock has a row, and every row names the scenario or the test
// that shows it, or says why not.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { STEP, titlesIn, titlesOf } from './titles';

/** Articles, clauses and rules, in the order of the table. */
const RULES = `
6.1, 6.2.1, 6.2.2, 6.2.2 comment, 6.2.3, 6.2.4, 6.2.5, 6.2.6, 6.3.1, 6.3.2, 6.3.2 comment, 6.4,
6.5, 6.6, 6.7.1, 6.7.2, 6.8, 6.9, 6.10.1, 6.10.2, 6.11.1, 6.11.2, 6.11.3, 6.11.4, 6.12.1,
6.12.2, 7.1, 7.3, 7.4, 7.5.5, 7.5.5 comment, 8.4, 8.5.1, 8.5.3, 8.6, 9.5.1, 9.5.3, 12.5, 12.6,
12.9, A.1, A.3, A.4, A.5.1.1, A.5.2, A.5.3, A.5.5, A.6/B.4, B.1, B.2, B.3, I.1.1, I.2.3,
I.5/I.9, I.9.3, I.12.1, III.2, III.3.1, III.4, III.5, D.2.6.1, glossary, 3.1.1, 3.1.2, 3.1.3,
3.1.4, 3.1.5, 3.1.6, 3.1.7, 5.1 to 5.3, 5.4.1, 5.4.2, 5.4.3, 5.4.3.1, 5.4.3.2, 5.4.3.3, 5.4.3.4,
5.4.3.5, 5.4.3.6, 5.4.3.7, TR11 i, TR 20, 5.4.3.8, 5.4.3.9, 5.4.3.10, 5.4.3.11, 5.4.3.12, 5D,
5E1, 5F1 to 5F4, 5F1a/5F1b, 5F2a, 5F5 to 5F7, 5G, 13C/13C1, 14G/16T, 14F, 14H2a, 16B2, 16B2a,
16B2b, 16B2c, 16G b, 16J/8F7/11A, 16K/16M, 16O, 16P, 16P1, 1C2a/11D/14C, 20N1, 42B to 42D, old
6.1, old 6.2, old 6.3, old 6.4, old 6.5, old 6.6, old 6.7, old 6.8, old 6.9, old 6.10, old 6.11,
old 6.12, old 6.13, old 6.14, column 1, column 2, column 3, column 4, column 5, column 6
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

/** What a cell names: scenarios, and tests as `file › title`. */
function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
}

function namesNothing(name: string): boolean {
  const [file = '', ...titles] = name.split(STEP);
  const path = join(TEST, file);
  if (!existsSync(path)) return true;
  if (file.endsWith('.scn')) return titles.length > 0 || !file.startsWith('scenarios/');
  return !titlesOf(path).has(titles.join(STEP));
}

/** What is wrong with a row; none when all is well. */
function complaintsOf({ rule, asks, shownBy }: Row): string[] {
  const names = namesIn(shownBy);
  const besides = shownBy.replace(/`[^`]+`/g, '').trim();
  const isShown = names.length > 0 ? besides === '' : /^a clock cannot: .{10}/.test(shownBy);
  return [
    ...names.filter(namesNothing).map((name) => `${rule}: there is no ${name}`),
    ...(isShown ? [] : [`${rule}: name what shows it, or begin with "${REASON}"`]),
    ...(asks.length > 5 ? [] : [`${rule}: say what it asks`]),
  ];
}

test('every rule has one row, in order', () => {
  const rules = RULES.trim()
    .split(/,\s*/)
    .map((rule) => rule.replaceAll('\n', ' '));
  expect(ROWS.map(({ rule }) => rule)).toEqual(rules);
});

test.each(ROWS.map((row) => [row.rule, row] as const))(
  '%s is shown by a scenario or a test that exists, or a reason says why not',
  (_rule, row) => {
    expect(complaintsOf(row)).toEqual([]);
  },
);

const SCENARIO = 'scenarios/rules/8-4-seconds-below-five-minutes.scn';
const TITLE = 'ui/signs.test.ts › a game › the turn sign follows a press at once';
const BAD: readonly (readonly [string, string, string])[] = [
  ['a row that points elsewhere', 'see the manual', 'name what shows it'],
  ['a reason without words', 'a clock cannot: no', 'name what shows it'],
  ['words beside a name', `\`${SCENARIO}\` and more`, 'name what shows it'],
  ['a scenario that is gone', '`scenarios/rules/gone.scn`', 'there is no scenarios/rules/gone.scn'],
  ['a test file without a title', '`ui/signs.test.ts`', 'there is no ui/signs.test.ts'],
  ['a title that is gone', '`ui/signs.test.ts › a game › gone`', 'there is no ui/signs'],
  ['a title without its group', TITLE.replace('a game › ', ''), 'there is no ui/signs'],
  ['a file that is gone', '`ui/gone.test.ts › a game`', 'there is no ui/gone.test.ts'],
  ['a scenario with a title', `\`${SCENARIO} › a game\``, 'there is no scenarios/rules/8-4'],
];

test.each(BAD)('%s is refused', (_what, cell, says) => {
  const shownBy = cell.startsWith('ui/') ? `\`${cell}\`` : cell;
  expect(complaintsOf({ rule: '6.1', asks: 'two displays', shownBy })).toEqual([
    expect.stringContaining(says),
  ]);
});

test('what is there is not refused', () => {
  const cells = [`\`${SCENARIO}\``, `\`${TITLE}\``, `\`${SCENARIO}\` \`${TITLE}\``];
  const rows = cells.map((shownBy) => ({ rule: '6.1', asks: 'two displays', shownBy }));
  expect(rows.flatMap(complaintsOf)).toEqual([]);
});

test('titles are read with their groups, and what is skipped is not there', () => {
  const left = 'skip';
  const text = [
    "test('a', check);",
    "test.each([1])('b %i', check);",
    `test.${left}('c', check);`,
    "describe('d', () => { test('e', check); describe.each([1])('f', () => {",
    "  test('g', check); }); });",
    `describe.${left}('h', () => { test('i', check); });`,
    "it('j', check); expect(test('k')).toBe(1); // test('l', check);",
  ].join('\n');
  expect([...titlesIn(text)]).toEqual(['a', 'b %i', 'd › e', 'd › f › g']);
});

test('every scenario about a rule or the column shows a row', () => {
  const named = new Set(ROWS.flatMap(({ shownBy }) => namesIn(shownBy)));
  const files = ['rules', 'column'].flatMap((folder) =>
    readdirSync(join(TEST, 'scenarios', folder)).map((file) => `scenarios/${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !named.has(file))).toEqual([]);
});

test('the complaints of the column have the behaviour and the setting that avoids it', () => {
  const complaints = ROWS.filter(({ rule }) => /^column [123]$/.test(rule));
  expect(complaints).toHaveLength(3);
  for (const { shownBy } of complaints) {
    const texts = namesIn(shownBy).map((name) => readFileSync(join(TEST, name), 'utf8'));
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('the behaviour complained of');
    expect(texts[1]).toContain('the setting that avoids it');
  }
});
