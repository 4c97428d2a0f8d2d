// Serves the real API on a free port with a disposable database, for tests in other processes: screens under Jest and
// journeys in a browser. Prints its address and ends when its standard input ends.
import { execFileSync } from 'node:child_process';
import { chmod, rm } from 'node:fs/promises';
import { openTestBucket } from './files/test-bucket.ts';
import { makeTestFolder } from './files/test-folder.ts';
import { startProduct } from '../start-product.ts';
import { readEnv } from '../config/env.ts';

// A caller that names the folder can use the command line on the same database, or start the product on it again; it
// removes the folder.
const named = process.env['DATA_DIR'];
const dataDir = named ?? (await makeTestFolder('test-product-'));
await chmod(dataDir, 0o755);
// The folder of a product that has ended, to begin with a copy of it. Its files belong to several accounts.
const original = process.env['COPY_OF'];
if (original !== undefined) execFileSync('cp', ['-a', `${original}/.`, dataDir]);
const bucket = process.env['SERVE_STORE'] === 's3' ? await openTestBucket() : undefined;
const product = await startProduct(
  readEnv({
    NODE_ENV: 'test',
    PORT: process.env['SERVE_PORT'] ?? '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    // Each test sends its own network address, so that tests do not share rate limits.
    TRUST_PROXY: '1',
    LAME_DUCK_SECONDS: '0',
    SEED: process.env['SEED'] ?? 'empty',
    SERVICE_WORKER: process.env['SERVICE_WORKER'],
    SENTRY_DSN: process.env['SENTRY_DSN'],
    ANALYTICS_ID: process.env['ANALYTICS_ID'],
    GOOGLE_MAPS_BROWSER_KEY: process.env['GOOGLE_MAPS_BROWSER_KEY'],
    S3_BUCKET: bucket?.settings.bucket,
    S3_ENDPOINT: bucket?.settings.endpoint,
    S3_ACCESS_KEY_ID: bucket?.settings.credentials?.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket?.settings.credentials?.secretAccessKey,
    TAX_REGISTRATION: '12345 6789 RT0001',
  }),
  undefined,
  // A busy test machine would trip the overload check; health.test.ts tests it.
  { busyAfterMs: 0, isDisposable: named === undefined },
);
process.stdout.write(`${product.url}\n`);

const end = async (): Promise<void> => {
  await product.stop();
  await bucket?.close();
  if (named === undefined) await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
};
process.stdin.resume().on('end', () => void end());
process.on('SIGTERM', () => void end());
