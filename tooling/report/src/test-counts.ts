import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type TestCounts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The names of those that failed, where a suite knows them. */
  readonly failures?: readonly string[];
};

/** Every suite leaves its counts in its own package, so that a run served from the cache brings them back. */
export const countsFile = '.test-counts.json';

export function writeTestCounts(counts: TestCounts, folder = process.cwd()): void {
  writeFileSync(join(folder, countsFile), `${JSON.stringify(counts)}\n`);
}

/** The counts a suite left, or nothing when it did not get as far as leaving any. */
export function readTestCounts(folder: string): TestCounts | undefined {
  try {
    const left: unknown = JSON.parse(readFileSync(join(folder, countsFile), 'utf8'));
    return isTestCounts(left) ? left : undefined;
  } catch {
    return undefined;
  }
}

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

/** The one line that a whole run closes with. */
export const closingLine = ({ passed, failed, skipped }: TestCounts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
