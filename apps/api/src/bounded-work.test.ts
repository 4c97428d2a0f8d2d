import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundedWork, boundedWorkPerKey } from './bounded-work.ts';

/** Work that goes on until it is told to end. */
function openWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void ends.push(resolve));
  return { work, begun: () => ends.length, end: (index: number) => ends[index]?.() };
}

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

test('so many pieces of work wait and no more: the next one is refused at once, until there is room', async () => {
  const inTurn = boundedWork({ most: 1, mostWaiting: 1 });
  const { work, begun, end } = openWork();
  const first = inTurn(work);
  const second = inTurn(work);
  await assert.rejects(inTurn(work), { statusCode: 503 });
  assert.equal(begun(), 1);
  end(0);
  await first;
  const third = inTurn(work);
  end(1);
  await second;
  end(2);
  await third;
  assert.equal(begun(), 3);
});

test('work of one key waits for work of the same key only', async () => {
  const inTurn = boundedWorkPerKey({ most: 1, mostWaiting: 1 });
  const { work, begun, end } = openWork();
  const all = [inTurn('ana', work), inTurn('ana', work), inTurn('ben', work)];
  await turn();
  assert.equal(begun(), 2);
  await assert.rejects(inTurn('ana', work), { statusCode: 503 });
  end(0);
  await turn();
  assert.equal(begun(), 3);
  end(1);
  end(2);
  await Promise.all(all);
});

test('so many pieces of work run at a time, the others wait in the order they came, and failures make room', async () => {
  const inTurn = boundedWork({ most: 2, mostWaiting: 2 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = [0, 1, 2, 3].map((index) =>
    inTurn(async () => {
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
