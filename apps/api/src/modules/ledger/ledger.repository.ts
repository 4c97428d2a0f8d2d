import type { Database } from '../../database/schema.ts';
import type { LedgerTransaction } from './ledger-transaction.ts';

export const ledgerRepository = (database: Database) => ({
  add: async ({ orderId, kind, onceKey, entries }: LedgerTransaction, at: Date): Promise<void> => {
    const added = await database
      .insertInto('ledger_transaction')
      .values({ order_id: orderId, kind, once_key: onceKey, at })
      .onConflict((conflict) => conflict.column('once_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return;
    await database
      .insertInto('ledger_entry')
      .values(
        entries.map(({ account, amountCents, lineId }) => ({
          transaction_id: added.id,
          account,
          amount_cents: amountCents,
          order_line_id: lineId ?? null,
        })),
      )
      .execute();
  },
});
