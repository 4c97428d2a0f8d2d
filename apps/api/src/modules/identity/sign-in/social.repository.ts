import type { Database } from '../../../database/schema.ts';

export type SocialProvider = 'google' | 'facebook';

type Identity = { readonly provider: SocialProvider; readonly subject: string };

export const socialRepository = (database: Database) => ({
  accountOf: async ({ provider, subject }: Identity): Promise<number | undefined> => {
    const found = await database
      .selectFrom('socialIdentity')
      .select('accountId')
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return found?.accountId;
  },

  /** Ignores an identity that a concurrent login has linked. */
  link: async ({ provider, subject }: Identity, accountId: number, now: Date): Promise<void> => {
    await database
      .insertInto('socialIdentity')
      .values({ provider, subject, accountId, createdAt: now })
      .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
      .execute();
  },
});
