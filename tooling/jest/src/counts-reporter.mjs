import { relative } from 'node:path';
import { writeTestCounts } from '@repo/report/test-counts';

/** The tests of a file that failed, or the file itself where it was never loaded. */
function failuresIn({ testFilePath, testExecError, testResults }) {
  const file = relative('.', testFilePath);
  if (testExecError) return [file];
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => `${file}: ${fullName}`);
}

/** Leaves the counts of the run for its closing line; a file that could not even be loaded counts as failed. */
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
    writeTestCounts({
      passed: numPassedTests,
      failed,
      skipped: numPendingTests + numTodoTests,
      ...(failed > 0 && { failures }),
    });
  }
}
