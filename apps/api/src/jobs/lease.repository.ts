import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

export type TakenJob = {
  readonly id: number;
  readonly name: string;
  readonly payload: unknown;
  readonly runAt: Date;
  /** This one included, so that a job which kills its process runs out of tries as well. */
  readonly tries: number;
  readonly everySeconds: number | null;
};

type Taking = {
  readonly names: readonly string[];
  readonly now: Date;
  readonly most: number;
  /** What this process is still at, even if it was too busy to renew the lease. */
  readonly except: readonly number[];
};

export type LeaseRepository = ReturnType<typeof leaseRepository>;

const free = { taken_by: null, taken_until: null };

/**
 * What one process, known by `holder`, does with the jobs it has taken. Whoever was believed dead and lives may
 * still say what became of a job, but nobody listens.
 */
export const leaseRepository = (database: Database, holder: string, leaseSeconds: number) => {
  const heldBy = () => database.updateTable('job').where('taken_by', '=', holder);
  const until = sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;

  return {
    take: async ({ names, now, most, except }: Taking): Promise<TakenJob[]> => {
      const { rows } = await sql<TakenJob>`
        update job set taken_by = ${holder}, taken_until = ${until}, tries = tries + 1
        where id in (
          select id from job
          where failed_at is null and run_at <= ${now} and name = any(${names}) and id <> all(${except})
            and (taken_until is null or taken_until < clock_timestamp())
          order by run_at, id limit ${most}
          for update skip locked
        )
        returning id, name, payload, run_at as "runAt", tries, every_seconds as "everySeconds"
      `.execute(database);
      return rows.toSorted((one, other) => +one.runAt - +other.runAt || one.id - other.id);
    },

    renew: async (ids: readonly number[]): Promise<void> => {
      await heldBy()
        .where('id', 'in', [...ids])
        .set({ taken_until: until })
        .execute();
    },

    remove: async (id: number): Promise<void> => {
      await database.deleteFrom('job').where('id', '=', id).where('taken_by', '=', holder).execute();
    },

    putOff: async (id: number, runAt: Date, tries: number): Promise<void> => {
      await heldBy()
        .where('id', '=', id)
        .set({ ...free, run_at: runAt, tries })
        .execute();
    },

    bury: async (id: number, failedAt: Date, reason: string): Promise<void> => {
      await heldBy()
        .where('id', '=', id)
        .set({ ...free, failed_at: failedAt, reason })
        .execute();
    },

    /** Gives back what a process that ends has not finished, as if it had never been taken. */
    release: async (): Promise<void> => {
      await heldBy()
        .set({ ...free, tries: sql<number>`tries - 1` })
        .execute();
    },
  };
};
