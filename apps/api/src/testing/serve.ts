// The real API on a free port with a disposable database, for tests that run outside of this process:
// screens under Jest and journeys in a browser. Prints its address, ends when its standard input does.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../start-product.ts';
import { readEnv } from '../config/env.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'test-product-'));
await chmod(dataDir, 0o755);
// `people`: everybody of the demonstration, whom a screen needs to show and to book, without their pictures, which take
// most of the time to draw.
const seed = process.env['SEED'] ?? 'empty';
const isWithoutPictures = seed === 'people';
const product = await startProduct(
  readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    SEED: isWithoutPictures ? 'demo' : seed,
    SENTRY_DSN: process.env['SENTRY_DSN'],
    ANALYTICS_ID: process.env['ANALYTICS_ID'],
  }),
  undefined,
  isWithoutPictures ? { draw: async () => undefined } : {},
);
process.stdout.write(`${product.url}\n`);

const end = async (): Promise<void> => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
};
process.stdin.resume().on('end', () => void end());
process.on('SIGTERM', () => void end());
