// `pnpm test`: everything that can say no, and one closing line over all of it.
import { spawnSync } from 'node:child_process';
import { addCounts, closingLine } from '@repo/report/test-counts';
import { countsOfTask, readRunSummary } from './run-summary.ts';

const checks = ['//#format', '//#lint', '//#types', '//#imports', '//#unused', '//#rules'];
const tasks = [...checks, 'test'];

const beganAt = Date.now();
const { status } = spawnSync(
  'turbo',
  [
    'run',
    ...tasks,
    '--continue',
    '--summarize',
    '--log-order=grouped',
    '--output-logs=full',
    '--concurrency=2',
  ],
  { stdio: 'inherit' },
);

const ran = readRunSummary(beganAt);
for (const task of ran) {
  if (countsOfTask(task).failed > 0) process.stdout.write(`failed: ${task.taskId}\n`);
}
const total = addCounts(ran.map(countsOfTask));
process.stdout.write(`${closingLine(total)}\n`);
process.exitCode = status === 0 && total.failed === 0 && total.passed > 0 ? 0 : 1;
