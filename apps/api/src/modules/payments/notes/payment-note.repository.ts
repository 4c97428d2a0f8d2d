import { dateOf } from '@repo/domain/time/unix-seconds';
import { sql } from 'kysely';
import { countDeleted } from '../../../database/in-batches.ts';
import type { Database } from '../../../database/schema.ts';
import type { PaymentNote } from '../../../ports/payment-gateway.ts';

/** `orderId` is null when no payment of ours is known under the id of the card provider. */
type ListedNote = PaymentNote & { readonly orderId: number | null };

export const paymentNoteRepository = (database: Database) => ({
  /** Adds the note of a webhook message, once for each message. */
  add: async (eventId: string, note: PaymentNote): Promise<void> => {
    await database
      .insertInto('paymentNote')
      .values({
        providerEventId: eventId,
        kind: note.kind,
        providerObjectId: note.providerId,
        paymentIntentId: note.paymentIntentId,
        amountCents: note.amountCents,
        reason: note.reason,
        state: note.state,
        happenedAt: dateOf(note.atSeconds),
      })
      .onConflict((conflict) => conflict.column('providerEventId').doNothing())
      .execute();
  },

  /** Lists the latest notes, the newest first. */
  list: (limit: number): Promise<ListedNote[]> =>
    database
      .selectFrom('paymentNote as note')
      .leftJoin('payment', 'payment.paymentIntentId', 'note.paymentIntentId')
      .select([
        sql<PaymentNote['kind']>`note.kind`.as('kind'),
        'note.providerObjectId as providerId',
        'note.paymentIntentId',
        'payment.orderId',
        'note.amountCents',
        'note.reason',
        'note.state',
        sql<number>`extract(epoch from note.happened_at)::float8`.as('atSeconds'),
      ])
      .orderBy('note.happenedAt', 'desc')
      .orderBy('note.providerEventId')
      .limit(limit)
      .execute(),

  /** Deletes notes whose payment has stayed unknown, and returns how many. */
  sweepUnknown: (before: Date, limit: number): Promise<number> =>
    countDeleted(
      database,
      sql`delete from payment_note where provider_event_id in (
        select n.provider_event_id from payment_note n
        left join payment p on p.payment_intent_id = n.payment_intent_id
        where p.order_id is null and n.happened_at < ${before} limit ${limit}
      )`,
    ),
});
