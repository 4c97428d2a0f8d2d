import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import type { Contender } from './compare.ts';

const connections = 32;

/** A server process of its own, started from a file that prints its address. */
export async function startServer(
  file: string,
  env: Readonly<Record<string, string>> = {},
  given: readonly string[] = [],
): Promise<{ address: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [file, ...given], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  return { address: String(line), stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.stdin?.end();
  await gone;
}

/** Answers per second of one address under steady load; an answer that is no success makes the run void. */
export const addressUnderLoad = (
  name: string,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Contender => ({
  name,
  measure: async (seconds) => {
    const { requests, non2xx, errors } = await autocannon({ url, headers, connections, duration: seconds });
    if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} refusals and ${errors} errors under load`);
    return requests.average;
  },
});
