import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

export type TakenJob = {
  readonly id: number;
  readonly name: string;
  readonly payload: unknown;
  readonly runAt: Date;
  /** Includes this attempt, so that a job which kills its process runs out of attempts as well. */
  readonly tries: number;
  readonly everySeconds: number | null;
};

/** The kinds of jobs of a lane, and how many more of them may be taken. */
export type LaneRoom = { readonly names: readonly string[]; readonly most: number };

export type Room = {
  readonly lanes: readonly LaneRoom[];
  /** The maximum number of jobs to take, over all lanes. */
  readonly most: number;
  /** Jobs that still run in this process, even if it was too busy to renew their leases. */
  readonly except: readonly number[];
};

export type LeaseRepository = ReturnType<typeof leaseRepository>;

const free = { takenBy: null, takenUntil: null };

/**
 * Leases of the jobs that the process `holder` has taken. A process whose lease has expired cannot change the state of
 * a job any more.
 */
export const leaseRepository = (database: Database, holder: string, leaseSeconds: number) => {
  const updateOwnJobs = () => database.updateTable('job').where('takenBy', '=', holder);
  const until = sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;

  return {
    take: async ({ lanes, now, most, except }: Room & { readonly now: Date }): Promise<TakenJob[]> => {
      const { rows } = await sql<TakenJob>`
        update job set taken_by = ${holder}, taken_until = ${until}, tries = tries + 1
        where id in (
          select due.id from jsonb_to_recordset(${JSON.stringify(lanes)}::jsonb) as lane (names text[], most integer)
          cross join lateral (
            select id, run_at from job
            where failed_at is null and run_at <= ${now} and name = any(lane.names) and id <> all(${except})
              and (taken_until is null or taken_until < clock_timestamp())
            order by run_at, id limit lane.most
            for update skip locked
          ) as due
          order by due.run_at, due.id limit ${most}
        )
        returning id, name, payload, run_at, tries, every_seconds
      `.execute(database);
      return rows.toSorted((one, other) => +one.runAt - +other.runAt || one.id - other.id);
    },

    renew: async (ids: readonly number[]): Promise<void> => {
      await updateOwnJobs()
        .where('id', 'in', [...ids])
        .set({ takenUntil: until })
        .execute();
    },

    remove: async (id: number): Promise<void> => {
      await database.deleteFrom('job').where('id', '=', id).where('takenBy', '=', holder).execute();
    },

    putOff: async (id: number, runAt: Date, tries: number): Promise<void> => {
      await updateOwnJobs()
        .where('id', '=', id)
        .set({ ...free, runAt, tries })
        .execute();
    },

    bury: async (id: number, failedAt: Date, reason: string): Promise<void> => {
      await updateOwnJobs()
        .where('id', '=', id)
        .set({ ...free, failedAt, reason })
        .execute();
    },

    /** Releases the unfinished jobs of a stopping process, as if they had never been taken. */
    release: async (): Promise<void> => {
      await updateOwnJobs()
        .set({ ...free, tries: sql<number>`tries - 1` })
        .execute();
    },
  };
};
