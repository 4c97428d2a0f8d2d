import assert from 'node:assert/strict';
import { test } from 'node:test';
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
