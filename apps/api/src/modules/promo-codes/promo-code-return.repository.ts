import type { Database } from '../../database/schema.ts';

/** Returns uses of codes. */
export const promoCodeReturnRepository = (database: Database) => ({
  /** Locks several codes by ascending id, so that transactions do not deadlock. */
  lockCodesOf: async (useIds: readonly number[]): Promise<void> => {
    await database
      .selectFrom('promo_code')
      .select('id')
      .where('id', 'in', (each) =>
        each.selectFrom('promo_code_use').select('promo_code_id').where('id', 'in', useIds),
      )
      .orderBy('id')
      .forUpdate()
      .execute();
  },

  findUse: (useId: number) =>
    database
      .selectFrom('promo_code_use')
      .select([
        'promo_code_id as promoCodeId',
        'account_id as accountId',
        'used_at as usedAt',
        'amount_cents as amountCents',
        'returned_cents as returnedCents',
        'returned_at as returnedAt',
      ])
      .where('id', '=', useId)
      .executeTakeFirstOrThrow(),

  /** `returnedAt` is null while a part of the use is still spent. */
  changeUse: async (useId: number, returnedCents: number, returnedAt: Date | null): Promise<void> => {
    await database
      .updateTable('promo_code_use')
      .set({ returned_cents: returnedCents, returned_at: returnedAt })
      .where('id', '=', useId)
      .execute();
  },

  creditCode: async (id: number, amountCents: number, uses: 0 | 1): Promise<void> => {
    await database
      .updateTable('promo_code')
      .set((expression) => ({
        uses: expression('uses', '-', uses),
        balance_cents: expression('balance_cents', '+', amountCents),
      }))
      .where('id', '=', id)
      .execute();
  },
});
