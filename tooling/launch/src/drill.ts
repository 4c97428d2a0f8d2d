// `pnpm drill`: kills, cuts and stops the product under load, at full size. Takes about eight minutes.
import { spawnSync } from 'node:child_process';

const drill = ['--filter', '@repo/api', 'exec', 'run-node-tests', 'src/testing/drill/drill.test.ts'];
const { status } = spawnSync('pnpm', drill, {
  stdio: 'inherit',
  env: { ...process.env, DRILL: 'full', TEST_TIMEOUT_SECONDS: '7200' },
});
process.exitCode = status ?? 1;
