import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { DeadJob } from '../ports/jobs.ts';

/** What has failed for good, until somebody has it tried again. */
export const deadLetterRepository = (database: Database) => ({
  list: async (limit: number): Promise<DeadJob[]> => {
    const rows = await database
      .selectFrom('job')
      .select(['id', 'name', 'tries', 'reason', 'failed_at as failedAt'])
      .where('failed_at', 'is not', null)
      .orderBy('failed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(deadJobOf);
  },

  /** Answers what it was. Of two who revive it at once, the second finds it alive. */
  revive: async (id: number, runAt: Date): Promise<DeadJob | undefined> => {
    const { rows } = await sql<Row>`
      with dead as (
        select id, name, tries, reason, failed_at from job
        where id = ${id} and failed_at is not null
        for update
      )
      update job set failed_at = null, reason = null, tries = 0, run_at = ${runAt}
      from dead where job.id = dead.id
      returning dead.id, dead.name, dead.tries, dead.reason, dead.failed_at as "failedAt"
    `.execute(database);
    return rows[0] && deadJobOf(rows[0]);
  },
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
