import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cacheForSeconds } from './cache-for-seconds.ts';
import { fixedClock } from '../testing/fixed-clock.ts';

test('readers share one load for five seconds, and the next one loads again', async () => {
  const clock = fixedClock();
  let loads = 0;
  const { read } = cacheForSeconds(async () => ++loads, clock);
  assert.deepEqual(await Promise.all([read(), read()]), [1, 1]);
  clock.advanceSeconds(4);
  assert.equal(await read(), 1);
  clock.advanceSeconds(1);
  assert.equal(await read(), 2);
});

test('loads again after an invalidation, even when the invalidated load has not ended', async () => {
  let loads = 0;
  const { read, invalidate } = cacheForSeconds(async () => ++loads, fixedClock());
  const early = read();
  invalidate();
  assert.equal(await read(), 2);
  assert.equal(await early, 1);
  assert.equal(await read(), 2);
});

test('never caches a load that failed', async () => {
  let loads = 0;
  const { read } = cacheForSeconds(async () => {
    loads += 1;
    if (loads === 1) throw new Error('the database is away');
    return loads;
  }, fixedClock());
  await assert.rejects(read, /away/);
  assert.equal(await read(), 2);
});
