import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { removeTestCounts, writeTestCounts } from '@repo/report/test-counts';
import { testFailure } from '@repo/report/test-failure';
import type { TestFailure } from '@repo/report/test-failure';

/** Writes the counts of the run for the closing summary; an error outside of a test counts as a failed test. */
export default class CountsReporter implements Reporter {
  #all: readonly TestCase[] = [];
  readonly #errors: TestFailure[] = [];

  constructor() {
    removeTestCounts('.');
  }

  onBegin(_: unknown, suite: Suite): void {
    this.#all = suite.allTests();
  }

  onError({ message, stack, location }: TestError): void {
    const file = location && relative('.', location.file);
    const name = 'an error outside of tests';
    this.#errors.push(
      testFailure({ file: isJourney(file) ? file : undefined, name, message: stack ?? message }),
    );
  }

  onEnd(): void {
    const byOutcome = Map.groupBy(this.#all, (test) => test.outcome());
    const failures = [...(byOutcome.get('unexpected') ?? []).map((test) => failureOf(test)), ...this.#errors];
    writeTestCounts({
      passed: byOutcome.get('expected')?.length ?? 0,
      failed: failures.length,
      skipped: byOutcome.get('skipped')?.length ?? 0,
      seconds: secondsByFile(this.#all),
      ...(failures.length > 0 && { failures }),
    });
  }
}

const isJourney = (file: string | undefined): boolean => file?.endsWith('.spec.ts') === true;

function failureOf(test: TestCase): TestFailure {
  const result = test.results.find(({ error }) => error !== undefined);
  const [, project, , ...titles] = test.titlePath();
  return testFailure({
    file: relative('.', test.location.file),
    name: `[${project}] ${titles.join(' ')}`,
    // The first error of a test that took too long does not say where it waited.
    message: result?.errors.map(({ stack, message }) => stack ?? message).join('\n'),
    output: result === undefined ? '' : outputOf(result),
  });
}

/** Returns what a journey printed, and where its screenshot and the description of its last page are kept. */
function outputOf({ stdout, stderr, attachments }: TestResult): string {
  const printed = [...stdout, ...stderr].map(String).join('');
  const kept = attachments.flatMap(({ path }) => (path === undefined ? [] : [keepFile(path)]));
  return [printed, ...kept].join('\n');
}

/** Copies a file out of the checkout, which the machine may delete after a run, and returns where it is. */
function keepFile(path: string): string {
  const kept = join(mkdtempSync(join(tmpdir(), 'failed-journey-')), path.split('/').at(-1) ?? 'file');
  copyFileSync(path, kept);
  return kept;
}

function secondsByFile(tests: readonly TestCase[]): Record<string, number> {
  const seconds: Record<string, number> = {};
  for (const { location, results } of tests) {
    const file = relative('.', location.file);
    const ms = results.reduce((sum, { duration }) => sum + duration, 0);
    seconds[file] = (seconds[file] ?? 0) + ms / 1000;
  }
  return seconds;
}
