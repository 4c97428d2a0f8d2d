import { sql } from 'kysely';
import type { Locale } from '@repo/i18n/locale';
import type { Database } from '../../database/schema.ts';

/** Somebody who has a part in a booking. */
export type Person = {
  readonly id: number;
  readonly email: string;
  readonly locale: Locale;
  readonly firstName: string;
  readonly lastName: string;
  /** What a provider's profile says; the first name of everybody else. */
  readonly name: string;
};

export const newsRepository = (database: Database) => ({
  listPeople: (accountIds: readonly number[]): Promise<Person[]> =>
    peopleIn(database).where('account.id', 'in', accountIds).execute(),

  findEventType: (id: number) =>
    database
      .selectFrom('event_type')
      .where('id', '=', id)
      .select(['name_en as nameEn', 'name_fr as nameFr'])
      .executeTakeFirstOrThrow(),

  listSuggested: async (eventId: number): Promise<number[]> => {
    const suggested = await database
      .selectFrom('suggestion')
      .where('event_id', '=', eventId)
      .select('provider_id as providerId')
      .orderBy('suggested_at')
      .orderBy('provider_id')
      .execute();
    return suggested.map(({ providerId }) => providerId);
  },
});

export const peopleIn = (database: Database) =>
  database
    .selectFrom('account')
    .leftJoin('portfolio', 'portfolio.provider_id', 'account.id')
    .select([
      'account.id',
      'account.email',
      sql<Locale>`account.locale`.as('locale'),
      'account.first_name as firstName',
      'account.last_name as lastName',
      sql<string>`coalesce(nullif(portfolio.profile_name, ''), account.first_name)`.as('name'),
    ])
    .orderBy('account.id');
