import type { Pool, PoolClient } from 'pg';

/** Does the work in one transaction: all of it has happened once this answers, nothing of it when it throws. */
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
