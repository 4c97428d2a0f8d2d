import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

export type NewJob = {
  readonly name: string;
  readonly payload: unknown;
  readonly runAt: Date;
  readonly onceKey: string | undefined;
  readonly died: { readonly at: Date; readonly reason: string } | undefined;
};

/** The table of jobs, as everybody may use it. */
export const jobRepository = (database: Database) => ({
  add: async ({ name, payload, runAt, onceKey, died }: NewJob): Promise<void> => {
    const { at: failedAt = null, reason = null } = died ?? {};
    const row = { name, payload: JSON.stringify(payload), run_at: runAt, failed_at: failedAt, reason };
    if (onceKey === undefined) {
      await database.insertInto('job').values(row).execute();
      return;
    }
    await sql`
      with first as (
        insert into job_once (name, key) values (${name}, ${onceKey}) on conflict do nothing returning name
      )
      insert into job (name, payload, run_at, failed_at, reason)
      select name, ${row.payload}::jsonb, ${runAt}, ${failedAt}::timestamptz, ${reason} from first
    `.execute(database);
  },

  /** Two processes may register the same work, and a new release may change how often it comes back. */
  addRepeating: async (name: string, everySeconds: number, runAt: Date): Promise<void> => {
    await sql`
      insert into job (name, payload, run_at, every_seconds) values (${name}, '{}', ${runAt}, ${everySeconds})
      on conflict (name) where every_seconds is not null
      do update set every_seconds = excluded.every_seconds, run_at = excluded.run_at
      where job.every_seconds <> excluded.every_seconds
    `.execute(database);
  },

  /** Whether anything is due, be it that another process is at it right now. */
  isAnythingDue: async (names: readonly string[], now: Date): Promise<boolean> => {
    const due = await database
      .selectFrom('job')
      .select('id')
      .where('failed_at', 'is', null)
      .where('run_at', '<=', now)
      .where('name', 'in', [...names])
      .limit(1)
      .executeTakeFirst();
    return due !== undefined;
  },

  /**
   * After the clock was set back, work that comes back and work to be tried again would wait until the old time
   * comes round: no such wait is longer than `longestPauseSeconds` or the interval.
   */
  bringBack: async (now: Date, longestPauseSeconds: number): Promise<void> => {
    await sql`
      update job set run_at = ${now}
      where failed_at is null and taken_by is null and (every_seconds is not null or tries > 0)
        and run_at > ${now}::timestamptz
          + make_interval(secs => coalesce(every_seconds, ${longestPauseSeconds}::integer))
    `.execute(database);
  },
});
