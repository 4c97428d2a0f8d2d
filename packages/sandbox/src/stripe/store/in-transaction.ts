import type { Pool, PoolClient } from 'pg';

/** Runs the work in a transaction: commits on return, rolls back on an exception. */
export async function inTransaction<Done>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Done>,
): Promise<Done> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch((reason: unknown) => {
      broken = reason instanceof Error ? reason : new Error('the transaction could not be rolled back');
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
