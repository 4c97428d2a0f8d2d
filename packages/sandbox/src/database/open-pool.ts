import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';

/** Any fixed number: processes that start at the same time make the tables one after the other. */
const tablesLock = 4_000_002;

/**
 * Connections of the sandbox's own to the product's database, never the product's: what the outside world did
 * stays done when the product's transaction is rolled back or the product is killed.
 */
export async function openPool(connection: PoolConfig, onTrouble: (reason: unknown) => void): Promise<Pool> {
  const pool = new Pool({
    ...connection,
    max: 3,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // The end of a pool does not wait for its connections: a server that stops right after ends some of them itself.
  pool.on('error', (reason) => {
    if (!pool.ending) onTrouble(reason);
  });
  const tables = await readFile(join(import.meta.dirname, 'tables.sql'), 'utf8');
  try {
    // Statements that are sent together are one transaction, and the lock ends with it.
    await pool.query(`select pg_advisory_xact_lock(${tablesLock}); ${tables}`);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}
