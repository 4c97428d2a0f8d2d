import { sql } from 'kysely';
import { countDeleted } from '../database/in-batches.ts';
import type { Database } from '../database/schema.ts';
import type { JobLane } from '../ports/jobs.ts';

export type NewJob = {
  readonly name: string;
  readonly lane: JobLane;
  readonly payload: unknown;
  readonly runAt: Date;
  readonly onceKey: string | undefined;
  readonly failure: { readonly at: Date; readonly reason: string } | undefined;
};

/** Queries of the job table that need no lease. */
export const jobRepository = (database: Database) => ({
  /** Adds a job; does nothing if its `onceKey` was used before. `failure` adds it as a dead letter. */
  add: async ({ name, lane, payload, runAt, onceKey, failure }: NewJob): Promise<void> => {
    const { at: failedAt = null, reason = null } = failure ?? {};
    const row = { name, lane, payload: JSON.stringify(payload), runAt, failedAt, reason };
    if (onceKey === undefined) {
      await database.insertInto('job').values(row).execute();
      return;
    }
    // `added_at` holds the due time.
    await sql`
      with first as (
        insert into job_once (name, key, added_at) values (${name}, ${onceKey}, ${runAt}) on conflict do nothing returning name
      )
      insert into job (name, lane, payload, run_at, failed_at, reason)
      select name, ${lane}, ${row.payload}::jsonb, ${runAt}, ${failedAt}::timestamptz, ${reason} from first
    `.execute(database);
  },

  /** Registers repeating work once for all processes, and updates its interval, which a release may have changed. */
  addRepeating: async (name: string, everySeconds: number, runAt: Date): Promise<void> => {
    await sql`
      insert into job (name, payload, run_at, every_seconds) values (${name}, '{}', ${runAt}, ${everySeconds})
      on conflict (name) where every_seconds is not null
      do update set every_seconds = excluded.every_seconds, run_at = excluded.run_at
      where job.every_seconds <> excluded.every_seconds
    `.execute(database);
  },

  /** Returns whether any job is due, including those that run now in any process. */
  isAnythingDue: async (names: readonly string[], now: Date): Promise<boolean> => {
    const due = await database
      .selectFrom('job')
      .select('id')
      .where('failedAt', 'is', null)
      .where('runAt', '<=', now)
      .where('name', 'in', [...names])
      .limit(1)
      .executeTakeFirst();
    return due !== undefined;
  },

  /**
   * Reschedules repeating and retried jobs after the clock was set back, so that they wait no longer than their
   * interval or `longestPauseSeconds`.
   */
  rescheduleAfterClockSetBack: async (now: Date, longestPauseSeconds: number): Promise<void> => {
    await sql`
      update job set run_at = ${now}
      where failed_at is null and taken_by is null and (every_seconds is not null or tries > 0)
        and run_at > ${now}::timestamptz
          + make_interval(secs => coalesce(every_seconds, ${longestPauseSeconds}::integer))
    `.execute(database);
  },
});

/** Deletes once-keys of jobs that were due before a time, and returns how many. */
export const sweepOnceKeys = (database: Database, before: Date, limit: number): Promise<number> =>
  countDeleted(
    database,
    sql`delete from job_once where (name, key) in (
      select name, key from job_once where added_at < ${before} order by added_at limit ${limit}
    )`,
  );
