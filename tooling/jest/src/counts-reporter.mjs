import { writeTestCounts } from '@repo/report/test-counts';

/** Leaves the counts of the run for its closing line; a file that could not even be loaded counts as failed. */
export default class CountsReporter {
  onRunComplete(
    _,
    { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests },
  ) {
    writeTestCounts({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      skipped: numPendingTests + numTodoTests,
    });
  }
}
