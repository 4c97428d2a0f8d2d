import { emailOf, operator } from '@repo/demo/accounts';
import { hosts } from '@repo/demo/hosts.data';
import { promoCodes } from '@repo/demo/promo-codes.data';
import type { PlannedProvider } from '@repo/demo/providers/plan-providers';
import { providers } from '@repo/demo/providers/providers.data';
import type { DemoReview } from '@repo/demo/providers/reviews';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import type { Coordinates } from '@repo/domain/matching/coordinates';
import { dateOf } from '@repo/domain/time/unix-seconds';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { accountIdOf } from './account-ids.ts';
import type { AccountIds } from './account-ids.ts';

/** The steps of loading, as rows of the table `seed`. */
export type LoadedStep = 'demo' | 'demo bookings' | 'demo gallery';

/** An advisory lock that no other code uses. */
const lockKey = 4_206_201;

/** The rows of the demo that no command of the product writes, or not at this size. */
export const demoRepository = (database: Database) => ({
  /** Returns false as soon as an account exists: the demo never mixes with other data. */
  isDatabaseEmpty: async (): Promise<boolean> => {
    const step: LoadedStep = 'demo';
    const { rows } = await sql<{ isEmpty: boolean }>`
      select not exists (select from seed where name = ${step}) and not exists (select from account) as "isEmpty"
    `.execute(database);
    return rows[0]?.isEmpty === true;
  },

  /** Waits until no other process loads, for the rest of the transaction. */
  lockLoading: async (): Promise<void> => {
    await sql`set local statement_timeout = 0`.execute(database);
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(database);
  },

  hasLoaded: async (step: LoadedStep): Promise<boolean> =>
    (await database.selectFrom('seed').select('name').where('name', '=', step).executeTakeFirst()) !==
    undefined,

  markLoaded: async (step: LoadedStep, now: Date): Promise<void> => {
    await database
      .insertInto('seed')
      .values({ name: step, seededAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Inserts verified accounts of all hosts, providers and the operator. */
  insertAccounts: async (passwordHash: string, now: Date): Promise<AccountIds> => {
    const accounts = [
      ...hosts.map((host) => ({
        ...host,
        userType: 'isBusiness' in host ? userTypeIds.businessHost : userTypeIds.host,
      })),
      ...providers.map((provider) => ({ ...provider, userType: userTypeIds.provider })),
      { ...operator, userType: userTypeIds.operator },
    ];
    const inserted = await database
      .insertInto('account')
      .values(
        accounts.map(({ username, firstName, lastName, userType }) => ({
          userType,
          email: emailOf(username),
          firstName,
          lastName,
          passwordHash,
          emailVerifiedAt: now,
          createdAt: now,
        })),
      )
      .returning(['id', 'email'])
      .execute();
    return new Map(inserted.map(({ id, email }) => [email, id]));
  },

  findAccountIds: async (): Promise<AccountIds> => {
    const accounts = await database.selectFrom('account').select(['id', 'email']).execute();
    return new Map(accounts.map(({ id, email }) => [email, id]));
  },

  findDeviceIds: async (): Promise<ReadonlyMap<string, number>> => {
    const devices = await database.selectFrom('device').select(['id', 'name']).execute();
    return new Map(devices.map(({ id, name }) => [name, id]));
  },

  moveSearchPoint: async (providerId: number, { latitude, longitude }: Coordinates): Promise<void> => {
    await database
      .updateTable('searchPoint')
      .set({ latitude, longitude })
      .where('providerId', '=', providerId)
      .execute();
  },

  saveContactDetails: async (providerId: number, details: ContactDetails): Promise<void> => {
    await database
      .updateTable('provider')
      .set({
        additionalLanguage: details.language,
        emergencyContactName: details.emergencyName,
        emergencyContactNumber: details.emergencyNumber,
      })
      .where('accountId', '=', providerId)
      .execute();
  },

  /** Inserts all reviews at once; triggers update the averages. */
  insertReviews: async (planned: readonly PlannedProvider[], accountIds: AccountIds): Promise<void> => {
    const rowOf = (username: string, { hostUsername, stars, feedback, atSeconds }: DemoReview) => ({
      providerId: accountIdOf(accountIds, username),
      hostId: accountIdOf(accountIds, hostUsername),
      stars,
      feedback,
      createdAt: dateOf(atSeconds),
      updatedAt: dateOf(atSeconds),
    });
    const rows = planned.flatMap(({ username, receivedReviews }) =>
      receivedReviews.map((review) => rowOf(username, review)),
    );
    await database.insertInto('review').values(rows).execute();
  },

  insertPromoCodes: async (now: Date): Promise<void> => {
    await database
      .insertInto('promoCode')
      .values(
        promoCodes.map(({ code, type, value, isGiftCard }) => ({
          code,
          type,
          value,
          isGiftCard,
          balanceCents: isGiftCard ? value : null,
          createdAt: now,
        })),
      )
      .execute();
  },
});

type ContactDetails = {
  readonly language: string | null;
  readonly emergencyName: string;
  readonly emergencyNumber: string;
};
