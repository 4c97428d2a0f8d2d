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
        query.insertInto('mail_token').values({
          hash: token.hash,
          account_id: token.accountId,
          purpose: 'verify',
          expires_at: token.expiresAt,
        }),
      )
      .with('entry', (query) =>
        query.insertInto('sign_up').values({
          token_hash: token.hash,
          first_name: token.firstName,
          last_name: token.lastName,
          password_hash: token.passwordHash,
        }),
      )
      .insertInto('consent')
      .values({
        account_id: token.accountId,
        kind: consent.kind,
        is_given: consent.isGiven,
        text_version: consent.textVersion,
        decided_at: consent.decidedAt,
      })
      .execute();
  },

  /** Ignores a token that exists. */
  addForPassword: async ({ hash, accountId, expiresAt }: NewToken): Promise<void> => {
    await database
      .insertInto('mail_token')
      .values({ hash, account_id: accountId, purpose: 'password', expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  },

  /** Locks the token of a sign-up and returns what was entered with it; undefined for any other token. */
  lockForVerification: (hash: Buffer, now: Date) =>
    database
      .selectFrom('mail_token')
      .innerJoin('sign_up', 'sign_up.token_hash', 'mail_token.hash')
      .innerJoin('account', 'account.id', 'mail_token.account_id')
      .select([
        'mail_token.account_id as accountId',
        'account.email',
        'sign_up.first_name as firstName',
        'sign_up.last_name as lastName',
        'sign_up.password_hash as passwordHash',
      ])
      .where('mail_token.hash', '=', hash)
      .where('mail_token.purpose', '=', 'verify')
      .where('mail_token.spent_at', 'is', null)
      .where('mail_token.expires_at', '>', now)
      .where('account.is_active', '=', true)
      // The lock order of accounts and tokens everywhere.
      .forUpdate(['account', 'mail_token'])
      .executeTakeFirst(),

  /** Returns the account whose password the token can set now; the token of a sign-up counts too. */
  accountForPassword: async (
    hash: Buffer,
    now: Date,
  ): Promise<{ readonly accountId: number; readonly isOfSignUp: boolean } | undefined> => {
    const found = await database
      .selectFrom('mail_token')
      .innerJoin('account', 'account.id', 'mail_token.account_id')
      .select(['account.id as accountId', 'mail_token.purpose'])
      .where('mail_token.hash', '=', hash)
      .where('mail_token.spent_at', 'is', null)
      .where('mail_token.expires_at', '>', now)
      .where('account.is_active', '=', true)
      .executeTakeFirst();
    return found && { accountId: found.accountId, isOfSignUp: found.purpose === 'verify' };
  },

  /** Invalidates the open tokens of an account and returns their hashes. */
  spendAll: async (accountId: number, now: Date): Promise<readonly Buffer[]> => {
    const spent = await database
      .updateTable('mail_token')
      .set({ spent_at: now })
      .where('account_id', '=', accountId)
      .where('spent_at', 'is', null)
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
