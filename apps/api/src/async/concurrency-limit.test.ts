import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createConcurrencyLimit, createConcurrencyLimitPerKey } from './concurrency-limit.ts';

/** Work that runs until `end` is called. */
function openWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void ends.push(resolve));
  return { work, begun: () => ends.length, end: (index: number) => ends[index]?.() };
}

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

test('refuses work at once when the maximum is waiting, until there is room', async () => {
  const runLimited = createConcurrencyLimit({ max: 1, maxWaiting: 1 });
  const { work, begun, end } = openWork();
  const first = runLimited(work);
  const second = runLimited(work);
  await assert.rejects(runLimited(work), { statusCode: 503 });
  assert.equal(begun(), 1);
  end(0);
  await first;
  const third = runLimited(work);
  end(1);
  await second;
  end(2);
  await third;
  assert.equal(begun(), 3);
});

test('makes work wait for work of the same key only', async () => {
  const runLimited = createConcurrencyLimitPerKey({ max: 1, maxWaiting: 1 });
  const { work, begun, end } = openWork();
  const all = [runLimited('ana', work), runLimited('ana', work), runLimited('ben', work)];
  await turn();
  assert.equal(begun(), 2);
  await assert.rejects(runLimited('ana', work), { statusCode: 503 });
  end(0);
  await turn();
  assert.equal(begun(), 3);
  end(1);
  end(2);
  await Promise.all(all);
});

test('runs the maximum at a time and the others in the order they came, after failures too', async () => {
  const runLimited = createConcurrencyLimit({ max: 2, maxWaiting: 2 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = [0, 1, 2, 3].map((index) =>
    runLimited(async () => {
      begun.push(index);
      await new Promise<void>((resolve) => void (ends[index] = resolve));
      if (index === 0) throw new Error('it went wrong');
      return index;
    }),
  );
  const settled = Promise.allSettled(works);
  await Promise.resolve();
  assert.deepEqual(begun, [0, 1]);
  ends[0]?.();
  await assert.rejects(works[0] ?? Promise.resolve());
  assert.deepEqual(begun, [0, 1, 2]);
  ends[2]?.();
  await works[2];
  assert.deepEqual(begun, [0, 1, 2, 3]);
  ends[1]?.();
  ends[3]?.();
  assert.deepEqual(
    (await settled).map(({ status }) => status),
    ['rejected', 'fulfilled', 'fulfilled', 'fulfilled'],
  );
});
