import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { DatabaseUnavailable, databaseFailureOf } from './database-unavailable.ts';

const limits = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  // Only these two notice a server that disappears without closing its connections, as in a failover.
  query_timeout: 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/**
 * Opens a pool of connections with time limits, so that a slow database never blocks a request forever. A broken
 * connection fails its statement with `DatabaseUnavailable` instead of ending the process, and is replaced.
 */
export function openGuardedPool(config: PoolConfig, onConnectionLost: (reason: Error) => void): PostgresPool {
  const pool = new Pool({ ...limits, ...config });
  pool.on('error', (reason) => {
    // A connection that is being closed may still hear that its server ends.
    if (!pool.ending) onConnectionLost(reason);
  });
  // The pool listens to errors of idle connections only; without this, an error of one in use would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const guarded = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect().catch(failDatabase);
      const known = guarded.get(client) ?? guardClient(client);
      guarded.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

/** Discards a connection whose statement timed out, which the driver would otherwise reuse. */
function guardClient(client: PoolClient): PostgresPoolClient {
  let isLost = false;
  const query = async (statement: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(statement, [...parameters]);
    } catch (reason) {
      const failure = databaseFailureOf(reason);
      isLost ||= failure instanceof DatabaseUnavailable;
      throw failure;
    }
  };
  const release = (mustDiscard = false): void => client.release(mustDiscard || isLost);
  return { query, release } as PostgresPoolClient;
}

function failDatabase(reason: unknown): never {
  throw databaseFailureOf(reason);
}
