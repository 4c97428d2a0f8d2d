// `pnpm test`: runs all checks and prints one closing line.
import { spawnSync } from 'node:child_process';
import { addCounts, closingLine, slowestFiles } from '@repo/report/test-counts';
import type { TestCounts } from '@repo/report/test-counts';
import { countsOfTask, lastLinesOf, readRunSummary } from './run-summary.ts';

const checks = ['//#format', '//#lint', '//#types', '//#imports', '//#unused', '//#rules'];

const ranSuites: { readonly suite: string; readonly counts: TestCounts }[] = [];

/** Printed again at the end, after thousands of lines. */
const failedLines: string[] = [];
const secondTries: string[] = [];
/** More than these are no accident of a busy machine, so the run fails. */
const mostSecondTries = 3;

const options = ['--continue', '--summarize', '--log-order=grouped', '--output-logs=full'];

/** Runs all tasks, also after failures, and returns their counts. */
function runTasks(tasks: readonly string[], env: NodeJS.ProcessEnv = {}): TestCounts[] {
  const beganAt = Date.now();
  const { status } = spawnSync('turbo', ['run', ...tasks, ...options], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const ran = readRunSummary(beganAt);
  for (const task of ran) {
    const { failed, failures = lastLinesOf(task), secondTries: again = [] } = countsOfTask(task);
    secondTries.push(...again.map((name) => `passed on its second try: ${task.taskId} ${name}`));
    if (failed > 0) failedLines.push(`failed: ${task.taskId}`, ...failures.map((name) => `  ${name}`));
  }
  const counts = ran.map(countsOfTask);
  ranSuites.push(...ran.map((task) => ({ suite: task.taskId, counts: countsOfTask(task) })));
  // A run that failed without a failed task did not reach its tasks.
  const isUnexplained = status !== 0 && addCounts(counts).failed === 0;
  return isUnexplained ? [...counts, { passed: 0, failed: 1, skipped: 0 }] : counts;
}

/** Each of them uses all cores, so the tests of two at a time would only wait for each other. */
const wideSuites = ['@repo/api', '@repo/e2e'];
const others = wideSuites.map((name) => `--filter=!${name}`);

const counts = [
  ...runTasks([...checks, 'test', '--concurrency=2', ...others]),
  ...runTasks([...wideSuites.map((name) => `${name}#test`), '--concurrency=1']),
];

/**
 * A PostgreSQL server on which the tests of contention, locks, money and lost connections run as well, and those of
 * galleries with files in a bucket; the others do not depend on either.
 */
const serverUrl = process.env['SERVER_DATABASE_URL'];
const ofServer =
  'src/{start-product.test.ts,{database,jobs,testing/contention,modules/{calendar,checkout,drafts,galleries,ledger,orders,payments,promo-codes,refunds,requests,search}}/**/*.test.ts}';
if (serverUrl !== undefined)
  counts.push(
    ...runTasks(['@repo/api#test'], { TEST_DATABASE_URL: serverUrl, TEST_STORE: 's3', TEST_FILES: ofServer }),
  );

const total = addCounts(counts);
const slowest = ['slowest test files:', ...slowestFiles(ranSuites, 10)];
process.stdout.write(`${[...slowest, ...secondTries, ...failedLines, closingLine(total)].join('\n')}\n`);
const isGreen = total.failed === 0 && total.passed > 0 && secondTries.length <= mostSecondTries;
process.exitCode = isGreen ? 0 : 1;
