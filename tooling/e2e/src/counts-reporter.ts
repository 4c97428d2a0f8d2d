import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { writeTestCounts } from '@repo/report/test-counts';

/** Leaves the counts of the run for its closing line; an error outside of any test counts as one that failed. */
export default class CountsReporter implements Reporter {
  #all: readonly TestCase[] = [];
  #errors = 0;

  onBegin(_: unknown, suite: Suite): void {
    this.#all = suite.allTests();
  }

  onError(): void {
    this.#errors += 1;
  }

  onEnd(): void {
    const hasFailed = (test: TestCase): boolean => ['unexpected', 'flaky'].includes(test.outcome());
    const failures = this.#all.filter((test) => hasFailed(test)).map((test) => test.titlePath().join(' '));
    const outcomes = this.#all.map((test) => test.outcome());
    const count = (...names: TestResult['status'][] | string[]): number =>
      outcomes.filter((outcome) => names.some((name) => name === outcome)).length;
    writeTestCounts({
      passed: count('expected'),
      failed: failures.length + this.#errors,
      skipped: count('skipped'),
      ...(failures.length > 0 && { failures }),
    });
  }
}
