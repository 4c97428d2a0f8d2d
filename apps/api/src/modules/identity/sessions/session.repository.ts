import { screenLimits } from '@repo/domain/limits';
import { sql } from 'kysely';
import { countDeleted } from '../../../database/in-batches.ts';
import type { Database } from '../../../database/schema.ts';
import type { Device } from './device-of-user-agent.policy.ts';

type NewSession = {
  readonly sessionId: string;
  readonly accountId: number;
  /** The hash that the password was verified against; undefined for a social login. */
  readonly passwordHash: string | undefined;
  readonly refreshHash: Buffer;
  readonly device: Device;
  readonly now: Date;
  readonly expiresAt: Date;
};

/** A live session, as its user sees it. */
export type SessionRecord = Device & {
  readonly id: string;
  readonly startedAt: Date;
  readonly usedAt: Date;
};

type Rotation = {
  readonly sessionId: string;
  readonly usedHash: Buffer;
  readonly nextHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
};

export const sessionRepository = (database: Database) => ({
  /** Returns the sessions that have not ended and whose accounts are active. */
  findLive: async (sessionIds: readonly string[], nowMs: number): Promise<ReadonlySet<string>> => {
    const found = await database
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select('session.id')
      .where('session.id', '=', sql<string>`any(${sessionIds}::uuid[])`)
      .where('session.ended_at', 'is', null)
      .where('session.expires_at', '>', new Date(nowMs))
      .where('account.is_active', '=', true)
      .execute();
    return new Set(found.map(({ id }) => id));
  },

  /**
   * Starts a session and invalidates the open mail tokens of the account. Returns false if the password was replaced after
   * it was verified: replacing ends all sessions, and this one would escape that.
   */
  start: async (session: NewSession): Promise<boolean> => {
    const { sessionId, accountId, passwordHash, refreshHash, device, now, expiresAt } = session;
    const token = await database
      .with('started', (query) =>
        query
          .insertInto('session')
          .columns(['id', 'account_id', 'created_at', 'expires_at', 'used_at', 'browser', 'system'])
          .expression((from) =>
            from
              .selectFrom('account')
              .select((value) => [
                value.cast<string>(value.val(sessionId), 'uuid').as('id'),
                'account.id as account_id',
                value.cast<Date>(value.val(now), 'timestamptz').as('created_at'),
                value.cast<Date>(value.val(expiresAt), 'timestamptz').as('expires_at'),
                value.cast<Date>(value.val(now), 'timestamptz').as('used_at'),
                value.cast<string | null>(value.val(device.browser), 'text').as('browser'),
                value.cast<string | null>(value.val(device.system), 'text').as('system'),
              ])
              .where('account.id', '=', accountId)
              .$if(passwordHash !== undefined, (account) =>
                account.where('account.password_hash', '=', passwordHash ?? ''),
              )
              .forShare(),
          )
          .returning(['session.id', 'session.account_id']),
      )
      .with('spent', (query) =>
        query
          .updateTable('mail_token')
          .set({ spent_at: now })
          .where('account_id', 'in', (from) => from.selectFrom('started').select('started.account_id'))
          .where('spent_at', 'is', null),
      )
      .insertInto('refresh_token')
      .columns(['hash', 'session_id'])
      .expression((from) =>
        from
          .selectFrom('started')
          .select((value) => [
            value.cast<Buffer>(value.val(refreshHash), 'bytea').as('hash'),
            'started.id as session_id',
          ]),
      )
      .returning('session_id')
      .executeTakeFirst();
    return token !== undefined;
  },

  /** Locks a token, so that concurrent refreshes with it run one after the other. */
  lockRefreshToken: (hash: Buffer) =>
    database
      .selectFrom('refresh_token')
      .innerJoin('session', 'session.id', 'refresh_token.session_id')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select([
        'refresh_token.used_at as usedAt',
        'session.id as sessionId',
        'session.created_at as sessionCreatedAt',
        'session.ended_at as sessionEndedAt',
        'session.expires_at as sessionExpiresAt',
        'account.id as accountId',
        'account.user_type as userTypeId',
        'account.email',
        'account.is_active as isAccountActive',
      ])
      .where('refresh_token.hash', '=', hash)
      .forUpdate('refresh_token')
      .executeTakeFirst(),

  rotate: async ({ sessionId, usedHash, nextHash, now, expiresAt }: Rotation): Promise<void> => {
    await database
      .with('used', (query) =>
        query.updateTable('refresh_token').set({ used_at: now }).where('hash', '=', usedHash),
      )
      .with('prolonged', (query) =>
        query.updateTable('session').set({ expires_at: expiresAt, used_at: now }).where('id', '=', sessionId),
      )
      .insertInto('refresh_token')
      .values({ hash: nextHash, session_id: sessionId })
      .execute();
  },

  findRefreshTokens: (hashes: readonly Buffer[]) =>
    database
      .selectFrom('refresh_token')
      .select(['hash', 'used_at as usedAt'])
      .where('hash', 'in', hashes)
      .execute(),

  sessionOfRefreshToken: async (hash: Buffer): Promise<string | undefined> => {
    const found = await database
      .selectFrom('refresh_token')
      .select('session_id as sessionId')
      .where('hash', '=', hash)
      .executeTakeFirst();
    return found?.sessionId;
  },

  end: async (sessionIds: readonly string[], now: Date): Promise<void> => {
    await database
      .updateTable('session')
      .set({ ended_at: now })
      .where('id', 'in', sessionIds)
      .where('ended_at', 'is', null)
      .execute();
  },

  /** Lists the latest live sessions of an account, the last used first. */
  list: (accountId: number, nowMs: number): Promise<SessionRecord[]> =>
    database
      .selectFrom('session')
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', new Date(nowMs))
      .select(['id', 'browser', 'system', 'created_at as startedAt'])
      .select(sql<Date>`coalesce(used_at, created_at)`.as('usedAt'))
      .orderBy('usedAt', 'desc')
      .orderBy('id')
      .limit(screenLimits.unpagedItems)
      .execute(),

  /** Ends a session of an account; returns false if the account has no such session. */
  endOwn: async (accountId: number, sessionId: string, now: Date): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('session')
      .set({ ended_at: sql<Date>`coalesce(ended_at, ${now})` })
      .where('id', '=', sessionId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Ends every session of an account except one, and returns their ids. */
  endAll: async (accountId: number, except: string | undefined, now: Date): Promise<readonly string[]> => {
    const ended = await database
      .updateTable('session')
      .set({ ended_at: now })
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
      .returning('id')
      .execute();
    return ended.map(({ id }) => id);
  },

  /** Deletes sessions that expired or ended before then; returns how many. */
  sweep: (before: Date, limit: number): Promise<number> =>
    countDeleted(
      database,
      sql`delete from session where id in (
        select id from session where expires_at < ${before} or ended_at < ${before} limit ${limit}
      )`,
    ),
});
