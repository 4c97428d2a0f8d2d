import type { TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

/** Tries again, with a breath in between, until it holds: for what becomes true without telling anybody. */
export async function againUntil(t: TestContext, holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20, undefined, { signal: t.signal });
}
