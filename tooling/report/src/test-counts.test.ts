import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { addCounts, closingLine, countsFile, readTestCounts, writeTestCounts } from './test-counts.ts';

test('what a suite writes is what the closing line reads', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeTestCounts({ passed: 3, failed: 1, skipped: 0 }, folder);
  assert.deepEqual(readTestCounts(folder), { passed: 3, failed: 1, skipped: 0 });
});

test('a suite that left nothing, or half a file, has no counts', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  t.after(() => rmSync(folder, { recursive: true }));
  assert.equal(readTestCounts(folder), undefined);
  for (const half of ['{"passed":3', 'null', '{"passed":3}', '[]']) {
    writeFileSync(join(folder, countsFile), half);
    assert.equal(readTestCounts(folder), undefined, half);
  }
});

test('the closing line adds all suites and names skipped tests only when there are any', () => {
  const total = addCounts([
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 5, failed: 1, skipped: 0 },
  ]);
  assert.equal(closingLine(total), '7 passed, 1 failed');
  assert.equal(closingLine({ passed: 1, failed: 0, skipped: 2 }), '1 passed, 0 failed, 2 skipped');
});
