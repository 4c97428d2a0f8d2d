import type { SessionRequest } from '../../ports/payment-gateway.ts';
import type { TestShop } from '../test-shop.ts';

let orders = 700;

/** Returns a valid request for a payment session, for a different order on each call. */
export function sessionRequest(
  { clock }: Pick<TestShop, 'clock'>,
  changes: Partial<SessionRequest> = {},
): SessionRequest {
  orders += 1;
  return {
    orderId: orders,
    eventId: 9,
    idempotencyKey: `session-${orders}`,
    lines: [
      { name: 'Maya, 2 h', amountCents: 11_600 },
      { name: 'Service fee', amountCents: 580 },
      { name: 'HST', amountCents: 1583 },
    ],
    hostEmail: 'host@demo.test',
    locale: 'en-CA',
    endsAtSeconds: Math.floor(clock.nowMs() / 1000) + 1800,
    successUrl: 'http://product.test/EventBookRequested?session={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://product.test/event_booking',
    ...changes,
  };
}
