import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the project: paths from its root, and a way to read them. */
export type Repository = {
  readonly files: readonly string[];
  readonly read: (file: string) => string;
};

/** Lists the files that git tracks and new ones that it does not ignore. */
export function repositoryAt(root: string): Repository {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = [...new Set(listed.split('\0'))].filter(
    (file) => file !== '' && existsSync(join(root, file)),
  );
  return { files: files.toSorted(), read: (file) => readFileSync(join(root, file), 'utf8') };
}

/** A broken rule: the file, and what is wrong and what to do. */
export type Violation = { readonly file: string; readonly message: string };

export type Rule = (repository: Repository) => Violation[];

const code = /\.(?:tsx?|mjs|cjs|css|html|sql|json|ya?ml)$/;
export const isCode = (file: string): boolean => code.test(file) && file !== 'pnpm-lock.yaml';
export const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);
