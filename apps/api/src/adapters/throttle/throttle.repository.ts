import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ThrottleRule } from '../../ports/throttle.ts';

type Counted = { readonly count: number; readonly endsAt: Date };

/**
 * Counts in the database. A window restarts when it has ended, or when it ends later than the rule allows because the
 * clock was moved back; a count stops at one above the limit.
 */
export const throttleRepository = (database: Database) => ({
  count: async (
    { name, most, seconds }: ThrottleRule,
    subject: Buffer,
    nowMs: number,
  ): Promise<Counted | undefined> => {
    const now = new Date(nowMs);
    const endsAt = new Date(nowMs + seconds * 1000);
    const isOver = sql<boolean>`(throttle.ends_at <= ${now} or throttle.ends_at > ${endsAt})`;
    return database
      .insertInto('throttle')
      .values({ rule: name, subject, count: 1, endsAt })
      .onConflict((conflict) =>
        conflict.columns(['rule', 'subject']).doUpdateSet({
          count: sql`case when ${isOver} then 1 else least(throttle.count + 1, ${most + 1}::integer) end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else throttle.ends_at end`,
        }),
      )
      .returning(['count', 'endsAt'])
      .executeTakeFirst();
  },

  read: ({ name, seconds }: ThrottleRule, subject: Buffer, nowMs: number): Promise<Counted | undefined> =>
    database
      .selectFrom('throttle')
      .select(['count', 'endsAt'])
      .where('rule', '=', name)
      .where('subject', '=', subject)
      .where('endsAt', '>', new Date(nowMs))
      .where('endsAt', '<=', new Date(nowMs + seconds * 1000))
      .executeTakeFirst(),

  uncount: async ({ name }: ThrottleRule, subject: Buffer): Promise<void> => {
    await database
      .updateTable('throttle')
      .set({ count: sql`greatest(count - 1, 0)` })
      .where('rule', '=', name)
      .where('subject', '=', subject)
      .execute();
  },

  forget: async ({ name }: ThrottleRule, subject: Buffer): Promise<void> => {
    await database.deleteFrom('throttle').where('rule', '=', name).where('subject', '=', subject).execute();
  },

  sweep: async (nowMs: number): Promise<void> => {
    await database.deleteFrom('throttle').where('endsAt', '<=', new Date(nowMs)).execute();
  },
});
