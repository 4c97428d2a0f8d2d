import assert from 'node:assert/strict';
import { bookingEventRecorder } from '../../modules/booking-events/booking-events.module.ts';
import { placeOrder } from '../../modules/checkout/placing/place-order.ts';
import { ordersIn } from '../../modules/orders/orders.module.ts';
import { settleOrder } from '../../modules/payments/payments.module.ts';
import { plannedOrder } from '../bookings/planned-order.ts';
import type { Purchase } from '../bookings/planned-order.ts';
import type { TestShop } from '../test-shop.ts';

export type Bought = {
  readonly eventId: number;
  readonly orderId: number;
  readonly lineIds: readonly number[];
};

/** Places an order of any lines at any price and pays it with the sandbox's card provider unless it is free. */
export async function buyLines(
  shop: TestShop,
  { card, ...purchase }: Purchase & { readonly card?: string },
): Promise<Bought> {
  const deps = {
    ...shop,
    recordBookingEvent: bookingEventRecorder(shop.jobs),
    publicUrl: () => 'http://product.test',
    briefFiles: { claim: async () => false },
  };
  const placed = await placeOrder(deps, plannedOrder(purchase));
  assert.ok(placed.ok);
  const { eventId, orderItemGroupId: orderId, sessionId } = placed.value;
  if (sessionId !== null) {
    assert.notEqual(await shop.pay(sessionId, card), undefined);
    assert.equal(await settleOrder(deps, orderId, { isEnding: false }), 'paid');
  }
  const whole = await ordersIn(shop.database).findWhole(orderId);
  return { eventId, orderId, lineIds: (whole?.lines ?? []).map(({ id }) => id) };
}
