import { sql } from 'kysely';
import type { Locale } from '@repo/i18n/locale';
import type { OptionalMail } from '../../../mails/optional-mails.ts';
import type { Database } from '../../../database/schema.ts';

/** The host or a provider of a booking. */
export type Person = {
  readonly id: number;
  readonly email: string;
  readonly locale: Locale;
  /** Which optional mails the account wants. */
  readonly wants: Readonly<Record<OptionalMail, boolean>>;
  readonly firstName: string;
  readonly lastName: string;
  /** The profile name of a provider; the first name of a host. */
  readonly name: string;
};

export const personRepository = (database: Database) => ({
  listPeople: (accountIds: readonly number[]): Promise<Person[]> =>
    selectPeople(database).where('account.id', 'in', accountIds).execute(),

  findEventType: (id: number) =>
    database
      .selectFrom('eventType')
      .where('id', '=', id)
      .select(['nameEn', 'nameFr'])
      .executeTakeFirstOrThrow(),

  listSuggestedProviders: async (eventId: number): Promise<number[]> => {
    const suggestions = await database
      .selectFrom('suggestion')
      .where('eventId', '=', eventId)
      .select('providerId')
      .orderBy('suggestedAt')
      .orderBy('providerId')
      .execute();
    return suggestions.map(({ providerId }) => providerId);
  },
});

export const selectPeople = (database: Database) =>
  database
    .selectFrom('account')
    .leftJoin('portfolio', 'portfolio.providerId', 'account.id')
    .select([
      'account.id',
      'account.email',
      sql<Locale>`account.locale`.as('locale'),
      sql<Person['wants']>`json_build_object(
        'reminders', account.wants_reminders, 'reviews', account.wants_review_mails
      )`.as('wants'),
      'account.firstName',
      'account.lastName',
      sql<string>`coalesce(nullif(portfolio.profile_name, ''), account.first_name)`.as('name'),
    ])
    .orderBy('account.id');
