import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';

/** An arbitrary fixed number: processes that start together create the tables one after the other. */
const tablesLock = 4_000_002;

/**
 * Opens separate connections to the product's database, so that the sandbox's state survives a rollback or kill of
 * the product.
 */
export async function openPool(connection: PoolConfig, onTrouble: (reason: unknown) => void): Promise<Pool> {
  const pool = new Pool({
    ...connection,
    max: 3,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  // A connection in use that breaks fails its statement; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // The end of a pool does not wait for its connections: a server that stops right after ends some of them itself.
  pool.on('error', (reason) => {
    if (!pool.ending) onTrouble(reason);
  });
  const tables = await readFile(join(import.meta.dirname, 'tables.sql'), 'utf8');
  try {
    // Statements sent together are one transaction, which releases the lock.
    await pool.query(`select pg_advisory_xact_lock(${tablesLock}); ${tables}`);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}
