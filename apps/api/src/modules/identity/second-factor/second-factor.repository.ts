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
      .selectFrom('secondFactor')
      .select('sealedSecret')
      .where('accountId', '=', accountId)
      .executeTakeFirst(),

  /** Replaces the second factor of an account, with its recovery codes. */
  replace: async ({ accountId, sealedSecret, recoveryHashes, now }: Enrolment): Promise<void> => {
    await database.deleteFrom('secondFactor').where('accountId', '=', accountId).execute();
    await database.insertInto('secondFactor').values({ accountId, sealedSecret, createdAt: now }).execute();
    await database
      .insertInto('recoveryCode')
      .values(recoveryHashes.map((hash) => ({ accountId, hash })))
      .execute();
  },

  /** Marks a time step as used; false if it or a later one was used before. */
  useStep: async (accountId: number, step: number): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('secondFactor')
      .set({ lastStep: step })
      .where('accountId', '=', accountId)
      .where('lastStep', '<', step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Marks a recovery code as used; false if there is none like it or it was used before. */
  useRecoveryCode: async (accountId: number, hash: Buffer, now: Date): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('recoveryCode')
      .set({ usedAt: now })
      .where('accountId', '=', accountId)
      .where('hash', '=', hash)
      .where('usedAt', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
