import type { Database } from '../../../database/schema.ts';

type NewSession = {
  readonly sessionId: string;
  readonly accountId: number;
  /** The password that was compared; absent when somebody else vouches for who signs in. */
  readonly passwordHash: string | undefined;
  readonly refreshHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
};

type Rotation = {
  readonly sessionId: string;
  readonly usedHash: Buffer;
  readonly nextHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
};

const looksOf = (database: Database) => ({
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

const startsOf = (database: Database) => ({
  /**
   * A sign-in also ends what links in mails can do: whoever has them in a history comes too late. False, and nothing
   * is started, when the password has been replaced since it was compared: a replaced one ends all sessions, and one
   * that starts a moment later would outlive that.
   */
  start: async (session: NewSession): Promise<boolean> => {
    const { sessionId, accountId, passwordHash, refreshHash, now, expiresAt } = session;
    const token = await database
      .with('started', (query) =>
        query
          .insertInto('session')
          .columns(['id', 'account_id', 'created_at', 'expires_at'])
          .expression((from) =>
            from
              .selectFrom('account')
              .select((value) => [
                value.cast<string>(value.val(sessionId), 'uuid').as('id'),
                'account.id as account_id',
                value.cast<Date>(value.val(now), 'timestamptz').as('created_at'),
                value.cast<Date>(value.val(expiresAt), 'timestamptz').as('expires_at'),
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
});

const refreshTokensOf = (database: Database) => ({
  /** Locked, so that of several refreshes with one token the first is through before the next one looks. */
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
        query.updateTable('session').set({ expires_at: expiresAt }).where('id', '=', sessionId),
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
});

const endsOf = (database: Database) => ({
  end: async (sessionIds: readonly string[], now: Date): Promise<void> => {
    await database
      .updateTable('session')
      .set({ ended_at: now })
      .where('id', 'in', sessionIds)
      .where('ended_at', 'is', null)
      .execute();
  },

  /** Ends every session of an account but the one that goes on, and answers which. */
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

  /** Takes away what has been over for so long that nobody will come with a token of it any more. */
  sweep: async (before: Date): Promise<void> => {
    await database
      .deleteFrom('session')
      .where((where) => where.or([where('expires_at', '<', before), where('ended_at', '<', before)]))
      .execute();
  },
});

export const sessionRepository = (database: Database) => ({
  ...looksOf(database),
  ...startsOf(database),
  ...refreshTokensOf(database),
  ...endsOf(database),
});
