import type { Database } from '../../database/schema.ts';

/** What orders have of codes, and give back to them. */
export const promoCodeReturnRepository = (database: Database) => ({
  /** Of several codes at a time, by lowest id, so that no two transactions wait for each other. */
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

  /** `returnedAt` is nothing while a part of the use is still spent. */
  changeUse: async (useId: number, returnedCents: number, returnedAt: Date | null): Promise<void> => {
    await database
      .updateTable('promo_code_use')
      .set({ returned_cents: returnedCents, returned_at: returnedAt })
      .where('id', '=', useId)
      .execute();
  },

  giveBack: async (id: number, amountCents: number, uses: 0 | 1): Promise<void> => {
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
