// `pnpm test`: runs all checks, runs the files that failed again, alone, and prints what failed and one closing line.
import { spawnSync } from 'node:child_process';
import { missingBrowser } from '@repo/e2e/chromium';
import { addCounts, closingLine, removeTestCounts, slowestFiles } from '@repo/report/test-counts';
import type { TestCounts } from '@repo/report/test-counts';
import { linesOfFailure } from '@repo/report/test-failure';
import { rerunFailedFiles } from './rerun-failed-files.ts';
import { countsOfTask, isSuite, lastLinesOf, listRunSummaries, readRunSummary } from './run-summary.ts';
import type { RanTask } from './run-summary.ts';

const checks = ['//#format', '//#lint', '//#types', '//#imports', '//#unused', '//#rules'];
const options = ['--continue', '--summarize', '--log-order=grouped', '--output-logs=full'];
const mostFlakyFiles = 5;

type Suite = { readonly task: RanTask; readonly env: NodeJS.ProcessEnv; readonly counts: TestCounts };

/** Everything that ran, by the name that the report uses. */
const ran = new Map<string, Suite>();

/** Runs tasks, also after failures, and returns those that ran, with their counts. */
function runTasks(tasks: readonly string[], env: NodeJS.ProcessEnv = {}, files: readonly string[] = []) {
  const summaries = listRunSummaries();
  const named = files.length > 0 ? ['--', ...files] : [];
  const { status } = spawnSync('turbo', ['run', ...tasks, ...options, ...named], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const results = readRunSummary(summaries).map((task) => ({ task, env, counts: countsOfTask(task) }));
  // A run that failed without a failed task did not reach its tasks.
  const isExplained = status === 0 || results.some(({ counts }) => counts.failed > 0);
  return { results, isExplained };
}

/** Runs tasks and keeps their results for the report; a note tells apart two runs of a suite. */
function runAndKeep(tasks: readonly string[], env: NodeJS.ProcessEnv = {}, note = ''): void {
  const { results, isExplained } = runTasks(tasks, env);
  for (const result of results) ran.set(`${result.task.taskId}${note}`, result);
  if (!isExplained) unexplained.push(`failed: turbo run ${tasks.join(' ')}: it ended before its tasks`);
}
const unexplained: string[] = [];

/** Each of them uses all cores, so the tests of two at a time would only wait for each other. */
const wideSuites = ['@repo/api', '@repo/e2e'];
const others = wideSuites.map((name) => `--filter=!${name}`);
runAndKeep([...checks, 'test', '--concurrency=2', ...others]);
runAndKeep(['@repo/api#test']);
/** The check of the project installs Chromium; who has none is told at the end what was left out. */
const isCheck = (process.env['CI'] ?? '') !== '';
const leftOut = isCheck ? undefined : missingBrowser();
if (leftOut === undefined) runAndKeep(['@repo/e2e#test']);

/**
 * A PostgreSQL server on which the tests of contention, locks, jobs, migrations and lost connections run as well, and
 * those of galleries with files in a bucket; the others do not depend on either.
 */
const serverUrl = process.env['SERVER_DATABASE_URL'];
const ofServer = `src/{${[
  'start-product',
  'database/{in-transaction,migrate,open-database,tables,connections/*}',
  'jobs/*',
  'modules/calendar/reserve-slots',
  'modules/checkout/{abandoned/*,additions/additions-contention,placing/*}',
  'modules/galleries/{*,resumable/*,storing/*}',
  'modules/payments/settling/*',
  'modules/promo-codes/spend-promo-code',
  'modules/refunds/{refund-histories,executing/*}',
  'modules/requests/requests-at-once',
  'modules/search/derived-rows',
  'testing/contention/*',
].join(',')}}.test.ts`;
if (serverUrl !== undefined) {
  const env = { TEST_DATABASE_URL: serverUrl, TEST_STORE: 's3', TEST_FILES: ofServer };
  runAndKeep(['@repo/api#test'], env, ' on the server');
}

const suites = [...ran]
  .filter(([, { task }]) => isSuite(task))
  .map(([suite, { counts }]) => ({ suite, counts }));
const { suites: afterwards, flaky } = rerunFailedFiles(suites, (suite, file) => {
  const first = ran.get(suite);
  if (first === undefined) throw new Error(`${suite} did not run`);
  removeTestCounts(first.task.directory);
  const files = file === undefined ? [] : [file];
  const { results } = runTasks([first.task.taskId, '--only', '--force'], first.env, files);
  return results[0]?.counts ?? { passed: 0, failed: 1, skipped: 0 };
});

/** Says why a task failed: by its failed tests, or by the end of its output. */
function reasonsOf(suite: string, { failed, failures = [] }: TestCounts): string[] {
  if (failed === 0) return [];
  if (failures.length > 0) return failures.flatMap((failure) => linesOfFailure(suite, failure));
  const task = ran.get(suite)?.task;
  return [
    `failed: ${suite}`,
    ...(task === undefined ? [] : lastLinesOf(task)).map((line) => `    | ${line}`),
  ];
}

const counted = new Map([...ran].map(([suite, { counts }]) => [suite, counts]));
for (const { suite, counts } of afterwards) counted.set(suite, counts);
const flakyFiles = new Set(flaky.map(({ suite, failure }) => `${suite} ${failure.file}`));
const reasons = [
  ...[...counted].flatMap(([suite, counts]) => reasonsOf(suite, counts)),
  ...unexplained,
  ...(flakyFiles.size > mostFlakyFiles
    ? [`failed: ${flakyFiles.size} flaky files, more than ${mostFlakyFiles} are no accident`]
    : []),
];
const total = addCounts([...counted.values()]);
const slowest = [...counted].map(([suite, counts]) => ({ suite, counts }));
const flakyLines = flaky.flatMap(({ suite, failure }) => linesOfFailure(suite, failure, 'flaky'));
const notes = leftOut === undefined ? [] : [`left out: ${leftOut}`];
const report = ['slowest test files:', ...slowestFiles(slowest, 10), ...reasons, ...flakyLines, ...notes];
process.stdout.write(`${[...report, closingLine(total)].join('\n')}\n`);
process.exitCode = reasons.length === 0 && total.failed === 0 && total.passed > 0 ? 0 : 1;
