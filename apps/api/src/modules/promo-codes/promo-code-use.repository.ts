import type { Database } from '../../database/schema.ts';
import { promoCodeRepository } from './promo-code.repository.ts';

/** Records uses of codes. */
export const promoCodeUseRepository = (database: Database) => ({
  /** Locks a code, because the limit per account counts rows that a concurrent order may be adding. */
  lockFor: async (id: number, accountId: number) => {
    const locked = await database
      .selectFrom('promo_code')
      .select('code')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return locked && promoCodeRepository(database).findFor(locked.code, accountId);
  },

  /** Takes a use and its amount from a code, in one statement, so that concurrent orders cannot take more than is left. */
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
});
