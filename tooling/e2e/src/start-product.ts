import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { makeTestFolder } from '@repo/api/src/testing/files/test-folder.ts';

const server = join(import.meta.dirname, '../../../apps/api/src/testing/serve.ts');

type StartedProduct = {
  readonly url: string;
  readonly end: () => Promise<void>;
  /** Ends it at once, as a crash of the machine's process does. */
  readonly kill: () => Promise<void>;
};

/**
 * Starts the built product on a free port and a new database, with the given environment variables. The demonstration is
 * copied from the one that was prepared, unless the product has a folder or a bucket of its own.
 */
export async function startProductWith(variables: Readonly<Record<string, string>>): Promise<StartedProduct> {
  const { SEED, DATA_DIR, SERVE_STORE } = variables;
  const isCopied = SEED === 'demo' && DATA_DIR === undefined && SERVE_STORE === undefined;
  const copied = isCopied ? { COPY_OF: process.env['PREPARED_DEMO'] } : {};
  const env = { ...process.env, ...variables, ...copied };
  const product = spawn(process.execPath, [server], { stdio: ['pipe', 'pipe', 'inherit'], env });
  const lines = createInterface(product.stdout);
  const first = await Promise.race([once(lines, 'line'), once(product, 'exit')]);
  if (product.exitCode !== null) throw new Error(`the product ended with ${product.exitCode}`);
  const url = String(first[0]);
  return {
    url,
    end: async () => {
      product.stdin.end();
      await once(product, 'exit');
    },
    kill: async () => {
      product.kill('SIGKILL');
      await once(product, 'exit');
    },
  };
}

/**
 * Makes the demonstration once, since that takes longer than to copy it, and waits for its jobs (mails, photos of the
 * gallery), which every copy would do again at its start.
 */
async function prepareDemo(folder: string): Promise<void> {
  const product = await startProductWith({ SEED: 'demo', DATA_DIR: folder });
  const reply = await fetch(`${product.url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reset: true }),
    signal: AbortSignal.timeout(300_000),
  });
  if (!reply.ok) throw new Error(`the jobs of the demonstration could not be done: ${reply.status}`);
  await product.end();
  process.env['PREPARED_DEMO'] = folder;
}

/**
 * Starts the product that the journeys share, with the demonstration, since providers cannot sign up by themselves. Returns
 * the function by which Playwright ends it.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const folder = await makeTestFolder('prepared-demo-');
  await prepareDemo(folder);
  const { url, end } = await startProductWith({ SEED: 'demo' });
  process.env['PRODUCT_URL'] = url;
  return async () => {
    await end();
    await rm(folder, { recursive: true, force: true });
  };
}
