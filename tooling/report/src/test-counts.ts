import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestFailure } from './test-failure.ts';

export type TestCounts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed and why, where a suite reports it. */
  readonly failures?: readonly TestFailure[];
  /** The seconds of each test file. */
  readonly seconds?: Readonly<Record<string, number>>;
};

/** Each suite writes its counts into its package, so that a cached run restores them. */
export const countsFile = '.test-counts.json';

export function writeTestCounts(counts: TestCounts, folder = process.cwd()): void {
  writeFileSync(join(folder, countsFile), `${JSON.stringify(counts)}\n`);
}

/** Returns the counts of a suite, or undefined if it wrote none. */
export function readTestCounts(folder: string): TestCounts | undefined {
  try {
    const left: unknown = JSON.parse(readFileSync(join(folder, countsFile), 'utf8'));
    return isTestCounts(left) ? left : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes the counts of an earlier run, which a suite that crashes would leave in place. */
export const removeTestCounts = (folder: string): void => rmSync(join(folder, countsFile), { force: true });

function isTestCounts(value: unknown): value is TestCounts {
  if (typeof value !== 'object' || value === null) return false;
  const record = new Map(Object.entries(value));
  return ['passed', 'failed', 'skipped'].every((name) => typeof record.get(name) === 'number');
}

export function addCounts(all: readonly TestCounts[]): TestCounts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of all) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  return total;
}

/** Returns the closing line of a run. */
export const closingLine = ({ passed, failed, skipped }: TestCounts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Returns the slowest files of all suites as lines to print, slowest first. */
export function slowestFiles(
  suites: readonly { readonly suite: string; readonly counts: TestCounts }[],
  most: number,
): string[] {
  const files = suites.flatMap(({ suite, counts }) =>
    Object.entries(counts.seconds ?? {}).map(([file, seconds]) => ({ suite, file, seconds })),
  );
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ suite, file, seconds }) => `${seconds.toFixed(1).padStart(6)} s ${suite} ${file}`);
}
