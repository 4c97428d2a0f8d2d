import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { PoolConfig } from 'pg';
import type { Env } from '../config/env.ts';
import { StartupError } from '../startup-error.ts';
import { openEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrate } from './migrate.ts';
import type { Database, Schema } from './schema.ts';

export type OpenDatabase = {
  readonly database: Database;
  /** For those who need connections of their own: the sandbox, the queue. */
  readonly connection: PoolConfig;
  readonly close: () => Promise<void>;
};

type Listeners = {
  /** A pooled connection broke; the pool replaces it. */
  readonly onConnectionLost: (reason: Error) => void;
  /** The embedded server died and could not be brought back. */
  readonly onLost: (reason: unknown) => void;
};

/** The one PostgreSQL of the product: the server at DATABASE_URL, or the embedded one in DATA_DIR. */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'databasePool' | 'dataDir'>,
  listeners: Listeners,
): Promise<OpenDatabase> {
  const embedded =
    env.databaseUrl === undefined
      ? await openEmbeddedPostgres(env.dataDir, { onLost: listeners.onLost })
      : undefined;
  const target = embedded?.connection ?? { connectionString: env.databaseUrl };
  const { database, close } = connectDatabase(
    { ...target, max: env.databasePool },
    listeners.onConnectionLost,
  );
  const closeAll = async (): Promise<void> => {
    await close();
    await embedded?.stop();
  };
  try {
    await migrate(database);
  } catch (error) {
    await closeAll();
    throw env.databaseUrl === undefined ? error : unreachable(error);
  }
  return { database, connection: target, close: closeAll };
}

/** Whole numbers come as numbers: none of ours outgrows what a number holds. Days stay what they are, text. */
const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, Number],
  [types.builtins.DATE, String],
]);

/** A pool of connections with a limit on everything, so that a slow database never holds a request for ever. */
export function connectDatabase(target: PoolConfig, onConnectionLost: (reason: Error) => void): OpenDatabase {
  const pool = new Pool({
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    options: '-c timezone=UTC',
    types: {
      getTypeParser: (type, format) => parsers.get(type) ?? types.getTypeParser(type, format),
    },
    ...target,
  });
  pool.on('error', onConnectionLost);
  const polite = {
    options: pool.options,
    connect: () => pool.connect().catch(refuseWaiting),
    end: () => pool.end(),
  };
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: polite }) });
  return { database, connection: target, close: () => database.destroy() };
}

/** The HTTP server makes "service unavailable" of the status: whoever comes again may be luckier. */
class TooManyWait extends Error {
  override readonly name = 'TooManyWait';
  readonly statusCode = 503;
}

/** The pool knows its refusal by this sentence alone. */
function refuseWaiting(reason: unknown): never {
  const isPatienceOver =
    reason instanceof Error && reason.message === 'timeout exceeded when trying to connect';
  throw isPatienceOver ? new TooManyWait('no connection to the database was free in time') : reason;
}

function unreachable(error: unknown): StartupError {
  const reason =
    error instanceof Error
      ? error.message || ('code' in error ? String(error.code) : error.name)
      : String(error);
  return new StartupError(
    `The database at DATABASE_URL cannot be used (${reason}): check the address and that the server runs.`,
  );
}

/** Whether the database answers right now. */
export const isDatabaseReady = async (database: Database): Promise<boolean> =>
  (await sql`select 1`.execute(database)).rows.length === 1;
