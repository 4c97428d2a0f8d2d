import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const server = join(import.meta.dirname, '../../../apps/api/src/testing/serve.ts');

/** Starts the whole product, as built, on a free port and a new database; Playwright calls what it returns to end it. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const product = spawn(process.execPath, [server], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(product.stdout);
  const first = await Promise.race([once(lines, 'line'), once(product, 'exit')]);
  if (product.exitCode !== null) throw new Error(`the product ended with ${product.exitCode}`);
  process.env['PRODUCT_URL'] = String(first[0]);
  return async () => {
    product.stdin.end();
    await once(product, 'exit');
  };
}
