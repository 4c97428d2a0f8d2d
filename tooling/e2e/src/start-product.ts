import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const server = join(import.meta.dirname, '../../../apps/api/src/testing/serve.ts');

type StartedProduct = {
  readonly url: string;
  readonly end: () => Promise<void>;
  /** Ends it at once, as a crash of the machine's process does. */
  readonly kill: () => Promise<void>;
};

/** Starts the built product on a free port and a new database, with the given environment variables. */
export async function startProductWith(variables: Readonly<Record<string, string>>): Promise<StartedProduct> {
  const env = { ...process.env, ...variables };
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
 * Starts the product that the journeys share, with the demonstration, since providers cannot sign up by themselves. Returns
 * the function by which Playwright ends it.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const { url, end } = await startProductWith({ SEED: 'demo' });
  process.env['PRODUCT_URL'] = url;
  return end;
}
