import type { Database } from '../../../database/schema.ts';

export type SuggestedProvider = { readonly id: number; readonly isAgreed: boolean };

export const suggestionRepository = (database: Database) => {
  const clear = async (eventId: number): Promise<void> => {
    await database.deleteFrom('suggestion').where('eventId', '=', eventId).execute();
  };
  return {
    clear,

    list: (eventId: number): Promise<SuggestedProvider[]> =>
      database
        .selectFrom('suggestion')
        .select(['providerId as id', 'isAgreed'])
        .where('eventId', '=', eventId)
        .orderBy('providerId')
        .execute(),

    /** Replaces the suggestions of a draft, and returns the number of the round. */
    replace: async (eventId: number, providers: readonly SuggestedProvider[], at: Date): Promise<number> => {
      await clear(eventId);
      await database
        .insertInto('suggestion')
        .values(
          providers.map(({ id, isAgreed }) => ({
            eventId,
            providerId: id,
            isAgreed,
            suggestedAt: at,
          })),
        )
        .execute();
      const { round } = await database
        .updateTable('event')
        .set((each) => ({ suggestionRound: each('suggestionRound', '+', 1) }))
        .where('id', '=', eventId)
        .returning('suggestionRound as round')
        .executeTakeFirstOrThrow();
      return round;
    },
  };
};
