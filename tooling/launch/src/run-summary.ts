import { readFileSync, readdirSync, statSync } from 'node:fs';
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
  cache: z.object({ status: z.string() }).optional(),
  execution: z.object({ exitCode: z.number().nullish() }).nullish(),
});
const summary = z.object({ tasks: z.array(task) });

export type RanTask = z.output<typeof task>;

/** What the task runner wrote about the run that began at that moment; tasks without a command did nothing. */
export function readRunSummary(beganAtMs: number): RanTask[] {
  const newest = readdirSync(folder)
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).mtimeMs >= beganAtMs)
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .at(0);
  if (newest === undefined) return [];
  const { tasks } = summary.parse(JSON.parse(readFileSync(newest, 'utf8')));
  return tasks.filter(({ command }) => command !== '<NONEXISTENT>');
}

const suites = new Set(['test']);

/** A suite counts its tests; any other task is one check. What did not run, or left no counts, has failed. */
export function countsOfTask({ task: name, directory, execution }: RanTask): TestCounts {
  const hasSucceeded = execution?.exitCode === 0;
  const counts = suites.has(name) ? readTestCounts(directory) : undefined;
  if (counts !== undefined) return hasSucceeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  const isPassed = hasSucceeded && !suites.has(name);
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 };
}
