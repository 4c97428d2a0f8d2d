import { Client } from 'pg';
import type { PoolConfig } from 'pg';

/**
 * Runs work while no other process runs work with the same key, and waits for its turn without a limit. The lock has
 * its own connection, so that the work can use the whole pool.
 */
export async function takeTurns<Value>(
  connection: PoolConfig,
  key: number,
  work: () => Promise<Value>,
): Promise<Value> {
  const client = new Client(connection);
  // A broken connection releases the lock; the statements of the work then fail or succeed by themselves.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [key]);
    return await work();
  } finally {
    await client.end();
  }
}
