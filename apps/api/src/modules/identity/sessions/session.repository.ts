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
      .innerJoin('account', 'account.id', 'session.accountId')
      .select('session.id')
      .where('session.id', '=', sql<string>`any(${sessionIds}::uuid[])`)
      .where('session.endedAt', 'is', null)
      .where('session.expiresAt', '>', new Date(nowMs))
      .where('account.isActive', '=', true)
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
          .columns(['id', 'accountId', 'createdAt', 'expiresAt', 'usedAt', 'browser', 'system'])
          .expression((from) =>
            from
              .selectFrom('account')
              .select((value) => [
                value.cast<string>(value.val(sessionId), 'uuid').as('id'),
                'account.id as accountId',
                value.cast<Date>(value.val(now), 'timestamptz').as('createdAt'),
                value.cast<Date>(value.val(expiresAt), 'timestamptz').as('expiresAt'),
                value.cast<Date>(value.val(now), 'timestamptz').as('usedAt'),
                value.cast<string | null>(value.val(device.browser), 'text').as('browser'),
                value.cast<string | null>(value.val(device.system), 'text').as('system'),
              ])
              .where('account.id', '=', accountId)
              .$if(passwordHash !== undefined, (account) =>
                account.where('account.passwordHash', '=', passwordHash ?? ''),
              )
              .forShare(),
          )
          .returning(['session.id', 'session.accountId']),
      )
      .with('spent', (query) =>
        query
          .updateTable('mailToken')
          .set({ spentAt: now })
          .where('accountId', 'in', (from) => from.selectFrom('started').select('started.accountId'))
          .where('spentAt', 'is', null),
      )
      .insertInto('refreshToken')
      .columns(['hash', 'sessionId'])
      .expression((from) =>
        from
          .selectFrom('started')
          .select((value) => [
            value.cast<Buffer>(value.val(refreshHash), 'bytea').as('hash'),
            'started.id as sessionId',
          ]),
      )
      .returning('sessionId')
      .executeTakeFirst();
    return token !== undefined;
  },

  /** Locks a token, so that concurrent refreshes with it run one after the other. */
  lockRefreshToken: (hash: Buffer) =>
    database
      .selectFrom('refreshToken')
      .innerJoin('session', 'session.id', 'refreshToken.sessionId')
      .innerJoin('account', 'account.id', 'session.accountId')
      .select([
        'refreshToken.usedAt',
        'session.id as sessionId',
        'session.createdAt as sessionCreatedAt',
        'session.endedAt as sessionEndedAt',
        'session.expiresAt as sessionExpiresAt',
        'account.id as accountId',
        'account.userType as userTypeId',
        'account.email',
        'account.isActive as isAccountActive',
      ])
      .where('refreshToken.hash', '=', hash)
      .forUpdate('refreshToken')
      .executeTakeFirst(),

  rotate: async ({ sessionId, usedHash, nextHash, now, expiresAt }: Rotation): Promise<void> => {
    await database
      .with('used', (query) =>
        query.updateTable('refreshToken').set({ usedAt: now }).where('hash', '=', usedHash),
      )
      .with('prolonged', (query) =>
        query.updateTable('session').set({ expiresAt, usedAt: now }).where('id', '=', sessionId),
      )
      .insertInto('refreshToken')
      .values({ hash: nextHash, sessionId })
      .execute();
  },

  findRefreshTokens: (hashes: readonly Buffer[]) =>
    database.selectFrom('refreshToken').select(['hash', 'usedAt']).where('hash', 'in', hashes).execute(),

  sessionOfRefreshToken: async (hash: Buffer): Promise<string | undefined> => {
    const found = await database
      .selectFrom('refreshToken')
      .select('sessionId')
      .where('hash', '=', hash)
      .executeTakeFirst();
    return found?.sessionId;
  },

  end: async (sessionIds: readonly string[], now: Date): Promise<void> => {
    await database
      .updateTable('session')
      .set({ endedAt: now })
      .where('id', 'in', sessionIds)
      .where('endedAt', 'is', null)
      .execute();
  },

  /** Lists the latest live sessions of an account, the last used first. */
  list: (accountId: number, nowMs: number): Promise<SessionRecord[]> =>
    database
      .selectFrom('session')
      .where('accountId', '=', accountId)
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', new Date(nowMs))
      .select(['id', 'browser', 'system', 'createdAt as startedAt'])
      .select(sql<Date>`coalesce(used_at, created_at)`.as('usedAt'))
      .orderBy('usedAt', 'desc')
      .orderBy('id')
      .limit(screenLimits.unpagedItems)
      .execute(),

  /** Ends a session of an account; returns false if the account has no such session. */
  endOwn: async (accountId: number, sessionId: string, now: Date): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('session')
      .set({ endedAt: sql<Date>`coalesce(ended_at, ${now})` })
      .where('id', '=', sessionId)
      .where('accountId', '=', accountId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Ends every session of an account except one, and returns their ids. */
  endAll: async (accountId: number, except: string | undefined, now: Date): Promise<readonly string[]> => {
    const ended = await database
      .updateTable('session')
      .set({ endedAt: now })
      .where('accountId', '=', accountId)
      .where('endedAt', 'is', null)
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
