import { relative } from 'node:path';
import { removeTestCounts, writeTestCounts } from '@repo/report/test-counts';
import { testFailure } from '@repo/report/test-failure';

/** Returns the failed tests of a file, or the file itself when it could not be loaded. */
function failuresIn({ testFilePath, testExecError, testResults, console: printed }) {
  const file = relative('.', testFilePath);
  const output = (printed ?? []).map(({ message }) => message).join('\n');
  if (testExecError)
    return [testFailure({ file, name: 'could not be loaded', message: testExecError.stack, output })];
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages = [] }) =>
      testFailure({ file, name: fullName, message: failureMessages[0], output }),
    );
}

/** Writes the counts of the run for the closing line; a file that could not be loaded counts as failed. */
export default class CountsReporter {
  /** Jest removes what a file printed from the results of the run. */
  #failures = [];

  constructor() {
    removeTestCounts('.');
  }

  onTestResult(_, result) {
    this.#failures.push(...failuresIn(result));
  }

  onRunComplete(
    _,
    {
      numPassedTests,
      numFailedTests,
      numRuntimeErrorTestSuites,
      numPendingTests,
      numTodoTests,
      testResults = [],
    },
  ) {
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    writeTestCounts({
      passed: numPassedTests,
      failed,
      skipped: numPendingTests + numTodoTests,
      seconds: Object.fromEntries(
        testResults.map(({ testFilePath, perfStats }) => [
          relative('.', testFilePath),
          perfStats.runtime / 1000,
        ]),
      ),
      ...(failed > 0 && { failures: this.#failures }),
    });
  }
}
