import type { Locale } from '@repo/i18n/locale';
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

type MailPreferences = {
  readonly locale: Locale;
  readonly reminders: boolean;
  readonly reviews: boolean;
};

export type PreferencesRecord = MailPreferences & { readonly news: boolean };

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

/** The latest decision about the newsletter; without one it is not wanted. */
const newsOptIn = sql<boolean>`coalesce((
  select is_given from consent where account_id = account.id and kind = ${news} order by id desc limit 1
), false)`;

export const accountInfoRepository = (database: Database) => ({
  /** Reads a host's account; providers have another form. */
  read: async (id: number): Promise<AccountInfoRecord | undefined> =>
    database
      .selectFrom('account')
      .leftJoin('accountInfo', 'accountInfo.accountId', 'account.id')
      .select([
        'account.id',
        'account.firstName',
        'account.lastName',
        'account.email',
        'phoneNumber',
        'currentAddress',
        'latitude',
        'longitude',
        'city',
        'postalCode',
        'province',
        'country',
        newsOptIn.as('newsOptIn'),
      ])
      .where('account.id', '=', id)
      .where('account.kind', '=', 'host')
      .executeTakeFirst(),

  readPreferences: (id: number): Promise<PreferencesRecord> =>
    database
      .selectFrom('account')
      .select([
        sql<Locale>`locale`.as('locale'),
        'wantsReminders as reminders',
        'wantsReviewMails as reviews',
        newsOptIn.as('news'),
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),

  savePreferences: async (id: number, { locale, reminders, reviews }: MailPreferences): Promise<void> => {
    await database
      .updateTable('account')
      .set({ locale, wantsReminders: reminders, wantsReviewMails: reviews })
      .where('id', '=', id)
      .execute();
  },

  /** Locks an account, so that concurrent saves run one after the other. */
  lock: async (id: number): Promise<void> => {
    await database.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
  },

  save: async (id: number, info: SavedInfo): Promise<void> => {
    const columns = {
      phoneNumber: info.phoneNumber,
      currentAddress: info.currentAddress,
      latitude: info.latitude,
      longitude: info.longitude,
      city: info.city,
      postalCode: info.postalCode,
      province: info.province,
      country: info.country,
    };
    await database
      .with('renamed', (query) =>
        query
          .updateTable('account')
          .set({ firstName: info.firstName, lastName: info.lastName })
          .where('id', '=', id),
      )
      .insertInto('accountInfo')
      .values({ accountId: id, ...columns })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet(columns))
      .execute();
  },

  addNewsConsent: async (id: number, isGiven: boolean, textVersion: string, now: Date): Promise<void> => {
    await database
      .insertInto('consent')
      .values({
        accountId: id,
        kind: news,
        isGiven,
        textVersion,
        decidedAt: now,
      })
      .execute();
  },
});
