// `pnpm stress [files]`: runs test files 10 times beside a busy core, and prints how often each failed. Without names it
// takes the test files that changed since a revision (`--since REV`, default HEAD).
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { readTestCounts, removeTestCounts } from '@repo/report/test-counts';
import { linesOfFailure } from '@repo/report/test-failure';

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { since: { type: 'string', default: 'HEAD' }, times: { type: 'string', default: '10' } },
});
const times = Number(values.times);
const files = positionals.length > 0 ? positionals : changedTests(values.since);

function changedTests(since: string): string[] {
  const ask = (...words: string[]): string[] =>
    spawnSync('git', words, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  const changed = [
    ...ask('diff', '--name-only', '--diff-filter=d', since),
    ...ask('ls-files', '--others', '--exclude-standard'),
  ];
  return changed.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
}

/** Returns the folder of the package that a file belongs to. */
function packageOf(file: string): string {
  const folder = dirname(file);
  return existsSync(join(folder, 'package.json')) ? folder : packageOf(folder);
}

function runOnce(file: string): readonly string[] {
  const folder = packageOf(file);
  removeTestCounts(folder);
  const { status } = spawnSync('pnpm', ['run', 'test', relative(folder, file)], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, CI: 'true' },
  });
  const counts = readTestCounts(folder);
  if (status === 0 && counts !== undefined && counts.passed > 0) return [];
  const { failures = [] } = counts ?? {};
  return failures.length > 0
    ? failures.flatMap((failure) => linesOfFailure(folder, failure))
    : [`failed: ${file}: it ended with ${status} and no failed test`];
}

if (files.some((file) => file.endsWith('.spec.ts')))
  spawnSync('turbo', ['run', 'build', '--output-logs=errors-only'], { stdio: 'inherit' });
const busyCore = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
busyCore.unref();
process.on('exit', () => busyCore.kill('SIGKILL'));

for (const file of files) {
  let failed = 0;
  for (let time = 1; time <= times; time += 1) {
    const reasons = runOnce(file);
    if (reasons.length === 0) continue;
    failed += 1;
    process.exitCode = 1;
    process.stdout.write(`${reasons.join('\n')}\n`);
  }
  process.stdout.write(`${file}: ${failed} of ${times} runs failed\n`);
}
