import { relative } from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { failedTest, writeTestCounts } from '@repo/report/test-counts';

type Outcome = ReturnType<TestCase['outcome']>;

/** Writes the counts of the run for the closing summary; an error outside of a test counts as a failed test. */
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
    const byOutcome = Map.groupBy(this.#all, (test) => test.outcome());
    const of = (outcome: Outcome): readonly TestCase[] => byOutcome.get(outcome) ?? [];
    const failures = of('unexpected').map((test) => firstFailure(test));
    const secondTries = of('flaky').map((test) => firstFailure(test));
    writeTestCounts({
      passed: of('expected').length + secondTries.length,
      failed: failures.length + this.#errors,
      skipped: of('skipped').length,
      seconds: secondsByFile(this.#all),
      ...(failures.length > 0 && { failures }),
      ...(secondTries.length > 0 && { secondTries }),
    });
  }
}

const firstFailure = (test: TestCase): string =>
  failedTest(test.titlePath().join(' '), test.results.find(({ error }) => error !== undefined)?.error?.stack);

function secondsByFile(tests: readonly TestCase[]): Record<string, number> {
  const seconds: Record<string, number> = {};
  for (const { location, results } of tests) {
    const file = relative('.', location.file);
    const ms = results.reduce((sum, { duration }) => sum + duration, 0);
    seconds[file] = (seconds[file] ?? 0) + ms / 1000;
  }
  return seconds;
}
