import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { sql } from 'kysely';
import { countDeleted } from '../database/in-batches.ts';
import type { Database } from '../database/schema.ts';
import type { DeadJob, DiscardFailure } from '../ports/jobs.ts';

/** Jobs that failed for good and wait for an operator. */
export const deadLetterRepository = (database: Database) => ({
  list: async (limit: number): Promise<DeadJob[]> => {
    const rows = await database
      .selectFrom('job')
      .select(['id', 'name', 'tries', 'reason', 'failedAt'])
      .where('failedAt', 'is not', null)
      .orderBy('failedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(deadJobOf);
  },

  /** Requeues a dead job and returns it; undefined if another call has requeued it already. */
  revive: async (id: number, runAt: Date): Promise<DeadJob | undefined> => {
    const { rows } = await sql<Row>`
      with dead as (
        select id, name, tries, reason, failed_at from job
        where id = ${id} and failed_at is not null
        for update
      )
      update job set failed_at = null, reason = null, tries = 0, run_at = ${runAt}
      from dead where job.id = dead.id
      returning dead.id, dead.name, dead.tries, dead.reason, dead.failed_at
    `.execute(database);
    return rows[0] && deadJobOf(rows[0]);
  },

  /**
   * Deletes a dead letter and returns it. Refuses one of the lane `payments`, which is the only way to make its payment;
   * also one whose lane is unknown.
   */
  discard: async (id: number): Promise<Result<DeadJob, DiscardFailure>> => {
    const row = await database
      .selectFrom('job')
      .select(['id', 'name', 'tries', 'reason', 'failedAt', 'lane'])
      .where('id', '=', id)
      .where('failedAt', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return fail('object_does_not_exist');
    if (row.lane === null || row.lane === 'payments') return fail('payment_job_cannot_be_discarded');
    await database.deleteFrom('job').where('id', '=', id).execute();
    return ok(deadJobOf(row));
  },

  /** Deletes old dead mails and returns how many. `names` are the mails of builds that noted no lane. */
  sweepMails: (names: readonly string[], before: Date, most: number): Promise<number> =>
    countDeleted(
      database,
      sql`delete from job where id in (
        select id from job
        where failed_at < ${before} and (lane = 'mail' or (lane is null and name = any(${names}::text[])))
        order by failed_at limit ${most}
      )`,
    ),
});

type Row = {
  readonly id: number;
  readonly name: string;
  readonly tries: number;
  readonly reason: string | null;
  readonly failedAt: Date | null;
};

const deadJobOf = ({ id, name, tries, reason, failedAt }: Row): DeadJob => ({
  id: String(id),
  name,
  tries,
  reason: reason ?? '',
  failedAtSeconds: Math.floor(Number(failedAt) / 1000),
});
