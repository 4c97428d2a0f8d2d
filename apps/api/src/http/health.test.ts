import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openTestApi } from '../testing/test-api.ts';

/** Blocks the event loop until the process counts as busy. */
async function holdUntilBusy(isBusy: () => boolean): Promise<void> {
  while (!isBusy()) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    await nextTurn();
  }
}

test('a busy process refuses calls and is not ready, but healthz answers', async (t) => {
  const { app } = await openTestApi(t, { busyAfterMs: 1 });
  await holdUntilBusy(() => app.isUnderPressure());
  const [health, ready] = await Promise.all([
    app.inject({ url: '/healthz' }),
    app.inject({ url: '/readyz' }),
  ]);
  assert.equal(health.statusCode, 200);
  assert.equal(health.json().status, 'busy');
  assert.equal(typeof health.json().eventLoopDelayMs, 'number');
  assert.equal(ready.statusCode, 503);
  assert.deepEqual(ready.json().errors, ['service_unavailable']);
});

test('[FF-45] is ready only when every check passes, and names the checks that fail or throw', async (t) => {
  const parts = { start: false, jobs: false };
  const readiness = {
    start: () => parts.start,
    jobs: () => {
      if (!parts.jobs) throw new Error('gone');
      return true;
    },
  };
  const { app } = await openTestApi(t, { readiness });
  const ask = () => app.inject({ url: '/readyz' });
  assert.equal((await ask()).statusCode, 503);
  assert.deepEqual((await ask()).json(), { status: 'not ready', waitingFor: ['start', 'jobs'] });
  parts.start = true;
  assert.deepEqual((await ask()).json().waitingFor, ['jobs']);
  parts.jobs = true;
  assert.deepEqual((await ask()).json(), { status: 'ready' });
});

test('[FF-45] readiness does not wait for a check that never answers', async (t) => {
  const { app } = await openTestApi(t, { readiness: { files: () => new Promise(() => undefined) } });
  const ready = await app.inject({ url: '/readyz' });
  assert.deepEqual([ready.statusCode, ready.json().waitingFor], [503, ['files']]);
});
