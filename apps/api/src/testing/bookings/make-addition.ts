import { inTransaction } from '../../database/in-transaction.ts';
import { ordersIn } from '../../modules/orders/orders.module.ts';
import type { TestApi } from '../test-api.ts';

type Wanted = {
  readonly eventId: number;
  readonly hostId: number;
  readonly kind: 'extension' | 'tip' | 'recap';
  /** Whom it is for; nobody, for a recap. */
  readonly providerId?: number;
  readonly bookingLineId?: number;
  readonly quantity?: number;
};

/** An addition to a paid event that has been paid as well, at $10 a piece without fee and tax. */
export const makeAddition = (
  { database, clock }: Pick<TestApi, 'database' | 'clock'>,
  { eventId, hostId, kind, providerId, bookingLineId, quantity = 1 }: Wanted,
): Promise<{ readonly orderId: number; readonly lineId: number }> =>
  inTransaction(database, async (transaction) => {
    const now = new Date(clock.nowMs());
    const totalCents = quantity * 1000;
    const orderId = await ordersIn(transaction).add({
      event_id: eventId,
      host_id: hostId,
      kind: 0,
      state: 'paid',
      number: await ordersIn(transaction).takeNumber(),
      service_fee_rate: 500,
      tax_rate: 1300,
      discount_cents: 0,
      promo_balance_cents: 0,
      subtotal_cents: totalCents,
      service_fee_cents: 0,
      tax_cents: 0,
      tips_cents: 0,
      total_cents: totalCents,
      created_at: now,
      holds_until: now,
      paid_at: now,
    });
    const [lineId = Number.NaN] = await ordersIn(transaction).addLines([
      {
        order_id: orderId,
        position: 1,
        kind,
        provider_id: providerId ?? null,
        booking_line_id: bookingLineId ?? null,
        quantity,
        unit_cents: 1000,
        gross_cents: totalCents,
        discount_cents: 0,
        service_fee_cents: 0,
        tax_cents: 0,
        total_cents: totalCents,
        state: 'paid',
      },
    ]);
    return { orderId, lineId };
  });
