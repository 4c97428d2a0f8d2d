import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const megabyte = 1024 * 1024;

export type Memory = { readonly heapMb: number; readonly rssMb: number };

/** Returns the memory in use after a garbage collection. */
export function measureMemory(): Memory {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') for (let round = 0; round < 3; round += 1) collect();
  const { heapUsed, rss } = process.memoryUsage();
  return { heapMb: heapUsed / megabyte, rssMb: rss / megabyte };
}
