import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundedWork } from './bounded-work.ts';
import { passwordHashes } from './password-hashes.ts';

test('a hash is argon2id with 19 MiB and two passes, and belongs to its password alone', async () => {
  const hashes = passwordHashes();
  const kept = await hashes.hash('Demo!123');
  assert.match(kept, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.notEqual(kept, await hashes.hash('Demo!123'));
  assert.equal(await hashes.verify(kept, 'Demo!123'), true);
  assert.equal(await hashes.verify(kept, 'demo!123'), false);
  assert.equal(await hashes.verify(null, 'Demo!123'), false);
});

test('a hash of other parameters is outdated, and still verifies', async () => {
  const before = passwordHashes({ memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const kept = await before.hash('Demo!123');
  assert.equal(before.isOutdated(kept), false);
  assert.equal(passwordHashes().isOutdated(kept), true);
  assert.equal(await passwordHashes().verify(kept, 'Demo!123'), true);
});

test('so many pieces of work run at a time, the others wait in the order they came, and failures make room', async () => {
  const inTurn = boundedWork(2);
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
