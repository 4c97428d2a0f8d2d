import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachSettled } from './for-each-settled.ts';

const { signal } = new AbortController();

test('runs the work of every item and throws the failures at the end', async () => {
  const done: number[] = [];
  const sweep = forEachSettled(
    [1, 2, 3, 4],
    async (item) => {
      if (item % 2 === 0) throw new Error('no even numbers');
      done.push(item);
    },
    signal,
  );
  await assert.rejects(sweep, { message: '2 of 4 failed, the first with Error: no even numbers' });
  assert.deepEqual(done, [1, 3]);
});

test('leaves the remaining items when the signal aborts', async () => {
  const stop = new AbortController();
  const done: number[] = [];
  await forEachSettled(
    [1, 2, 3],
    async (item) => {
      done.push(item);
      if (item === 2) stop.abort();
    },
    stop.signal,
  );
  assert.deepEqual(done, [1, 2]);
});
