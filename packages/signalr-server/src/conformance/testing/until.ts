import { setTimeout as pause } from 'node:timers/promises';

/** Set it lower for tests that are expected to fail. */
const timeoutMs = Number(process.env['CONFORMANCE_TIMEOUT_MS'] ?? 20_000);

/** Waits for a condition, with a generous timeout. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await pause(5);
  }
}

/** Rejects with a clear message where a promise would hang. */
export async function inTime<Value>(what: string, promise: Promise<Value>): Promise<Value> {
  const settled = new AbortController();
  const late = pause(timeoutMs, undefined, { signal: settled.signal }).then(() => {
    throw new Error(`Waited in vain for ${what}.`);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    late.catch(() => undefined);
    settled.abort();
  }
}
