import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passwordHashes } from './password-hashes.ts';

test('hashes with argon2id, 19 MiB and two passes, and verifies only the same password', async () => {
  const hashes = passwordHashes();
  const storedHash = await hashes.hash('Demo!123');
  assert.match(storedHash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.notEqual(storedHash, await hashes.hash('Demo!123'));
  assert.equal(await hashes.verify(storedHash, 'Demo!123'), true);
  assert.equal(await hashes.verify(storedHash, 'demo!123'), false);
  assert.equal(await hashes.verify(null, 'Demo!123'), false);
});

test('reports a hash with other parameters as outdated and still verifies it', async () => {
  const before = passwordHashes({ memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const storedHash = await before.hash('Demo!123');
  assert.equal(before.isOutdated(storedHash), false);
  assert.equal(passwordHashes().isOutdated(storedHash), true);
  assert.equal(await passwordHashes().verify(storedHash, 'Demo!123'), true);
});
