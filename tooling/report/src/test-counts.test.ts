import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  addCounts,
  closingLine,
  countsFile,
  failedTest,
  readTestCounts,
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

test('a failed test is told with the begin of its message and its place', () => {
  const stack = ['\u001B[31mexpected 1\u001B[39m', '', 'received 2', ...Array<string>(20).fill('<div>')].join(
    '\n',
  );
  const told = failedTest('a.test.ts: adds', `${stack}\n    at sum (a.ts:1:1)\n    at src/a.test.ts:7:3`);
  assert.equal(
    told,
    [
      'a.test.ts: adds',
      'expected 1',
      'received 2',
      ...Array<string>(6).fill('<div>'),
      'at src/a.test.ts:7:3',
    ].join('\n    '),
  );
  assert.equal(failedTest('a.test.ts: adds', undefined), 'a.test.ts: adds');
});
