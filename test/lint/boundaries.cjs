// Who may import whom. Run through `make boundaries`. The table is in firmware/ARCHITECTURE.md.
'use strict';

const PACKAGE = '(^|/)node_modules/';
const DEVICE = '^(firmware/(main|app|catalogue|presets)\\.ts$|firmware/(core|ui|store|link)/|hal/)';
const DESKTOP_ENTRY =
  '^(sim/(cli|gallery|web/page)\\.ts|firmware/tools/[^/]+\\.ts|firmware/notation/compile\\.ts)$';

/** Files at `from` may import `to` and nothing else of ours; packages are another rule's matter. */
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { pathNot: [to, PACKAGE], dependencyTypesNot: ['core'] },
});

/** Nobody but `except` may import `to`. */
const never = (name, except, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: except },
  to: { path: to },
});

const ROOMS = [
  only(
    'names-and-bounds-are-leaves',
    '^firmware/core/(sides|limits)\\.ts$',
    '^$',
    'They import nothing, so that their numbers are inlined.',
  ),
  only(
    'core-is-pure',
    '^firmware/core/',
    '^firmware/core/',
    'The clock core imports nothing outside itself.',
  ),
  only(
    'ui-sees-core',
    '^firmware/ui/',
    '^(firmware/(ui|core)/|hal/hal\\.ts$)',
    'Screens are functions of the clock; of the hardware they know the frame and its signs.',
  ),
  only(
    'store-sees-core',
    '^firmware/store/',
    '^firmware/(store|core)/',
    'Records are bytes in, bytes out.',
  ),
  only(
    'link-sees-core',
    '^firmware/link/',
    '^firmware/(link|core)/',
    'The link is lines in, lines out.',
  ),
  only(
    'presets-are-data',
    '^firmware/presets\\.ts$',
    '^firmware/core/(control|sides)\\.ts$',
    'A preset is a row, not a rule.',
  ),
  only(
    'notation-sees-controls',
    '^firmware/notation/',
    '^firmware/(notation/|core/(control|control-fault|default-options|limits|sides)\\.ts$)',
    'Text in, control out.',
  ),
  only(
    'tools-see-firmware',
    '^firmware/tools/',
    '^(firmware/(?!main\\.ts)|hal/hal\\.ts$|board-configs/)',
    'Tools build the firmware; they neither run it nor simulate it.',
  ),
  only(
    'app-sees-verbs',
    '^firmware/app\\.ts$',
    '^(firmware/(core|ui|store|link)/|firmware/(catalogue|presets)\\.ts$|hal/hal\\.ts$)',
    'The loop knows the hardware by its verbs.',
  ),
  only(
    'main-only-joins',
    '^firmware/main\\.ts$',
    '^(firmware/app\\.ts$|firmware/core/|hal/espruino/device-hal\\.ts$|.*/build/board)',
    'main joins the board, its HAL and the app, and does nothing else.',
  ),
  only('hal-is-a-leaf', '^hal/hal\\.ts$', '^$', 'The contract depends on nothing.'),
  only(
    'drivers-see-contract',
    '^hal/espruino/',
    '^(hal/|board-configs/device-board\\.ts$|(Flash|Storage)$)',
    'Drivers know the contract and the board, not the clock.',
  ),
  only(
    'boards-are-leaves',
    '^board-configs/',
    '^(board-configs/|hal/hal\\.ts$)',
    'A board is data.',
  ),
  only(
    'machine-stands-alone',
    '^sim/machine/',
    '^sim/machine/',
    'The machine runs the built bundle and knows nothing of how it was written.',
  ),
  only(
    'sim-never-touches-espruino',
    '^sim/',
    '^(sim/|hal/hal\\.ts$|firmware/(?!main\\.ts)|board-configs/)',
    'The simulator swaps the HAL; it does not wrap it.',
  ),
];

const DOORS = [
  never(
    'one-composition-root',
    '^(firmware/main\\.ts$|hal/espruino/|test/hal/)',
    '^hal/espruino/',
    'Only firmware/main.ts joins app and device.',
  ),
  never('nothing-imports-main', '^$', '^firmware/main\\.ts$', 'main is where it all starts.'),
  never(
    'desktop-stays-off-device',
    '^(firmware/(notation|tools)|sim|test)/',
    '^firmware/(notation|tools)/',
    'Notation and tools run on the desktop only.',
  ),
  never(
    'invariants-stay-off-device',
    '^(sim|test)/',
    '^firmware/core/invariants\\.ts$',
    'The checks run in the simulator, not in the bundle.',
  ),
  never('nothing-imports-test', '^test/', '^test/', 'Test code stays in test/.'),
];

const OUTSIDE = [
  {
    name: 'no-packages-on-device',
    comment: 'The device bundle has no dependencies, types included.',
    severity: 'error',
    from: { path: DEVICE },
    to: { path: PACKAGE },
  },
  {
    name: 'no-node-on-device',
    comment: 'Nor does the device have Node.',
    severity: 'error',
    from: { path: `${DEVICE}|^board-configs/` },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'packages-are-declared',
    comment: 'A package that package.json does not name may vanish with the next install.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'imports-resolve',
    // build/ is written by the build; Flash and Storage are inside the interpreter.
    comment: 'The file is not there.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '(^|/)build/|^(Flash|Storage)$' },
  },
  {
    name: 'no-cycles',
    comment: 'Espruino hoists nothing: two files that need each other cannot both come first.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-dead-files',
    comment: 'Every file is reached from main, the command line, the page, a tool or a test.',
    severity: 'error',
    from: { path: `^firmware/main\\.ts$|${DESKTOP_ENTRY}|^test/.*\\.test\\.ts$` },
    to: {
      path: '^(firmware|hal|sim|board-configs)/.*\\.ts$',
      pathNot: ['\\.d\\.ts$', '^firmware/main\\.ts$', DESKTOP_ENTRY],
      reachable: false,
    },
  },
  {
    name: 'every-source-is-tested',
    comment: 'A test runs it, directly or through what uses it.',
    severity: 'error',
    from: { path: '^test/.*\\.test\\.ts$' },
    to: {
      path:
        '^(firmware/(app|catalogue|presets)\\.ts$|firmware/(core|ui|store|link|notation)/|' +
        'sim/machine/)',
      pathNot: '\\.d\\.ts$',
      reachable: false,
    },
  },
];

module.exports = {
  forbidden: [...ROOMS, ...DOORS, ...OUTSIDE],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^build/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
