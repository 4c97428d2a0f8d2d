import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readTestCounts } from '@repo/report/test-counts';

test('counts a file that could not be loaded as failed and a test that did not run as skipped', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'jest-counts-'));
  const before = process.cwd();
  process.chdir(folder);
  t.after(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });
  const reporterFile: string = new URL('counts-reporter.mjs', import.meta.url).href;
  const { default: CountsReporter } = await import(reporterFile);
  const reporter = new CountsReporter();
  const broken = {
    testFilePath: join(process.cwd(), 'broken.test.ts'),
    testExecError: { stack: 'Error: no' },
    perfStats: { runtime: 0 },
    testResults: [],
  };
  const half = {
    testFilePath: join(process.cwd(), 'src/a.test.ts'),
    perfStats: { runtime: 1500 },
    console: [{ message: 'said on the way' }],
    testResults: [
      { status: 'passed', fullName: 'goes well' },
      { status: 'failed', fullName: 'goes badly', failureMessages: ['Error: lost'] },
    ],
  };
  for (const file of [broken, half]) reporter.onTestResult(undefined, file);
  reporter.onRunComplete(undefined, {
    numPassedTests: 4,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [broken, half],
  });
  assert.deepEqual(readTestCounts(folder), {
    passed: 4,
    failed: 3,
    skipped: 2,
    seconds: { 'broken.test.ts': 0, 'src/a.test.ts': 1.5 },
    failures: [
      { file: 'broken.test.ts', name: 'could not be loaded', reason: ['Error: no'], output: [] },
      { file: 'src/a.test.ts', name: 'goes badly', reason: ['Error: lost'], output: ['said on the way'] },
    ],
  });
});
