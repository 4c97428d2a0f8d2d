import { userTypeIds } from '@repo/domain/identity/user-kind';
import { localeOfPreferences } from '@repo/i18n/locale';
import type { Locale } from '@repo/i18n/locale';
import { sql } from 'kysely';
import { countDeleted } from '../../database/in-batches.ts';
import type { SignedInActor } from '../../actor.ts';
import type { Database } from '../../database/schema.ts';

/** The login page of an account: providers have their own, hosts and operators share one (S1§7, S3§7). */
export type Login = 'host' | 'provider';

export type AccountRecord = {
  readonly id: number;
  readonly userTypeId: SignedInActor['userTypeId'];
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string | null;
  readonly locale: Locale;
  readonly isVerified: boolean;
  readonly isActive: boolean;
};

type SignUpEntry = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly locale: Locale;
};

type NewAccount = Omit<SignUpEntry, 'passwordHash'> & {
  readonly userTypeId: SignedInActor['userTypeId'];
  readonly passwordHash: string | null;
  readonly verifiedAt: Date | null;
};

const columns = [
  'id',
  'userType as userTypeId',
  'email',
  'firstName',
  'lastName',
  'passwordHash',
  'locale',
  'emailVerifiedAt as verifiedAt',
  'isActive',
] as const;

type Row = Omit<AccountRecord, 'userTypeId' | 'locale' | 'isVerified'> & {
  readonly userTypeId: number;
  readonly locale: string;
  readonly verifiedAt: Date | null;
};

const recordOf = ({ verifiedAt, ...row }: Row): AccountRecord => ({
  ...row,
  userTypeId: knownUserType(row.userTypeId),
  locale: localeOfPreferences(row.locale),
  isVerified: verifiedAt !== null,
});

/** Narrows a stored user type; throws on an unknown one. */
export function knownUserType(stored: number): SignedInActor['userTypeId'] {
  const known = Object.values(userTypeIds).find((id) => id === stored);
  if (known === undefined) throw new TypeError('an account has an unknown user type');
  return known;
}

/** The unique index that allows one account per email address and login. */
const loginIndex = sql`email, (user_type = 2)`;

export const accountRepository = (database: Database) => ({
  findForLogin: async (email: string, login: Login): Promise<AccountRecord | undefined> => {
    const row = await database
      .selectFrom('account')
      .select(columns)
      .where('email', '=', email)
      .where(sql<boolean>`(user_type = 2) = ${login === 'provider'}`)
      .executeTakeFirst();
    return row && recordOf(row);
  },

  find: async (id: number): Promise<AccountRecord | undefined> => {
    const row = await database.selectFrom('account').select(columns).where('id', '=', id).executeTakeFirst();
    return row && recordOf(row);
  },

  /** Locks an account before its mail tokens, so that changes of its credentials run one after the other. */
  lock: async (id: number): Promise<AccountRecord | undefined> => {
    const row = await database
      .selectFrom('account')
      .select(columns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row && recordOf(row);
  },

  listActive: async (email: string): Promise<readonly AccountRecord[]> => {
    const rows = await database
      .selectFrom('account')
      .select(columns)
      .where('email', '=', email)
      .where('isActive', '=', true)
      .orderBy('id')
      .execute();
    return rows.map(recordOf);
  },

  /**
   * Creates a host's account, or overwrites an unverified one of the same address, and returns its id. Returns undefined
   * if the address belongs to a verified account.
   */
  signUp: async (entry: SignUpEntry, now: Date): Promise<number | undefined> => {
    const entered = {
      firstName: entry.firstName,
      lastName: entry.lastName,
      passwordHash: entry.passwordHash,
      locale: entry.locale,
    };
    const row = await database
      .insertInto('account')
      .values({ ...entered, userType: userTypeIds.host, email: entry.email, createdAt: now })
      .onConflict((conflict) =>
        conflict
          .expression(loginIndex)
          .doUpdateSet(entered)
          .where('account.emailVerifiedAt', 'is', null)
          .where('account.kind', '=', 'host')
          .where('account.isActive', '=', true),
      )
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  },

  /** Creates an account and returns its id; undefined if the address has an account for this login. */
  create: async (account: NewAccount, now: Date): Promise<number | undefined> => {
    const row = await database
      .insertInto('account')
      .values({
        userType: account.userTypeId,
        email: account.email,
        firstName: account.firstName,
        lastName: account.lastName,
        passwordHash: account.passwordHash,
        locale: account.locale,
        emailVerifiedAt: account.verifiedAt,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.expression(loginIndex).doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  },

  /** Replaces the password `known`, or none for null. Returns false if the account has another one by now. */
  replacePassword: async (id: number, known: string | null, passwordHash: string): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('account')
      .set({ passwordHash })
      .where('id', '=', id)
      .where('passwordHash', 'is not distinct from', known)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Sets the password and verifies the address, which the token of the email proves. */
  setPasswordByEmail: async (id: number, passwordHash: string, now: Date): Promise<void> => {
    await database
      .updateTable('account')
      .set({ passwordHash, emailVerifiedAt: sql`coalesce(email_verified_at, ${now})` })
      .where('id', '=', id)
      .execute();
  },

  /** Replaces the hash of the same password by one with newer parameters, unless the password was changed. */
  replaceHash: async (id: number, outdated: string, fresh: string): Promise<void> => {
    await database
      .updateTable('account')
      .set({ passwordHash: fresh })
      .where('id', '=', id)
      .where('passwordHash', '=', outdated)
      .execute();
  },

  /** Deletes unverified hosts whose last verification link expired before then; returns how many. */
  sweepUnverified: (before: Date, limit: number): Promise<number> =>
    countDeleted(
      database,
      sql`delete from account where id in (
        select a.id from account a
        where a.email_verified_at is null and a.created_at < ${before} and a.kind = 'host' and a.is_active
          and not exists (select from mail_token t where t.account_id = a.id and t.expires_at >= ${before})
          and not exists (select from event e where e.host_id = a.id)
        limit ${limit}
      )`,
    ),

  /** Verifies an address with the names and password of the sign-up whose link was opened. */
  verify: async (id: number, entry: Omit<SignUpEntry, 'email' | 'locale'>, now: Date): Promise<void> => {
    await database
      .updateTable('account')
      .set({
        firstName: entry.firstName,
        lastName: entry.lastName,
        passwordHash: entry.passwordHash,
        emailVerifiedAt: now,
      })
      .where('id', '=', id)
      .where('emailVerifiedAt', 'is', null)
      .execute();
  },

  /** Verifies an unverified account by a social login; clears its password, which another person may have set. */
  verifyBySocial: async (
    id: number,
    names: Pick<SignUpEntry, 'firstName' | 'lastName'>,
    now: Date,
  ): Promise<void> => {
    await database
      .updateTable('account')
      .set({
        firstName: names.firstName,
        lastName: names.lastName,
        passwordHash: null,
        emailVerifiedAt: now,
      })
      .where('id', '=', id)
      .execute();
  },
});
