import type { Database } from '../../../database/schema.ts';

export type SuggestionRecord = { readonly providerId: number; readonly isAgreed: boolean };

export const draftCartRepository = (database: Database) => ({
  listSuggestions: (eventId: number): Promise<SuggestionRecord[]> =>
    database
      .selectFrom('suggestion')
      .select(['provider_id as providerId', 'is_agreed as isAgreed'])
      .where('event_id', '=', eventId)
      .execute(),
});
