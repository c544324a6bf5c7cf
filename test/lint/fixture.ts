// A small tree of files in a temporary folder, and the lint tools run on it as `make check` does.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';

export type Tree = Readonly<Record<string, string>>;

export interface Finding {
  rule: string;
  file: string;
  message: string;
}

const ROOT = repositoryRoot();

/** Hands `use` a folder that holds the files, and removes it afterwards. */
export function withTree<T>(tree: Tree, use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'zeitnot-lint-'));
  try {
    for (const [path, text] of Object.entries(tree)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a tool of the checkout in the folder and returns the JSON that it prints. */
function toolJson(folder: string, tool: string, args: readonly string[]): unknown {
  const bin = join(ROOT, 'node_modules', '.bin', tool);
  const result = spawnSync(bin, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (!/^[[{]/.test(result.stdout)) throw new Error(`${tool}: ${result.stderr}${result.stdout}`);
  return JSON.parse(result.stdout);
}

interface EslintFile {
  filePath: string;
  messages: { ruleId: string | null; message: string }[];
}

/** What ESLint says of the tree, with the project's own rules. */
export function eslintFindings(tree: Tree): Finding[] {
  return withTree(tree, (folder) => {
    const config = join(ROOT, 'test/lint/eslint.config.mjs');
    const files = toolJson(folder, 'eslint', ['--config', config, '--format', 'json', '.']);
    return (files as EslintFile[]).flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId, message }) => ({
        rule: ruleId ?? 'parser',
        file: filePath.slice(filePath.lastIndexOf(folder) + folder.length + 1),
        message,
      })),
    );
  });
}

/** What `make format` makes of a file. */
export function eslintFixed(code: string): string {
  return withTree({ 'sim/a.ts': code }, (folder) => {
    const config = join(ROOT, 'test/lint/eslint.config.mjs');
    toolJson(folder, 'eslint', ['--config', config, '--format', 'json', '--fix', '.']);
    return readFileSync(join(folder, 'sim/a.ts'), 'utf8');
  });
}

const PRINT_RULES = `
  const { ESLint } = require('eslint');
  const eslint = new ESLint({ overrideConfigFile: 'test/lint/eslint.config.mjs' });
  Promise.all(process.argv.slice(1).map((path) => eslint.calculateConfigForFile(path)))
    .then((configs) => console.log(JSON.stringify(configs.map(({ rules }) => rules))));
`;

/** For each path the rules that hold there, with their options after the severity. */
export function eslintRules(paths: readonly string[]): Record<string, unknown[]>[] {
  const result = spawnSync(process.execPath, ['-e', PRINT_RULES, '--', ...paths], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return JSON.parse(result.stdout) as Record<string, unknown[]>[];
}

interface Cruise {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

/** What dependency-cruiser says of the tree; `message` is the file or package imported. */
export function boundaryFindings(tree: Tree): Finding[] {
  return withTree(tree, (folder) => {
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{"devDependencies":{"commander":"1"}}');
    const config = join(ROOT, 'test/lint/boundaries.cjs');
    const rooms = ['firmware', 'hal', 'sim', 'test', 'board-configs'];
    const args = ['--config', config, '--output-type', 'json', ...rooms];
    const { summary } = toolJson(folder, 'depcruise', args) as Cruise;
    return summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      file: from,
      message: to.replace(/^.*(node_modules\/[^/]+).*$/, '$1'),
    }));
  });
}
