// `pnpm start`: builds what changed, then runs the product. Both stop on a signal at any time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { onStopSignal } from '../../../apps/api/src/shutdown/on-stop-signal.ts';

const stopping = onStopSignal(process.env);
const build = spawn(
  'turbo',
  ['run', 'build', '--filter=./apps/*', '--output-logs=errors-only', '--log-prefix=none'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
stopping.addEventListener('abort', () => build.kill('SIGINT'));
if (stopping.aborted) build.kill('SIGINT');
const [output, [exitCode]] = await Promise.all([text(build.stdout), once(build, 'close')]);
if (stopping.aborted) process.exit(0);
if (exitCode !== 0) {
  process.stdout.write(output);
  process.stderr.write('The apps could not be built: see the messages above.\n');
  process.exit(1);
}
await import('../../../apps/api/src/main.ts');
