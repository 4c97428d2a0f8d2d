import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  addCounts,
  closingLine,
  countsFile,
  readTestCounts,
  removeTestCounts,
  slowestFiles,
  writeTestCounts,
} from './test-counts.ts';

test('the closing line reads the counts that a suite writes', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeTestCounts({ passed: 3, failed: 1, skipped: 0 }, folder);
  assert.deepEqual(readTestCounts(folder), { passed: 3, failed: 1, skipped: 0 });
});

test('a suite with a missing or incomplete file has no counts', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  t.after(() => rmSync(folder, { recursive: true }));
  assert.equal(readTestCounts(folder), undefined);
  for (const half of ['{"passed":3', 'null', '{"passed":3}', '[]']) {
    writeFileSync(join(folder, countsFile), half);
    assert.equal(readTestCounts(folder), undefined, half);
  }
});

test('the counts of an earlier run can be removed, also when there are none', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeTestCounts({ passed: 3, failed: 0, skipped: 0 }, folder);
  for (let times = 0; times < 2; times += 1) removeTestCounts(folder);
  assert.equal(readTestCounts(folder), undefined);
});

test('the closing line sums all suites and names skipped tests only if there are any', () => {
  const total = addCounts([
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 5, failed: 1, skipped: 0 },
  ]);
  assert.equal(closingLine(total), '7 passed, 1 failed');
  assert.equal(closingLine({ passed: 1, failed: 0, skipped: 2 }), '1 passed, 0 failed, 2 skipped');
});

test('slowestFiles lists the slowest files of all suites first', () => {
  const passed = { passed: 1, failed: 0, skipped: 0 };
  const suites = [
    { suite: 'api', counts: { ...passed, seconds: { 'a.test.ts': 2, 'b.test.ts': 40.25 } } },
    { suite: 'ui', counts: { ...passed, seconds: { 'c.test.ts': 3 } } },
    { suite: 'lint', counts: passed },
  ];
  assert.deepEqual(slowestFiles(suites, 2), ['  40.3 s api b.test.ts', '   3.0 s ui c.test.ts']);
});
