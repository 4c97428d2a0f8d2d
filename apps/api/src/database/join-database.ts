import type { Env } from '../config/env.ts';
import { StartupError } from '../startup-error.ts';
import { runningEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { connectDatabase, openDatabase } from './open-database.ts';
import type { OpenDatabase } from './open-database.ts';

type Target = Pick<Env, 'databaseUrl' | 'databasePool' | 'dataDir'>;

/**
 * Opens the database of the product, whether the product runs or not. Joins a running server and leaves it running;
 * otherwise starts the embedded one, which `close` stops again.
 */
export async function joinDatabase(env: Target): Promise<OpenDatabase> {
  const target = { ...env, databasePool: 2 };
  const joined = env.databaseUrl === undefined ? await joinRunning(env.dataDir) : undefined;
  if (joined !== undefined) return joined;
  try {
    return await openDatabase(target, { onConnectionLost: ignore, onLost: ignore });
  } catch (error) {
    // A product that started at the same time may have been faster, so there may be a server to join now.
    const late = error instanceof StartupError && env.databaseUrl === undefined;
    const other = late ? await joinRunning(env.dataDir) : undefined;
    if (other === undefined) throw error;
    return other;
  }
}

/** Ignores lost connections, because the next statement reports them. */
const ignore = (): void => undefined;

async function joinRunning(dataDir: string): Promise<OpenDatabase | undefined> {
  const connection = await runningEmbeddedPostgres(dataDir);
  if (connection === undefined) return undefined;
  const opened = connectDatabase({ ...connection, max: 2, query_timeout: 0 }, ignore);
  try {
    await migrate(opened.database);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
