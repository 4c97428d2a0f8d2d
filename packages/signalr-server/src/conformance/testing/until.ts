import { setTimeout as pause } from 'node:timers/promises';

/** Less of it where a test is meant to fail. */
const patienceMs = Number(process.env['CONFORMANCE_PATIENCE_MS'] ?? 20_000);

/** Waits for what must come about some time, however slow the machine is. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await pause(5);
  }
}

/** Fails with a telling sentence where a promise would hang for ever. */
export async function inTime<Value>(what: string, promise: Promise<Value>): Promise<Value> {
  const givenUp = new AbortController();
  const late = pause(patienceMs, undefined, { signal: givenUp.signal }).then(() => {
    throw new Error(`Waited in vain for ${what}.`);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    late.catch(() => undefined);
    givenUp.abort();
  }
}
