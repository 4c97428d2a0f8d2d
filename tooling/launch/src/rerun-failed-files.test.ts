import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { readTestCounts } from '@repo/report/test-counts';
import type { TestCounts } from '@repo/report/test-counts';
import { testFailure } from '@repo/report/test-failure';
import { rerunFailedFiles } from './rerun-failed-files.ts';

const runner = join(import.meta.dirname, '../../report/src/run-node-tests.ts');
const suite = 'planted#test';

/** A package with the given test files, which Node's runner runs. */
function openPackage(t: TestContext, files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const [file, body] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), `import { test } from 'node:test';\n${body}`);
  }
  // A runner within a runner would report to it.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  return (...named: readonly string[]): TestCounts => {
    spawnSync(process.execPath, [runner, ...named], {
      cwd: folder,
      env: { ...env, TEST_TIMEOUT_SECONDS: '5' },
    });
    return readTestCounts(folder) ?? assert.fail('the run left no counts');
  };
}

const failsFirst = (times: number): string => `
  import { appendFileSync, readFileSync } from 'node:fs';
  test('comes late', () => {
    const log = import.meta.filename + '.runs';
    appendFileSync(log, '.');
    if (readFileSync(log, 'utf8').length <= ${times}) throw new Error('too early');
  });`;

test('a file that fails once is flaky, and one that fails, crashes, hangs or blocks every time has failed', (t) => {
  const run = openPackage(t, {
    'src/once.test.ts': failsFirst(1),
    'src/always.test.ts': `test('is right', () => {}); test('is wrong', () => { console.log('on the way'); throw new Error('wrong'); });`,
    'src/crash.test.ts': 'process.exit(3);',
    'src/hang.test.ts': `test('waits', () => new Promise(() => setInterval(() => {}, 1000)));`,
    'src/block.test.ts': `test('turns', () => { for (;;); });`,
  });
  const first = run();
  assert.deepEqual([first.passed, first.failed], [1, 5]);
  const { suites, flaky } = rerunFailedFiles([{ suite, counts: first }], (_, file) => run(file ?? ''));
  assert.deepEqual(
    flaky.map(({ failure }) => [failure.file, failure.name, failure.reason[0]]),
    [['src/once.test.ts', 'comes late', 'Error: too early']],
  );
  assert.deepEqual(
    suites.map(({ counts }) => [counts.passed, counts.failed]),
    [[2, 4]],
  );
  const failures = suites.flatMap(({ counts }) => counts.failures ?? []);
  assert.deepEqual(failures.map(({ file }) => file).toSorted(), [
    'src/always.test.ts',
    'src/block.test.ts',
    'src/crash.test.ts',
    'src/hang.test.ts',
  ]);
  const wrong = failures.find(({ file }) => file === 'src/always.test.ts');
  assert.deepEqual([wrong?.reason[0], wrong?.output], ['Error: wrong', ['on the way']]);
});

test('a file about races or crashes has to pass three times', (t) => {
  const run = openPackage(t, { 'src/jobs/lease.test.ts': failsFirst(1), 'src/mail.test.ts': failsFirst(1) });
  const first = run();
  assert.equal(first.failed, 2);
  const asked: string[] = [];
  const { suites, flaky } = rerunFailedFiles([{ suite, counts: first }], (_, file = '') => {
    asked.push(file);
    // Its second run alone fails again.
    return asked.length === 2 ? first : run(file);
  });
  assert.deepEqual(asked, ['src/jobs/lease.test.ts', 'src/jobs/lease.test.ts', 'src/mail.test.ts']);
  assert.deepEqual(
    flaky.map(({ failure }) => failure.file),
    ['src/mail.test.ts'],
  );
  assert.deepEqual(
    suites.map(({ counts }) => counts.failed),
    [1],
  );
});

const failing = (file: string | undefined, passed = 1): TestCounts => ({
  passed,
  failed: 1,
  skipped: 0,
  failures: [testFailure({ file, name: 'is right', message: 'Error: no' })],
});
const green: TestCounts = { passed: 4, failed: 0, skipped: 0 };

test('more failed files than a busy machine explains are not run again', () => {
  const suites = Array.from({ length: 11 }, (_, index) => ({
    suite: `${suite}${index}`,
    counts: failing('src/a.test.ts'),
  }));
  const outcome = rerunFailedFiles(suites, () => assert.fail('it ran again'));
  assert.deepEqual(outcome, { suites, flaky: [] });
});

test('a suite of which no test ran is run again as a whole, and an error beside its tests stays', () => {
  const none: TestCounts = { passed: 0, failed: 1, skipped: 0 };
  const asked: (string | undefined)[] = [];
  const { suites, flaky } = rerunFailedFiles(
    [
      { suite: 'screens#test', counts: none },
      { suite: 'journeys#test', counts: failing(undefined) },
    ],
    (name, file) => {
      asked.push(name, file);
      return green;
    },
  );
  assert.deepEqual(asked, ['screens#test', undefined]);
  assert.deepEqual(
    suites.map(({ counts }) => counts.failed),
    [0, 1],
  );
  assert.equal(flaky.length, 1);
});
