import type { Database } from '../../database/schema.ts';
import type { LedgerTransaction } from './ledger-transaction.ts';

export const ledgerRepository = (database: Database) => ({
  add: async ({ orderId, kind, onceKey, entries }: LedgerTransaction, at: Date): Promise<void> => {
    const added = await database
      .insertInto('ledgerTransaction')
      .values({ orderId, kind, onceKey, at })
      .onConflict((conflict) => conflict.column('onceKey').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return;
    await database
      .insertInto('ledgerEntry')
      .values(
        entries.map(({ account, amountCents, lineId }) => ({
          transactionId: added.id,
          account,
          amountCents,
          orderLineId: lineId ?? null,
        })),
      )
      .execute();
  },
});
