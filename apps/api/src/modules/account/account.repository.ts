import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type AccountInfoRecord = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly currentAddress: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  readonly province: string | null;
  readonly country: string | null;
  readonly newsOptIn: boolean;
};

export type SavedInfo = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly currentAddress: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string;
  readonly postalCode: string;
  readonly province: string;
  readonly country: string;
};

const news = 'news';

const readsOf = (database: Database) => ({
  /** Of hosts only: providers have a form of their own. */
  read: async (id: number): Promise<AccountInfoRecord | undefined> =>
    database
      .selectFrom('account')
      .leftJoin('account_info', 'account_info.account_id', 'account.id')
      .select((query) => [
        'account.id',
        'account.first_name as firstName',
        'account.last_name as lastName',
        'account.email',
        'phone_number as phoneNumber',
        'current_address as currentAddress',
        'latitude',
        'longitude',
        'city',
        'postal_code as postalCode',
        'province',
        'country',
        query.fn
          .coalesce(
            query
              .selectFrom('consent')
              .select('is_given')
              .whereRef('consent.account_id', '=', 'account.id')
              .where('consent.kind', '=', news)
              .orderBy('consent.id', 'desc')
              .limit(1),
            sql<boolean>`false`,
          )
          .as('newsOptIn'),
      ])
      .where('account.id', '=', id)
      .where('account.kind', '=', 'host')
      .executeTakeFirst(),
});

const writesOf = (database: Database) => ({
  /** Whoever saves at the same time in another window waits. */
  lock: async (id: number): Promise<void> => {
    await database.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
  },

  save: async (id: number, info: SavedInfo): Promise<void> => {
    const columns = {
      phone_number: info.phoneNumber,
      current_address: info.currentAddress,
      latitude: info.latitude,
      longitude: info.longitude,
      city: info.city,
      postal_code: info.postalCode,
      province: info.province,
      country: info.country,
    };
    await database
      .with('renamed', (query) =>
        query
          .updateTable('account')
          .set({ first_name: info.firstName, last_name: info.lastName })
          .where('id', '=', id),
      )
      .insertInto('account_info')
      .values({ account_id: id, ...columns })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
      .execute();
  },

  addNewsConsent: async (id: number, isGiven: boolean, textVersion: string, now: Date): Promise<void> => {
    await database
      .insertInto('consent')
      .values({
        account_id: id,
        kind: news,
        is_given: isGiven,
        text_version: textVersion,
        decided_at: now,
      })
      .execute();
  },
});

export const accountInfoRepository = (database: Database) => ({
  ...readsOf(database),
  ...writesOf(database),
});
