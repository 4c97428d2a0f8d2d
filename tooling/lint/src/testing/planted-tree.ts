import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  existsSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { repositoryAt } from '../repository.ts';

const projectRoot = resolve(import.meta.dirname, '../../../..');

/** A file that breaks a house rule, and the rule that must refuse it. */
export type Plant = {
  readonly rule: string;
  readonly file: string;
  readonly source: string;
  readonly says?: string;
};

/** Copies the whole project and adds the plants, so that no other check sees them. */
export function plantTree(plants: readonly Plant[]): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'planted-'));
  const { files } = repositoryAt(projectRoot);
  for (const file of files) cpSync(join(projectRoot, file), join(root, file));
  const packages = new Set(
    files.filter((file) => file.endsWith('package.json')).map((file) => dirname(file)),
  );
  for (const folder of packages) linkModules(root, folder);
  for (const { file, source } of plants) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

/** Links external packages to the project's, and its own packages to the copies. */
function linkModules(root: string, folder: string): void {
  const modules = join(projectRoot, folder, 'node_modules');
  if (!existsSync(modules)) return;
  mkdirSync(join(root, folder, 'node_modules', '@repo'), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name !== '@repo') symlinkSync(join(modules, name), join(root, folder, 'node_modules', name));
  }
  for (const place of ['packages', 'tooling']) {
    for (const name of readdirSync(join(root, place))) {
      symlinkSync(join(root, place, name), join(root, folder, 'node_modules/@repo', name));
    }
  }
}

/** Runs a tool of the project in the copy and returns its output, also when it fails. */
export async function runTool(root: string, tool: string, options: readonly string[]): Promise<string> {
  const run = promisify(execFile)(join(projectRoot, 'node_modules/.bin', tool), options, {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  return run.then(
    ({ stdout }) => stdout,
    (failure: unknown) => (failure instanceof Error && 'stdout' in failure ? String(failure.stdout) : ''),
  );
}
