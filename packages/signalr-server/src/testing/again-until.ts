import type { TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

/** Retries with pauses until a condition holds. */
export async function againUntil(t: TestContext, holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20, undefined, { signal: t.signal });
}
