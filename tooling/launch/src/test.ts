// `pnpm test`: everything that can say no, and one closing line over all of it.
import { spawnSync } from 'node:child_process';
import { addCounts, closingLine } from '@repo/report/test-counts';
import type { TestCounts } from '@repo/report/test-counts';
import { countsOfTask, readRunSummary } from './run-summary.ts';

const checks = ['//#format', '//#lint', '//#types', '//#imports', '//#unused', '//#rules'];

/** What did not pass, once more at the end, where it is looked for after thousands of lines. */
const failedLines: string[] = [];

/** Runs tasks to the end, whatever fails on the way, and answers what each of them counted. */
function runTasks(tasks: readonly string[], env: NodeJS.ProcessEnv = {}): TestCounts[] {
  const beganAt = Date.now();
  const options = [
    '--continue',
    '--summarize',
    '--log-order=grouped',
    '--output-logs=full',
    '--concurrency=2',
  ];
  const { status } = spawnSync('turbo', ['run', ...tasks, ...options], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const ran = readRunSummary(beganAt);
  for (const task of ran) {
    const { failed, failures = [] } = countsOfTask(task);
    if (failed > 0) failedLines.push(`failed: ${task.taskId}`, ...failures.map((name) => `  ${name}`));
  }
  const counts = ran.map(countsOfTask);
  // A run that ended badly without any task having failed did not get as far as its tasks.
  const isUnexplained = status !== 0 && addCounts(counts).failed === 0;
  return isUnexplained ? [...counts, { passed: 0, failed: 1, skipped: 0 }] : counts;
}

const counts = runTasks([...checks, 'test']);

/**
 * A PostgreSQL server to run on as well, besides the embedded one, where rivals, locks and money are: the rest knows no
 * difference.
 */
const serverUrl = process.env['SERVER_DATABASE_URL'];
const ofServer =
  'src/{database,jobs,testing/contention,modules/{checkout,drafts,ledger,matching,orders,payments,promo-codes,refunds,requests}}/**/*.test.ts';
if (serverUrl !== undefined)
  counts.push(...runTasks(['@repo/api#test'], { TEST_DATABASE_URL: serverUrl, TEST_FILES: ofServer }));

const total = addCounts(counts);
process.stdout.write(`${[...failedLines, closingLine(total)].join('\n')}\n`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
