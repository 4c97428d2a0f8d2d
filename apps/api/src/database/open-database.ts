import { setTimeout as sleep } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import { types } from 'pg';
import type { PoolConfig } from 'pg';
import type { Env } from '../config/env.ts';
import { StartupError } from '../startup-error.ts';
import { openGuardedPool } from './connections/guarded-pool.ts';
import { openEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import type { EmbeddedOptions } from './embedded/embedded-postgres.ts';
import { migrate } from './migrate.ts';
import type { Database, Schema } from './schema.ts';

const closeTimeoutMs = 2000;

export type OpenDatabase = {
  readonly database: Database;
  /** For code that needs its own connections: the sandbox, the queue. */
  readonly connection: PoolConfig;
  readonly close: () => Promise<void>;
};

type Listeners = {
  /** Called when a pooled connection breaks; the pool replaces it. */
  readonly onConnectionLost: (reason: Error) => void;
  /** Called when the embedded server has died and could not be restarted. */
  readonly onLost: (reason: unknown) => void;
};

type Settings = Listeners & Pick<EmbeddedOptions, 'isDisposable'>;

/** Opens the database of the product: the server at DATABASE_URL, or the embedded one in DATA_DIR. */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'databasePool' | 'dataDir'>,
  { onConnectionLost, onLost, isDisposable }: Settings,
): Promise<OpenDatabase> {
  const embedded =
    env.databaseUrl === undefined
      ? await openEmbeddedPostgres(env.dataDir, { onLost, isDisposable })
      : undefined;
  const target = embedded?.connection ?? { connectionString: env.databaseUrl };
  const { database, close } = connectDatabase({ ...target, max: env.databasePool }, onConnectionLost);
  const closeAll = async (): Promise<void> => {
    // A statement that is still running ends with its server or with this process.
    await Promise.race([close(), sleep(closeTimeoutMs, undefined, { ref: false })]);
    await embedded?.stop();
  };
  try {
    await migrateUnlimited(target, onConnectionLost);
  } catch (error) {
    await closeAll();
    throw env.databaseUrl === undefined ? error : unreachable(error);
  }
  return { database, connection: target, close: closeAll };
}

/** Opens a connection for migrations, which may take longer than the time limit of other statements. */
async function migrateUnlimited(
  target: PoolConfig,
  onConnectionLost: Listeners['onConnectionLost'],
): Promise<void> {
  const { database, close } = connectDatabase({ ...target, max: 1, query_timeout: 0 }, onConnectionLost);
  try {
    await migrate(database);
  } finally {
    await close();
  }
}

/** Parses big integers as numbers, since none of ours exceeds the safe range, and keeps dates as text. */
const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, Number],
  [types.builtins.DATE, String],
]);

/** Opens the product's pool of connections to a database; a broken one is replaced (`openGuardedPool`). */
export function connectDatabase(target: PoolConfig, onConnectionLost: (reason: Error) => void): OpenDatabase {
  const pool = openGuardedPool(
    {
      options: '-c timezone=UTC',
      types: {
        getTypeParser: (type, format) => parsers.get(type) ?? types.getTypeParser(type, format),
      },
      ...target,
    },
    onConnectionLost,
  );
  const database = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    // Keys inside JSON stay as they are stored.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return { database, connection: target, close: () => database.destroy() };
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

/** Returns whether the database answers. */
export const isDatabaseReady = async (database: Database): Promise<boolean> =>
  (await sql`select 1`.execute(database)).rows.length === 1;
