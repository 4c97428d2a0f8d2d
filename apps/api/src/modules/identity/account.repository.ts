import { userTypeIds } from '@repo/domain/identity/user-kind';
import { localeOfPreferences } from '@repo/i18n/locale';
import type { Locale } from '@repo/i18n/locale';
import { sql } from 'kysely';
import type { SignedInActor } from '../../actor.ts';
import type { Database } from '../../database/schema.ts';

/** Providers sign in through a door of their own, everybody else through the other (S1§7, S3§7). */
export type Door = 'host' | 'provider';

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
  'user_type as userTypeId',
  'email',
  'first_name as firstName',
  'last_name as lastName',
  'password_hash as passwordHash',
  'locale',
  'email_verified_at as verifiedAt',
  'is_active as isActive',
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

/** The column only holds the four types; a fifth would be a bug. */
export function knownUserType(stored: number): SignedInActor['userTypeId'] {
  const known = Object.values(userTypeIds).find((id) => id === stored);
  if (known === undefined) throw new TypeError('an account has a user type that nobody knows');
  return known;
}

/** The unique index that makes an address one account per door. */
const doorIndex = sql`email, (user_type = 2)`;

const findersOf = (database: Database) => ({
  atDoor: async (email: string, door: Door): Promise<AccountRecord | undefined> => {
    const row = await database
      .selectFrom('account')
      .select(columns)
      .where('email', '=', email)
      .where(sql<boolean>`(user_type = 2) = ${door === 'provider'}`)
      .executeTakeFirst();
    return row && recordOf(row);
  },

  withId: async (id: number): Promise<AccountRecord | undefined> => {
    const row = await database.selectFrom('account').select(columns).where('id', '=', id).executeTakeFirst();
    return row && recordOf(row);
  },

  /** Whoever changes what signs this account in at the same time waits; before any link of it is locked. */
  lockWithId: async (id: number): Promise<AccountRecord | undefined> => {
    const row = await database
      .selectFrom('account')
      .select(columns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row && recordOf(row);
  },

  activeWithEmail: async (email: string): Promise<readonly AccountRecord[]> => {
    const rows = await database
      .selectFrom('account')
      .select(columns)
      .where('email', '=', email)
      .where('is_active', '=', true)
      .orderBy('id')
      .execute();
    return rows.map(recordOf);
  },
});

const makersOf = (database: Database) => ({
  /**
   * A host's account, or the one that somebody has begun with this address and never verified: nothing can be done
   * with that one yet. Nothing is answered when the address belongs to somebody already.
   */
  signUp: async (entry: SignUpEntry, now: Date): Promise<number | undefined> => {
    const entered = {
      first_name: entry.firstName,
      last_name: entry.lastName,
      password_hash: entry.passwordHash,
      locale: entry.locale,
    };
    const row = await database
      .insertInto('account')
      .values({ ...entered, user_type: userTypeIds.host, email: entry.email, created_at: now })
      .onConflict((conflict) =>
        conflict
          .expression(doorIndex)
          .doUpdateSet(entered)
          .where('account.email_verified_at', 'is', null)
          .where('account.kind', '=', 'host')
          .where('account.is_active', '=', true),
      )
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  },

  /** Nothing is answered when there is an account with this address at this door. */
  create: async (account: NewAccount, now: Date): Promise<number | undefined> => {
    const row = await database
      .insertInto('account')
      .values({
        user_type: account.userTypeId,
        email: account.email,
        first_name: account.firstName,
        last_name: account.lastName,
        password_hash: account.passwordHash,
        locale: account.locale,
        email_verified_at: account.verifiedAt,
        created_at: now,
      })
      .onConflict((conflict) => conflict.expression(doorIndex).doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  },
});

const passwordsOf = (database: Database) => ({
  setPassword: async (id: number, passwordHash: string): Promise<void> => {
    await database.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  },

  /** False when the password has been changed since somebody proved to know it. */
  changePassword: async (id: number, known: string, passwordHash: string): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .where('password_hash', '=', known)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Whoever got the mail has proved the address with it. */
  setPasswordByMail: async (id: number, passwordHash: string, now: Date): Promise<void> => {
    await database
      .updateTable('account')
      .set({ password_hash: passwordHash, email_verified_at: sql`coalesce(email_verified_at, ${now})` })
      .where('id', '=', id)
      .execute();
  },

  /** The same password under newer parameters, unless it has been changed meanwhile. */
  replaceHash: async (id: number, outdated: string, fresh: string): Promise<void> => {
    await database
      .updateTable('account')
      .set({ password_hash: fresh })
      .where('id', '=', id)
      .where('password_hash', '=', outdated)
      .execute();
  },
});

const verificationsOf = (database: Database) => ({
  /** Verifies an address for what was entered in the sign-up whose link was opened, not in any other. */
  verify: async (id: number, entry: Omit<SignUpEntry, 'email' | 'locale'>, now: Date): Promise<void> => {
    await database
      .updateTable('account')
      .set({
        first_name: entry.firstName,
        last_name: entry.lastName,
        password_hash: entry.passwordHash,
        email_verified_at: now,
      })
      .where('id', '=', id)
      .where('email_verified_at', 'is', null)
      .execute();
  },

  /** Somebody else may have begun the account: the name and above all the password are not theirs. */
  verifyBySocial: async (
    id: number,
    names: Pick<SignUpEntry, 'firstName' | 'lastName'>,
    now: Date,
  ): Promise<void> => {
    await database
      .updateTable('account')
      .set({
        first_name: names.firstName,
        last_name: names.lastName,
        password_hash: null,
        email_verified_at: now,
      })
      .where('id', '=', id)
      .execute();
  },
});

export const accountRepository = (database: Database) => ({
  ...findersOf(database),
  ...makersOf(database),
  ...passwordsOf(database),
  ...verificationsOf(database),
});
