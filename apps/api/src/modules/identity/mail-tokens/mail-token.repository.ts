import { sql } from 'kysely';
import { countDeleted } from '../../../database/in-batches.ts';
import type { Database } from '../../../database/schema.ts';

type NewToken = { readonly hash: Buffer; readonly accountId: number; readonly expiresAt: Date };

type SignUpToken = NewToken & {
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
};

/** The consent recorded with a sign-up. */
type NewConsent = {
  readonly kind: 'news';
  readonly isGiven: boolean;
  readonly textVersion: string;
  readonly decidedAt: Date;
};

export const mailTokenRepository = (database: Database) => ({
  addForSignUp: async (token: SignUpToken, consent: NewConsent): Promise<void> => {
    await database
      .with('token', (query) =>
        query.insertInto('mailToken').values({
          hash: token.hash,
          accountId: token.accountId,
          purpose: 'verify',
          expiresAt: token.expiresAt,
        }),
      )
      .with('entry', (query) =>
        query.insertInto('signUp').values({
          tokenHash: token.hash,
          firstName: token.firstName,
          lastName: token.lastName,
          passwordHash: token.passwordHash,
        }),
      )
      .insertInto('consent')
      .values({
        accountId: token.accountId,
        kind: consent.kind,
        isGiven: consent.isGiven,
        textVersion: consent.textVersion,
        decidedAt: consent.decidedAt,
      })
      .execute();
  },

  /** Ignores a token that exists. */
  addForPassword: async ({ hash, accountId, expiresAt }: NewToken): Promise<void> => {
    await database
      .insertInto('mailToken')
      .values({ hash, accountId, purpose: 'password', expiresAt })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  },

  /** Locks the token of a sign-up and returns what was entered with it; undefined for any other token. */
  lockForVerification: (hash: Buffer, now: Date) =>
    database
      .selectFrom('mailToken')
      .innerJoin('signUp', 'signUp.tokenHash', 'mailToken.hash')
      .innerJoin('account', 'account.id', 'mailToken.accountId')
      .select([
        'mailToken.accountId',
        'account.email',
        'signUp.firstName',
        'signUp.lastName',
        'signUp.passwordHash',
      ])
      .where('mailToken.hash', '=', hash)
      .where('mailToken.purpose', '=', 'verify')
      .where('mailToken.spentAt', 'is', null)
      .where('mailToken.expiresAt', '>', now)
      .where('account.isActive', '=', true)
      // The lock order of accounts and tokens everywhere.
      .forUpdate(['account', 'mailToken'])
      .executeTakeFirst(),

  /** Returns the account whose password the token can set now; the token of a sign-up counts too. */
  accountForPassword: async (
    hash: Buffer,
    now: Date,
  ): Promise<{ readonly accountId: number; readonly isOfSignUp: boolean } | undefined> => {
    const found = await database
      .selectFrom('mailToken')
      .innerJoin('account', 'account.id', 'mailToken.accountId')
      .select(['account.id as accountId', 'mailToken.purpose'])
      .where('mailToken.hash', '=', hash)
      .where('mailToken.spentAt', 'is', null)
      .where('mailToken.expiresAt', '>', now)
      .where('account.isActive', '=', true)
      .executeTakeFirst();
    return found && { accountId: found.accountId, isOfSignUp: found.purpose === 'verify' };
  },

  /** Invalidates the open tokens of an account and returns their hashes. */
  spendAll: async (accountId: number, now: Date): Promise<readonly Buffer[]> => {
    const spent = await database
      .updateTable('mailToken')
      .set({ spentAt: now })
      .where('accountId', '=', accountId)
      .where('spentAt', 'is', null)
      .returning('hash')
      .execute();
    return spent.map(({ hash }) => hash);
  },

  /** Returns how many it deleted. */
  sweep: (before: Date, limit: number): Promise<number> =>
    countDeleted(
      database,
      sql`delete from mail_token where hash in (
        select hash from mail_token where expires_at < ${before} limit ${limit}
      )`,
    ),
});
