import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPool } from '@repo/sandbox/database/open-pool';
import { openTestDatabase } from '../testing/test-database.ts';

test('reports a broken connection, but not after the pool is closed', async (t) => {
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

test('[FF-43] fails the statement of a connection that is cut, and replaces the connection', async (t) => {
  const { connection, close } = await openTestDatabase();
  const pool = await openPool(connection, () => undefined);
  t.after(async () => {
    await pool.end();
    await close();
  });
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
  await assert.rejects(client.query('select 1'));
  client.release();
  await pool.query('select 1');
});
