import type { Database } from '../../../database/schema.ts';

export type SuggestedProvider = { readonly id: number; readonly isAgreed: boolean };

export const suggestionRepository = (database: Database) => {
  const clear = async (eventId: number): Promise<void> => {
    await database.deleteFrom('suggestion').where('event_id', '=', eventId).execute();
  };
  return {
    clear,

    list: (eventId: number): Promise<SuggestedProvider[]> =>
      database
        .selectFrom('suggestion')
        .select(['provider_id as id', 'is_agreed as isAgreed'])
        .where('event_id', '=', eventId)
        .orderBy('provider_id')
        .execute(),

    /** Replaces the suggestions of a draft, and returns the number of the round. */
    replace: async (eventId: number, providers: readonly SuggestedProvider[], at: Date): Promise<number> => {
      await clear(eventId);
      await database
        .insertInto('suggestion')
        .values(
          providers.map(({ id, isAgreed }) => ({
            event_id: eventId,
            provider_id: id,
            is_agreed: isAgreed,
            suggested_at: at,
          })),
        )
        .execute();
      const { round } = await database
        .updateTable('event')
        .set((each) => ({ suggestion_round: each('suggestion_round', '+', 1) }))
        .where('id', '=', eventId)
        .returning('suggestion_round as round')
        .executeTakeFirstOrThrow();
      return round;
    },
  };
};
