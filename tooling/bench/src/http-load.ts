import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Contender } from './compare.ts';

const connections = 32;
/** Far below capacity, so that the figure measures waiting and not load. */
const askEveryMs = 10;

/** Starts a server process from a file that prints its address. */
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
  return {
    address: String(line),
    stop: async () => {
      const gone = once(child, 'exit');
      child.stdin.end();
      await gone;
    },
  };
}

/** Returns the replies per second of one address under steady load; throws on an unsuccessful reply. */
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

/** Sends requests at a steady pace until something ends and returns the 99th percentile of their times in ms. */
export async function slowestOfHundred(address: string, end: Promise<unknown>): Promise<number> {
  const times = await repeatUntil(end, askEveryMs, () => askOnce(address));
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** Repeats work at a steady pace until something ends, without waiting for the results, and returns them. */
export async function repeatUntil<Result>(
  end: Promise<unknown>,
  everyMs: number,
  work: () => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Promise<Result>[] = [];
  const over = new AbortController();
  const ended = end.finally(() => over.abort());
  while (!over.signal.aborted) {
    results.push(work());
    await Promise.race([sleep(everyMs), ended]);
  }
  await ended;
  return Promise.all(results);
}

async function askOnce(address: string): Promise<number> {
  const startedMs = performance.now();
  const reply = await fetch(`${address}/healthz`);
  await reply.arrayBuffer();
  return performance.now() - startedMs;
}
