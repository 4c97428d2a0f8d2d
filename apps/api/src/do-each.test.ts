import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doEach } from './do-each.ts';

const { signal } = new AbortController();

test('everything has its turn, and what failed is told at the end', async () => {
  const done: number[] = [];
  const sweep = doEach(
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

test('a sweep that is to stop leaves the rest for the next one', async () => {
  const stop = new AbortController();
  const done: number[] = [];
  await doEach(
    [1, 2, 3],
    async (item) => {
      done.push(item);
      if (item === 2) stop.abort();
    },
    stop.signal,
  );
  assert.deepEqual(done, [1, 2]);
});
