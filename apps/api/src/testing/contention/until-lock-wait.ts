import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Resolves when another connection waits for a lock, or when the work that should wait for it has ended. */
export async function untilLockWait(database: Database, work: Promise<unknown>): Promise<void> {
  const over = work.then(
    () => true,
    () => true,
  );
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      database,
    );
    if (rows.length > 0 || (await Promise.race([over, Promise.resolve(false)]))) return;
  }
}
