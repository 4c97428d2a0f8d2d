import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readTestCounts } from '@repo/report/test-counts';
import type { TestCounts } from '@repo/report/test-counts';
import { z } from 'zod';

const folder = '.turbo/runs';

const task = z.object({
  taskId: z.string(),
  task: z.string(),
  directory: z.string(),
  command: z.string(),
  logFile: z.string().optional(),
  cache: z.object({ status: z.string() }).optional(),
  execution: z.object({ exitCode: z.number().nullish() }).nullish(),
});
const summary = z.object({ tasks: z.array(task) });

export type RanTask = z.output<typeof task>;

/** Returns the names of all summaries that the task runner has written so far. */
export const listRunSummaries = (from = folder): ReadonlySet<string> =>
  new Set(existsSync(from) ? readdirSync(from) : []);

/**
 * Returns the summary of the run that ended after `before` was listed, without tasks that have no command. A summary is
 * told by its name, since the clock of the task runner may be another one.
 */
export function readRunSummary(before: ReadonlySet<string>, from = folder): RanTask[] {
  const added = [...listRunSummaries(from)].find((file) => !before.has(file));
  if (added === undefined) return [];
  const { tasks } = summary.parse(JSON.parse(readFileSync(join(from, added), 'utf8')));
  return tasks.filter(({ command }) => command !== '<NONEXISTENT>');
}

/** Returns whether a task runs tests; every other task is a check or a build. */
export const isSuite = ({ task: name }: Pick<RanTask, 'task'>): boolean => name === 'test';

/** Returns the last lines of a task's output, for a failure that no test explains. */
export function lastLinesOf({ logFile }: Pick<RanTask, 'logFile'>, most = 30): string[] {
  if (logFile === undefined || !existsSync(logFile)) return [];
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-most);
}

/** Counts the tests of a suite, and any other task as one check. A task that did not run, or left no counts, has failed. */
export function countsOfTask({ task: name, directory, execution }: RanTask): TestCounts {
  const hasSucceeded = execution?.exitCode === 0;
  const counts = isSuite({ task: name }) ? readTestCounts(directory) : undefined;
  if (counts !== undefined) return hasSucceeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  const isPassed = hasSucceeded && !isSuite({ task: name });
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 };
}
