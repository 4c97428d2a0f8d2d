// `pnpm start`: builds what changed, then is the product.
import { spawnSync } from 'node:child_process';

const build = spawnSync(
  'turbo',
  ['run', 'build', '--filter=./apps/*', '--output-logs=errors-only', '--log-prefix=none'],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
if (build.status !== 0) {
  process.stdout.write(build.stdout);
  process.stderr.write('The apps could not be built: see the messages above.\n');
  process.exit(1);
}
await import('../../../apps/api/src/main.ts');
