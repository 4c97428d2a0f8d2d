import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { writeTestCounts } from '@repo/report/test-counts';
import { countsOfTask, lastLinesOf, listRunSummaries, readRunSummary } from './run-summary.ts';

const ran = (task: string, exitCode: number | undefined, directory = '/nowhere') => ({
  taskId: `x#${task}`,
  task,
  directory,
  command: 'x',
  execution: exitCode === undefined ? undefined : { exitCode },
});

test('a check counts as one test, and as failed when it did not run', () => {
  assert.deepEqual(countsOfTask(ran('//#lint', 0)), { passed: 1, failed: 0, skipped: 0 });
  assert.deepEqual(countsOfTask(ran('//#lint', 2)), { passed: 0, failed: 1, skipped: 0 });
  assert.deepEqual(countsOfTask(ran('//#lint', undefined)), { passed: 0, failed: 1, skipped: 0 });
});

test('a suite counts its own tests, and fails when it exits with an error or without counts', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'suite-'));
  t.after(() => rmSync(folder, { recursive: true }));
  assert.deepEqual(countsOfTask(ran('test', 0, folder)), { passed: 0, failed: 1, skipped: 0 });
  writeTestCounts({ passed: 7, failed: 0, skipped: 1 }, folder);
  assert.deepEqual(countsOfTask(ran('test', 0, folder)), { passed: 7, failed: 0, skipped: 1 });
  assert.deepEqual(countsOfTask(ran('test', 1, folder)), { passed: 7, failed: 1, skipped: 1 });
  writeTestCounts({ passed: 5, failed: 2, skipped: 0 }, folder);
  assert.deepEqual(countsOfTask(ran('test', 1, folder)), { passed: 5, failed: 2, skipped: 0 });
});

test('a failure without failed tests is explained by the end of its output', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const logFile = join(folder, 'turbo-test.log');
  assert.deepEqual(lastLinesOf({ logFile }), []);
  writeFileSync(logFile, 'starts\nthe API for the tests ended with 1\nfails\n');
  assert.deepEqual(lastLinesOf({ logFile }, 2), ['the API for the tests ended with 1', 'fails']);
});

test('the summary of a run is the one that was not there before, whatever its time', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'runs-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const write = (name: string, ...tasks: string[]): void =>
    writeFileSync(
      join(folder, name),
      JSON.stringify({ tasks: tasks.map((task) => ({ ...ran(task, 0), cache: undefined })) }),
    );
  assert.deepEqual(readRunSummary(listRunSummaries(join(folder, 'none')), join(folder, 'none')), []);
  write('first.json', 'build');
  const before = listRunSummaries(folder);
  assert.deepEqual(readRunSummary(before, folder), []);
  write('second.json', 'test');
  utimesSync(join(folder, 'second.json'), 0, 0);
  const tasks = readRunSummary(before, folder);
  assert.deepEqual(
    tasks.map(({ task }) => task),
    ['test'],
  );
});
