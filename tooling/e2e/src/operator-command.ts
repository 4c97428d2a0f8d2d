import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const program = join(import.meta.dirname, '../../../apps/api/src/ops.ts');

/** Runs the operator's command line (`pnpm ops`) on the product with that data folder, and returns what it prints. */
export async function runOps(dataDir: string, ...words: readonly string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], { env });
  return stdout;
}
