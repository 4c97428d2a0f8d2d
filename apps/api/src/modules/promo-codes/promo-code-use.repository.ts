import type { Database } from '../../database/schema.ts';
import { promoCodeRepository } from './promo-code.repository.ts';

/** What orders take from codes and give back. */
export const promoCodeUseRepository = (database: Database) => ({
  /** Of one code at a time: the limit per account counts rows that a rival may just be adding. */
  lockFor: async (id: number, accountId: number) => {
    const locked = await database
      .selectFrom('promo_code')
      .select('code')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return locked && promoCodeRepository(database).findFor(locked.code, accountId);
  },

  /** The one statement that takes from a code: it cannot take more than is there, whoever asks at the same time. */
  take: async (id: number, amountCents: number): Promise<boolean> => {
    const taken = await database
      .updateTable('promo_code')
      .set((expression) => ({
        uses: expression('uses', '+', 1),
        balance_cents: expression('balance_cents', '-', amountCents),
      }))
      .where('id', '=', id)
      .where('is_active', '=', true)
      .where((each) => each.or([each('balance_cents', 'is', null), each('balance_cents', '>=', amountCents)]))
      .where((each) => each.or([each('most_uses', 'is', null), each('uses', '<', each.ref('most_uses'))]))
      .returning('id')
      .executeTakeFirst();
    return taken !== undefined;
  },

  addUse: async (promoCodeId: number, accountId: number, amountCents: number, at: Date): Promise<number> => {
    const { id } = await database
      .insertInto('promo_code_use')
      .values({ promo_code_id: promoCodeId, account_id: accountId, amount_cents: amountCents, used_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

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
