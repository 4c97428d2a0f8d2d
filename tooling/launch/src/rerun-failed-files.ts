import type { TestCounts } from '@repo/report/test-counts';
import type { TestFailure } from '@repo/report/test-failure';

export type SuiteResult = { readonly suite: string; readonly counts: TestCounts };

/** Runs one file of a suite alone, or the whole suite when no file is given. */
type RunAgain = (suite: string, file: string | undefined) => TestCounts;

type Flaky = { readonly suite: string; readonly failure: TestFailure };

type Outcome = { readonly suites: readonly SuiteResult[]; readonly flaky: readonly Flaky[] };

/** More failed files than these are no accident of a busy machine. */
const mostFailedFiles = 10;

/** Files about races and crashes: what fails there now and then may be the product, so they have to pass three times. */
const raceFiles =
  /(^|\/)(jobs|contention|faults|carts|drill|embedded|resumable)\/|refund-histories|killed-process|start-product/;

/**
 * Runs each file with a failed test again, alone. A file that passes then is flaky: its tests count as passed, and `flaky`
 * names each that failed before. A suite of which no test ran is run again as a whole.
 */
export function rerunFailedFiles(suites: readonly SuiteResult[], runAgain: RunAgain): Outcome {
  const failedFiles = suites.flatMap(({ counts }) => failedFilesOf(counts));
  if (failedFiles.length === 0 || failedFiles.length > mostFailedFiles) return { suites, flaky: [] };
  const outcomes = suites.map(({ suite, counts }) => rerunSuite({ suite, counts }, runAgain));
  return { suites: outcomes.map(({ result }) => result), flaky: outcomes.flatMap(({ flaky }) => flaky) };
}

function failedFilesOf({ passed, failed, failures = [] }: TestCounts): (string | undefined)[] {
  const files = [...new Set(failures.map(({ file }) => file))];
  const isNothingRun = failed > 0 && passed === 0 && files.every((file) => file === undefined);
  return isNothingRun ? [undefined] : files.filter((file) => file !== undefined);
}

function rerunSuite({ suite, counts }: SuiteResult, runAgain: RunAgain) {
  const flaky: Flaky[] = [];
  let result = counts;
  for (const file of failedFilesOf(counts)) {
    const { isGreen, last } = runUntilFailed(file, () => runAgain(suite, file));
    const { failures = [] } = counts;
    const before = failures.filter((failure) => failure.file === file);
    if (isGreen) {
      const named = before.length > 0 ? before : [nothingRan];
      flaky.push(...named.map((failure) => ({ suite, failure })));
      result = file === undefined ? last : withoutFailures(result, before);
    } else if (last.failures !== undefined) {
      // What fails alone is easier to understand.
      const others = (result.failures ?? []).filter((failure) => failure.file !== file);
      result = { ...result, failures: [...others, ...last.failures] };
    }
  }
  return { result: { suite, counts: result }, flaky };
}

const nothingRan: TestFailure = { name: 'the suite', reason: ['no test of it ran'], output: [] };

function runUntilFailed(file: string | undefined, run: () => TestCounts) {
  const times = file !== undefined && raceFiles.test(file) ? 3 : 1;
  for (let time = 1; ; time += 1) {
    const last = run();
    const isGreen = last.failed === 0 && last.passed > 0;
    if (!isGreen || time === times) return { isGreen, last };
  }
}

const withoutFailures = (counts: TestCounts, before: readonly TestFailure[]): TestCounts => ({
  ...counts,
  passed: counts.passed + before.length,
  failed: counts.failed - before.length,
  failures: (counts.failures ?? []).filter((failure) => !before.includes(failure)),
});
