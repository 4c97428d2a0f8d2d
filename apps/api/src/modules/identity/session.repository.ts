import type { Database } from '../../database/schema.ts';

export const sessionRepository = (database: Database) => ({
  /** Whether a session goes on, of an account that may still be used. */
  isLive: async (sessionId: string, nowMs: number): Promise<boolean> => {
    const found = await database
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select('session.id')
      .where('session.id', '=', sessionId)
      .where('session.ended_at', 'is', null)
      .where('session.expires_at', '>', new Date(nowMs))
      .where('account.is_active', '=', true)
      .executeTakeFirst();
    return found !== undefined;
  },
});
