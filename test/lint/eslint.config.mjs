// Lint rules that hold the architecture up: what Espruino cannot run, what makes garbage, what
// hides a unit or a state, and how long things may be. Run through `make lint`.
import tseslint from 'typescript-eslint';
import { columns } from './columns.mjs';
import { shortFunctions } from './short-functions.mjs';

// 1. Syntax the Espruino parser does not accept (each line checked on the Linux build of Espruino),
//    or that the bundler would expand into more code than it looks.
const NOT_IN_ESPRUINO = [
  ['ArrayPattern', 'Espruino has no destructuring; read the fields by name.'],
  ['ObjectPattern', 'Espruino has no destructuring; read the fields by name.'],
  ['AssignmentPattern', 'Espruino has no default parameters; pass every argument.'],
  ['RestElement', 'Espruino has no rest parameters.'],
  ['SpreadElement', 'Espruino has no spread.'],
  ['ChainExpression', 'The bundler expands ?. ; test the value first.'],
  [
    'AssignmentExpression[operator=/^(\\?\\?|\\|\\||&&)=$/]',
    'The bundler expands this; write the if.',
  ],
  ['BinaryExpression[operator="**"]', 'The bundler turns ** into a call; multiply.'],
  ['LabeledStatement', 'Espruino has no labels; move the inner loop to a function.'],
  [':function[async=true]', 'Espruino has no async functions; let the tick drive it.'],
  [':function[generator=true]', 'Espruino has no generators.'],
  ['PrivateIdentifier', 'Espruino has no #private fields.'],
  ['Property[computed=true]', 'Espruino has no computed property names.'],
  ['MetaProperty', 'Espruino has no new.target and no import.meta.'],
  ['ImportExpression', 'Espruino has no import(); the bundle is one script.'],
  [':matches(ClassDeclaration, ClassExpression)', 'A method call costs two; use a function.'],
  ['TSEnumDeclaration[const!=true]', 'Only a const enum vanishes from the bundle.'],
  ['SwitchStatement', 'Espruino reads past every skipped case; choose from a table.'],
];

// 2. Code that makes garbage each time it runs. Factories named create… run once at boot and are
//    free to allocate.
const HOT = ':function:not([id.name=/^create/])';
const STRING = 'raw=/^["\']/';
const MAKES_GARBAGE = [
  [
    `${HOT} :function`,
    'A closure kept in a local is a cycle that only the collector frees; move it to the top level.',
  ],
  [`${HOT} ObjectExpression`, 'Object literal in a hot function; write to a preallocated object.'],
  [`${HOT} ArrayExpression`, 'Array literal in a hot function; use a top-level table.'],
  [`${HOT} CallExpression[callee.name=/^create/]`, 'Factories run once, at boot.'],
  [`${HOT} NewExpression`, 'new in a hot function; create it once in a create… factory.'],
  [`${HOT} TemplateLiteral`, 'String building in a hot function; write digits into the frame.'],
  [
    `${HOT} BinaryExpression[operator="+"]:matches([left.${STRING}], [right.${STRING}])`,
    'String building in a hot function; write digits into the frame.',
  ],
  [
    `${HOT} AssignmentExpression[operator="+="][right.${STRING}]`,
    'String building in a hot function; write digits into the frame.',
  ],
  [`${HOT} ForInStatement`, 'for…in makes a string for each key; use a table.'],
  [
    `${HOT} BlockStatement BlockStatement > VariableDeclaration`,
    'let or const in a nested block makes a scope object each time; declare it at the top.',
  ],
];

// 3. Names that hide a unit. A clock that mixes up seconds and milliseconds is wrong by a thousand.
const UNITLESS =
  'time|times|duration|delay|timeout|interval|elapsed|remaining|bank|increment|frequency|freq';
const UNIT_MISSING = [
  [
    `:matches(Identifier, TSPropertySignature > Identifier)[name=/^(${UNITLESS})$/]`,
    'Say the unit: delayMs, toneHz, limitSeconds.',
  ],
];

// 4. State lives in the App object. Only a driver may hold a little of its own.
const HIDDEN_STATE = [
  ['Program > VariableDeclaration[kind="let"]', 'State belongs in App; pass it in.'],
  [
    'Program > ExportNamedDeclaration > VariableDeclaration[kind="let"]',
    'State belongs in App; pass it in.',
  ],
  [
    ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration NewExpression',
    'A buffer at top level is hidden state; make it in a create… factory.',
  ],
];

// 5. Tests that run always, and say what happens instead of what ought to.
const TEST_SYNTAX = [
  [
    'MemberExpression[object.name=/^(test|it|describe)$/][property.name="only"]',
    'This would switch all other tests off.',
  ],
  [
    'CallExpression[callee.name=/^(test|it)$/] > ' +
      'Literal.arguments:first-child[value=/\\b(should|works?)\\b/]',
    'A name is a sentence about behaviour: "the bonus comes after the press".',
  ],
  ['CallExpression[callee.name="setTimeout"]', 'No timed tests; time is virtual.'],
];

const rows = (list) => list.map(([selector, message]) => ({ selector, message }));
const DEVICE_SYNTAX = [...rows(NOT_IN_ESPRUINO), ...rows(UNIT_MISSING)];
const HOT_SYNTAX = [...DEVICE_SYNTAX, ...rows(MAKES_GARBAGE)];

const DEVICE = [
  'firmware/{main,app,presets}.ts',
  'firmware/{core,ui,store,link}/**/*.ts',
  'hal/**/*.ts',
];
const lines = (max) => ({ max, skipBlankLines: true, skipComments: true });
const zeitnot = { rules: { columns, 'short-functions': shortFunctions } };

export default [
  { ignores: ['build/**', 'dist/**', 'coverage/**', 'node_modules/**', '**/*.d.ts'] },
  {
    files: ['**/*.{ts,js,mjs,cjs}'],
    plugins: { zeitnot, '@typescript-eslint': tseslint.plugin },
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'zeitnot/columns': ['error', 100],
      'zeitnot/short-functions': ['error', 40],
      'max-lines': ['error', lines(300)],
      'max-params': ['error', 4],
      'max-depth': ['error', 3],
      complexity: ['error', 10],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-warning-comments': [
        'error',
        { terms: ['fixme', 'todo', 'xxx', 'hack'], location: 'anywhere' },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-non-null-asserted-optional-chain': 'error',
    },
  },
  {
    files: DEVICE,
    rules: {
      'no-restricted-syntax': ['error', ...HOT_SYNTAX],
      // Espruino hoists no function: a table or call at top level must come after them.
      '@typescript-eslint/no-use-before-define': ['error', { ignoreTypeReferences: true }],
      'zeitnot/short-functions': ['error', 25],
      'max-lines': ['error', lines(200)],
      'max-depth': ['error', 2],
      complexity: ['error', 8],
      'func-style': ['error', 'declaration'],
    },
  },
  {
    files: ['firmware/{app,presets}.ts', 'firmware/{core,ui,store,link}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...HOT_SYNTAX, ...rows(HIDDEN_STATE)] },
  },
  {
    // The checks of the simulator are never in the bundle, and may build their sentences.
    files: ['firmware/core/invariants.ts'],
    rules: { 'no-restricted-syntax': ['error', ...DEVICE_SYNTAX, ...rows(HIDDEN_STATE)] },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...rows(TEST_SYNTAX)],
      // A row of a table of cases may have as many columns.
      'max-params': ['error', 6],
    },
  },
];
