import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadOnce } from './load-once.ts';

test('retries a failed load, and loads a value once', async () => {
  let loads = 0;
  const read = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error('too many open files');
    return loads;
  });
  await assert.rejects(Promise.all([read(), read()]), /too many open files/);
  assert.deepEqual(await Promise.all([read(), read()]), [2, 2]);
  assert.equal(await read(), 2);
  assert.equal(loads, 2);
});
