import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remember } from './remember.ts';
import { fixedClock } from './testing/fixed-clock.ts';

test('callers within the time share one load, the first one after it loads again', async () => {
  const clock = fixedClock();
  let loads = 0;
  const { read } = remember(async () => ++loads, clock);
  assert.deepEqual(await Promise.all([read(), read()]), [1, 1]);
  clock.advanceSeconds(4);
  assert.equal(await read(), 1);
  clock.advanceSeconds(1);
  assert.equal(await read(), 2);
});

test('what was forgotten is loaded again, also when its load is still on its way', async () => {
  let loads = 0;
  const { read, forget } = remember(async () => ++loads, fixedClock());
  const early = read();
  forget();
  assert.equal(await read(), 2);
  assert.equal(await early, 1);
  assert.equal(await read(), 2);
});

test('a load that failed is not remembered', async () => {
  let loads = 0;
  const { read } = remember(async () => {
    loads += 1;
    if (loads === 1) throw new Error('the database is away');
    return loads;
  }, fixedClock());
  await assert.rejects(read, /away/);
  assert.equal(await read(), 2);
});
