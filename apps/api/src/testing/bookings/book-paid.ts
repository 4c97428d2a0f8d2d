import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { noPayments } from '../../adapters/unconfigured-services.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { OrderPlan } from '../../modules/checkout/order-plan.ts';
import { holdOrder } from '../../modules/checkout/placing/hold-order.ts';
import { suggestionRepository } from '../../modules/drafts/suggestions/suggestion.repository.ts';
import { ordersIn } from '../../modules/orders/orders.module.ts';
import type { WholeOrder } from '../../modules/orders/orders.module.ts';
import { completeOrder } from '../../modules/payments/payments.module.ts';
import type { TestApi } from '../test-api.ts';

/** Books a plan and completes its order as a payment does, without a card provider and without booking events. */
export const bookPaid = (
  { database, clock, jobs }: Pick<TestApi, 'database' | 'clock' | 'jobs'>,
  plan: OrderPlan,
  agreedIds: readonly number[] = [],
): Promise<WholeOrder> =>
  inTransaction(database, async (transaction) => {
    const now = new Date(clock.nowMs());
    const deps = {
      database: transaction,
      clock,
      jobs,
      payments: noPayments,
      recordBookingEvent: async () => undefined,
      publicUrl: () => 'http://product.test',
      briefFiles: { claim: async () => false },
    };
    const held = await holdOrder(transaction, deps, plan);
    assert.ok(held.ok, JSON.stringify(held));
    const { eventId, orderId } = held.value;
    if (agreedIds.length > 0) {
      const agreed = agreedIds.map((id) => ({ id, isAgreed: true }));
      await suggestionRepository(transaction).replace(eventId, agreed, now);
    }
    const orders = ordersIn(transaction);
    await orders.changePayment(orderId, {
      state: 'paid',
      sessionId: `session-${randomUUID()}`,
      paymentIntentId: `intent-${randomUUID()}`,
      paidAt: now,
    });
    const placed = await orders.lockWhole(orderId);
    assert.ok(placed !== undefined);
    assert.equal(await completeOrder(transaction, deps, placed, now), 'paid');
    return placed;
  });
