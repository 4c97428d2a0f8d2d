import { relative } from 'node:path';
import { failedTest, writeTestCounts } from '@repo/report/test-counts';

/** Returns the failed tests of a file, or the file itself when it could not be loaded. */
function failuresIn({ testFilePath, testExecError, testResults }) {
  const file = relative('.', testFilePath);
  if (testExecError) return [failedTest(file, testExecError.stack)];
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages = [] }) => failedTest(`${file}: ${fullName}`, failureMessages[0]));
}

/** Returns the tests of a file that passed on their second try. */
function secondTriesIn({ testFilePath, testResults }) {
  return testResults
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName, retryReasons = [] }) =>
      failedTest(`${relative('.', testFilePath)}: ${fullName}`, retryReasons[0]),
    );
}

/** Writes the counts of the run for the closing line; a file that could not be loaded counts as failed. */
export default class CountsReporter {
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
    const failures = testResults.flatMap((file) => failuresIn(file));
    const secondTries = testResults.flatMap((file) => secondTriesIn(file));
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
      ...(failed > 0 && { failures }),
      ...(secondTries.length > 0 && { secondTries }),
    });
  }
}
