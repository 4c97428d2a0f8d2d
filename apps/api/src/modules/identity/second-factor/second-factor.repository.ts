import type { Database } from '../../../database/schema.ts';

type Enrolment = {
  readonly accountId: number;
  readonly sealedSecret: Buffer;
  readonly recoveryHashes: readonly Buffer[];
  readonly now: Date;
};

export const secondFactorRepository = (database: Database) => ({
  find: async (accountId: number): Promise<{ readonly sealedSecret: Buffer } | undefined> =>
    database
      .selectFrom('second_factor')
      .select('sealed_secret as sealedSecret')
      .where('account_id', '=', accountId)
      .executeTakeFirst(),

  /** Replaces the second factor of an account, with its recovery codes. */
  replace: async ({ accountId, sealedSecret, recoveryHashes, now }: Enrolment): Promise<void> => {
    await database.deleteFrom('second_factor').where('account_id', '=', accountId).execute();
    await database
      .insertInto('second_factor')
      .values({ account_id: accountId, sealed_secret: sealedSecret, created_at: now })
      .execute();
    await database
      .insertInto('recovery_code')
      .values(recoveryHashes.map((hash) => ({ account_id: accountId, hash })))
      .execute();
  },

  /** Marks a time step as used; false if it or a later one was used before. */
  useStep: async (accountId: number, step: number): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('second_factor')
      .set({ last_step: step })
      .where('account_id', '=', accountId)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Marks a recovery code as used; false if there is none like it or it was used before. */
  useRecoveryCode: async (accountId: number, hash: Buffer, now: Date): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('recovery_code')
      .set({ used_at: now })
      .where('account_id', '=', accountId)
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
