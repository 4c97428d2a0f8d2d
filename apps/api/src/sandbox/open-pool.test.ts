import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPool } from '@repo/sandbox/database/open-pool';
import { openTestDatabase } from '../testing/test-database.ts';

test('a connection that breaks is trouble, until the pool has been closed', async (t) => {
  const { connection, close } = await openTestDatabase();
  t.after(close);
  const troubles: unknown[] = [];
  const pool = await openPool(connection, (reason) => troubles.push(reason));
  pool.emit('error', new Error('broken'));
  assert.equal(troubles.length, 1);
  await pool.end();
  pool.emit('error', new Error('the server was stopped right after'));
  assert.equal(troubles.length, 1);
});
