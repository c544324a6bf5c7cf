// A tree for the tests of the boundaries: the layout of the project in little, with its allowed
// imports, and beside it files that break one rule each.

const imports = (...paths: string[]): string =>
  paths.map((path, index) => `import * as m${index} from '${path}';\n`).join('') +
  paths.map((_, index) => `export const u${index} = m${index};\n`).join('');

/** Allowed: every row of the table in ARCHITECTURE.md. */
const ALLOWED: Record<string, string> = {
  'firmware/core/sides.ts': imports(),
  'firmware/core/limits.ts': imports(),
  'firmware/core/control.ts': imports('./sides', './limits'),
  'firmware/core/step.ts': imports('./control'),
  'firmware/core/invariants.ts': imports('./step'),
  'firmware/ui/frame.ts': imports('../core/step', '../../hal/hal'),
  'firmware/store/record.ts': imports('../core/control'),
  'firmware/link/lines.ts': imports('../core/control'),
  'firmware/presets.ts': imports('./core/control', './core/sides'),
  'firmware/notation/parse.ts': imports('../core/control', '../core/limits', 'commander'),
  'firmware/tools/bundle.ts': imports('../notation/parse', 'node:fs', 'commander'),
  'firmware/app.ts': imports(
    './core/step',
    './ui/frame',
    './store/record',
    './link/lines',
    './presets',
    '../hal/hal',
  ),
  'firmware/main.ts':
    imports('./app', './core/control', '../hal/espruino/device-hal') +
    "import { board } from '../build/board';\nexport const b = board;\n",
  'hal/hal.ts': imports(),
  'hal/espruino/device-hal.ts':
    imports('../hal', '../../board-configs/device-board') + "require('Storage');\n",
  'board-configs/board.ts': imports(),
  'board-configs/device-board.ts': imports(),
  'sim/world.ts': imports('../firmware/app', '../hal/hal', '../firmware/core/invariants'),
  'sim/cli.ts': imports('./world', './machine/machine', '../firmware/notation/parse', 'node:fs'),
  'sim/machine/machine.ts': imports('node:vm'),
  'test/world.test.ts': imports('../sim/world', '../firmware/tools/bundle', 'node:fs'),
  'test/hal/device.test.ts': imports('../../hal/espruino/device-hal'),
  'test/support/story.ts': imports(),
};

/** A file, what it imports (as written), and the rule and the file that must be named. */
const REFUSED: readonly (readonly [string, string, string, string])[] = [
  ['firmware/core/limits.ts', './sides', 'names-and-bounds-are-leaves', 'firmware/core/sides.ts'],
  ['firmware/core/a.ts', '../ui/frame', 'core-is-pure', 'firmware/ui/frame.ts'],
  ['firmware/core/b.ts', '../../hal/hal', 'core-is-pure', 'hal/hal.ts'],
  ['firmware/ui/a.ts', '../store/record', 'ui-sees-core', 'firmware/store/record.ts'],
  ['firmware/store/a.ts', '../ui/frame', 'store-sees-core', 'firmware/ui/frame.ts'],
  ['firmware/link/a.ts', '../store/record', 'link-sees-core', 'firmware/store/record.ts'],
  ['firmware/presets.ts', './core/step', 'presets-are-data', 'firmware/core/step.ts'],
  ['firmware/notation/a.ts', '../core/step', 'notation-sees-controls', 'firmware/core/step.ts'],
  ['firmware/tools/a.ts', '../../sim/world', 'tools-see-firmware', 'sim/world.ts'],
  ['firmware/app.ts', '../board-configs/board', 'app-sees-verbs', 'board-configs/board.ts'],
  ['firmware/main.ts', './ui/frame', 'main-only-joins', 'firmware/ui/frame.ts'],
  ['hal/hal.ts', '../firmware/core/sides', 'hal-is-a-leaf', 'firmware/core/sides.ts'],
  ['hal/espruino/a.ts', '../../firmware/app', 'drivers-see-contract', 'firmware/app.ts'],
  ['board-configs/a.ts', '../firmware/core/sides', 'boards-are-leaves', 'firmware/core/sides.ts'],
  ['sim/machine/a.ts', '../../hal/hal', 'machine-stands-alone', 'hal/hal.ts'],
  ['sim/a.ts', '../test/support/story', 'sim-never-touches-espruino', 'test/support/story.ts'],
  [
    'test/core/a.test.ts',
    '../../hal/espruino/device-hal',
    'one-composition-root',
    'hal/espruino/device-hal.ts',
  ],
  ['test/b.test.ts', '../firmware/main', 'nothing-imports-main', 'firmware/main.ts'],
  [
    'firmware/store/b.ts',
    '../notation/parse',
    'desktop-stays-off-device',
    'firmware/notation/parse.ts',
  ],
  [
    'firmware/core/c.ts',
    './invariants',
    'invariants-stay-off-device',
    'firmware/core/invariants.ts',
  ],
  ['sim/b.ts', '../test/support/story', 'nothing-imports-test', 'test/support/story.ts'],
  ['hal/espruino/b.ts', 'commander', 'no-packages-on-device', 'node_modules/commander'],
  ['firmware/ui/b.ts', 'node:fs', 'no-node-on-device', 'fs'],
  ['sim/c.ts', 'prettier', 'packages-are-declared', 'node_modules/prettier'],
  ['sim/d.ts', './missing', 'imports-resolve', './missing'],
  ['firmware/ui/c.ts', 'Storage', 'ui-sees-core', 'Storage'],
];

/** What must be reported beside REFUSED: rules that one bad import breaks at the same time. */
const ALSO: readonly (readonly [string, string, string])[] = [
  ['nothing-imports-test', 'sim/a.ts', 'test/support/story.ts'],
  ['sim-never-touches-espruino', 'sim/b.ts', 'test/support/story.ts'],
  ['sim-never-touches-espruino', 'sim/d.ts', './missing'],
  ['store-sees-core', 'firmware/store/b.ts', 'firmware/notation/parse.ts'],
];

const CYCLE: Record<string, string> = {
  'firmware/core/egg.ts': "import type { Hen } from './hen';\nexport type Egg = Hen | null;\n",
  'firmware/core/hen.ts': "import type { Egg } from './egg';\nexport type Hen = Egg | null;\n",
};

function treeWith(rows: typeof REFUSED): Record<string, string> {
  const tree: Record<string, string> = { ...ALLOWED, ...CYCLE, 'sim/world-2.ts': imports() };
  // Used by a command that no test calls.
  tree['firmware/notation/untested.ts'] = imports();
  tree['sim/gallery.ts'] = imports('../firmware/notation/untested');
  for (const [file, path] of rows) {
    tree[file] =
      `${tree[file] ?? ''}import type * as bad from '${path}';\nexport type B = typeof bad;\n`;
  }
  // Reached by a test, so that only the one file is dead that nobody imports.
  const names = Object.keys(tree).filter(
    (file) => !/world-2|untested|gallery|main\.ts|\.test\./.test(file),
  );
  tree['test/all.test.ts'] = names
    .filter((file) => !file.startsWith('hal/espruino/'))
    .map((file) => `import '../${file.replace('.ts', '')}';\n`)
    .join('');
  tree['test/hal/all.test.ts'] = names
    .filter((file) => file.startsWith('hal/espruino/'))
    .map((file) => `import '../../${file.replace('.ts', '')}';\n`)
    .join('');
  return tree;
}

export const TREE = treeWith(REFUSED);

export const BAD_IMPORTS: readonly (readonly [string, string, string])[] = [
  ...REFUSED.map(([file, , rule, to]) => [rule, file, to] as const),
  ...ALSO,
  ['no-cycles', 'firmware/core/egg.ts', 'firmware/core/hen.ts'],
  ['no-dead-files', 'sim/world-2.ts', 'sim/world-2.ts'],
  ['every-source-is-tested', 'firmware/notation/untested.ts', 'firmware/notation/untested.ts'],
];
