import type { Env } from '../config/env.ts';
import { StartupError } from '../startup-error.ts';
import { runningEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { connectDatabase, openDatabase } from './open-database.ts';
import type { OpenDatabase } from './open-database.ts';

type Target = Pick<Env, 'databaseUrl' | 'databasePool' | 'dataDir'>;

/**
 * The database of the product, whether it runs or not: a server that is there already is joined and left alone; the
 * embedded one is started where nobody else has, and stopped again with `close`.
 */
export async function joinDatabase(env: Target): Promise<OpenDatabase> {
  const target = { ...env, databasePool: 2 };
  const joined = env.databaseUrl === undefined ? await joinRunning(env.dataDir) : undefined;
  if (joined !== undefined) return joined;
  try {
    return await openDatabase(target, { onConnectionLost: ignore, onLost: ignore });
  } catch (error) {
    // A product that was just starting may have been quicker: then there is a server to join after all.
    const late = error instanceof StartupError && env.databaseUrl === undefined;
    const other = late ? await joinRunning(env.dataDir) : undefined;
    if (other === undefined) throw error;
    return other;
  }
}

/** A connection that is lost shows itself in the statement that needs it. */
const ignore = (): void => undefined;

async function joinRunning(dataDir: string): Promise<OpenDatabase | undefined> {
  const connection = await runningEmbeddedPostgres(dataDir);
  if (connection === undefined) return undefined;
  const opened = connectDatabase({ ...connection, max: 2 }, ignore);
  try {
    await migrate(opened.database);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
