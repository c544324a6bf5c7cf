// The checkout is tidy, and each check of tidy.ts refuses its bad sample.
import { checkoutFiles, topLevelNames } from '../support/checkout';
import { deadLinks, proseOf, tidyComplaints, TOP_LEVEL, topLevelComplaints } from './tidy';

const files = checkoutFiles();

describe('this checkout', () => {
  test('has exactly the top level that was agreed', () => {
    expect(topLevelComplaints(topLevelNames())).toEqual([]);
  });

  test('has tidy files', () => {
    const complaints = [...files]
      .filter(([path]) => path !== 'package-lock.json')
      .flatMap(([path, text]) => tidyComplaints({ path, text }));
    expect(complaints).toEqual([]);
  });

  test('has a lock file that names no registry', () => {
    const text = files.get('package-lock.json') ?? '';
    expect(text).toContain('"lockfileVersion"');
    expect(text).not.toContain('"resolved": "http');
  });

  test('has documents whose links lead somewhere', () => {
    const documents = [...files].filter(([path]) => path.endsWith('.md'));
    expect(documents.flatMap(([path, text]) => deadLinks({ path, text }, files))).toEqual([]);
  });
});

const HEADER = '// What it is for.\n';
const SAMPLES: readonly (readonly [string, string, string, string])[] = [
  ['a source without a header', 'sim/a.ts', 'f();\n', 'begin with a comment'],
  ['a script without a header', '.ci/run', '#!/bin/sh\nrun\n', 'begin with a comment'],
  ['a wide line', 'sim/a.d.ts', `${HEADER}${'x'.repeat(101)}\n`, 'sim/a.d.ts:2: more than 100'],
  ['an unfinished thought', 'README.md', `# A\n${'TO'}${'DO'}: b\n`, 'README.md:2: finish it'],
  ['a path of a machine', 'sim/a.ts', `${HEADER}f('${'/ho'}me/me/a');\n`, 'machine'],
  ['a registry', 'README.md', `# A\nhttps://${'registry'}.example.org\n`, 'registry'],
  ['firmware that speaks of the simulator', 'firmware/a.ts', '// For sim only.\n', 'simulated'],
  ['a HAL that speaks of the simulator', 'hal/a.ts', `${HEADER}f(sim);\n`, 'simulated'],
  ['a name in camel case', 'sim/aB.ts', HEADER, 'kebab-case'],
  ['a last line without an end', 'sim/a.ts', '// A.', 'end the last line'],
  ['a document without a title', 'README.md', 'Words.\n', '0 titles'],
  ['a document with two titles', 'README.md', '# A\n# B\n', '2 titles'],
];

test.each(SAMPLES)('%s is refused', (_, path, text, says) => {
  const complaints = tidyComplaints({ path, text });
  expect(complaints).toEqual([expect.stringContaining(says)]);
});

test('tidy files pass', () => {
  const good: readonly (readonly [string, string])[] = [
    ['sim/a-b.d.ts', `${HEADER}${'x'.repeat(100)}\n`],
    ['firmware/a.d.ts', '/** A simple type. */\n'],
    ['.ci/run', '#!/bin/sh\n# What it is for.\nrun\n'],
    ['README.md', '# A\n\n```sh\n# a comment\n```\n'],
  ];
  expect(good.flatMap(([path, text]) => tidyComplaints({ path, text }))).toEqual([]);
});

describe('links', () => {
  const known = new Map([
    ['hal/README.md', '# The HAL\n\n## What it does *not* promise\n'],
    ['README.md', ''],
  ]);
  const linksOf = (text: string): string[] =>
    deadLinks({ path: 'hal/README.md', text: `${known.get('hal/README.md')}${text}` }, known);

  test('to files, folders, headings and other sites are let pass', () => {
    const text =
      '[a](../README.md) [b](../hal) [c](README.md#the-hal) [d](https://a.b/c)\n[e]: .\n';
    expect(linksOf(text)).toEqual([]);
  });

  test.each(['[a](gone.md)', '[a](README.md#gone)', '[a]: ../gone', '<img src="gone.png">'])(
    'to nowhere are refused: %s',
    (text) => {
      expect(linksOf(text)).toEqual([expect.stringContaining('hal/README.md:4: dead link')]);
    },
  );

  test('inside code are not links', () => {
    expect(proseOf('a `[b](c)` d\n```\n[b](c)\n```\n')).not.toContain('[b]');
  });
});

describe('the top level', () => {
  test('takes hidden files, the lock file and what is built', () => {
    const names = [...TOP_LEVEL, '.ci', 'package-lock.json', 'node_modules', 'build'];
    expect(topLevelComplaints(names)).toEqual([]);
  });

  test('takes nothing else, and misses what is gone', () => {
    expect(topLevelComplaints([...TOP_LEVEL.slice(1), 'docs'])).toEqual([
      'Makefile is missing at the top level',
      'docs does not belong at the top level',
    ]);
  });
});
