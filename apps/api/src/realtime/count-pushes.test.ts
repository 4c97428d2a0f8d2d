import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countPushes } from './count-pushes.ts';

/** Opens pushes whose counts are the number of the read: 1 for the first, 2 for the second. */
function openPushes() {
  const readings: (readonly number[])[] = [];
  const sent: string[] = [];
  const failures: string[] = [];
  const broken = { isDatabaseAway: false, key: '' };
  const pushes = countPushes({
    read: async (receiverIds) => {
      readings.push(receiverIds);
      const unseen = readings.length;
      if (broken.isDatabaseAway) throw new Error('no database');
      return receiverIds.map((receiverId) => ({ receiverId, receiverType: 1, unseen }));
    },
    onFailure: (reason) => failures.push(String(reason)),
  });
  const ask = (key: string, receiverId: number): void =>
    pushes.ask(key, {
      receiverId,
      send: async ({ unseen }) => {
        if (key === broken.key) throw new Error('no connection');
        sent.push(`${key} ${unseen}`);
      },
    });
  return { ...pushes, ask, broken, readings, sent, failures };
}

test('reads once more after a running read for all requests made during it', async () => {
  const { ask, settled, readings, sent } = openPushes();
  for (const [key, receiverId] of [
    ['a', 1],
    ['a', 1],
    ['b', 2],
    ['c', 1],
    ['b', 2],
  ] as const)
    ask(key, receiverId);
  await settled();
  assert.deepEqual(readings, [[1], [1, 2]]);
  assert.deepEqual(sent, ['a 1', 'a 2', 'b 2', 'c 2']);
  ask('a', 1);
  await settled();
  assert.deepEqual(sent.at(-1), 'a 3');
});

test('reads many counts in batches', async () => {
  const { ask, settled, readings, sent } = openPushes();
  for (let receiverId = 1; receiverId <= 500; receiverId += 1) ask(`to ${receiverId}`, receiverId);
  await settled();
  assert.deepEqual(
    readings.map(({ length }) => length),
    [1, 200, 200, 99],
  );
  assert.equal(sent.length, 500);
});

test('reports a failed read or connection and still pushes to the others', async () => {
  const { ask, settled, broken, sent, failures } = openPushes();
  broken.isDatabaseAway = true;
  ask('a', 1);
  await settled();
  broken.isDatabaseAway = false;
  broken.key = 'b';
  for (const key of ['a', 'b', 'c']) ask(key, 1);
  await settled();
  assert.deepEqual(failures, ['Error: no database', 'Error: no connection']);
  assert.deepEqual(sent, ['a 2', 'c 3']);
});
