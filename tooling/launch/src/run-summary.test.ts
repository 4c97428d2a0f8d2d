import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { writeTestCounts } from '@repo/report/test-counts';
import { countsOfTask } from './run-summary.ts';

const ran = (task: string, exitCode: number | undefined, directory = '/nowhere') => ({
  taskId: `x#${task}`,
  task,
  directory,
  command: 'x',
  execution: exitCode === undefined ? undefined : { exitCode },
});

test('a check is one test, passed or failed; one that did not get to run has failed', () => {
  assert.deepEqual(countsOfTask(ran('//#lint', 0)), { passed: 1, failed: 0, skipped: 0 });
  assert.deepEqual(countsOfTask(ran('//#lint', 2)), { passed: 0, failed: 1, skipped: 0 });
  assert.deepEqual(countsOfTask(ran('//#lint', undefined)), { passed: 0, failed: 1, skipped: 0 });
});

test('a suite counts its own tests, and fails when it ended badly or left no counts', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'suite-'));
  t.after(() => rmSync(folder, { recursive: true }));
  assert.deepEqual(countsOfTask(ran('test', 0, folder)), { passed: 0, failed: 1, skipped: 0 });
  writeTestCounts({ passed: 7, failed: 0, skipped: 1 }, folder);
  assert.deepEqual(countsOfTask(ran('test', 0, folder)), { passed: 7, failed: 0, skipped: 1 });
  assert.deepEqual(countsOfTask(ran('test', 1, folder)), { passed: 7, failed: 1, skipped: 1 });
  writeTestCounts({ passed: 5, failed: 2, skipped: 0 }, folder);
  assert.deepEqual(countsOfTask(ran('test', 1, folder)), { passed: 5, failed: 2, skipped: 0 });
});
