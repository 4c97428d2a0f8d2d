import assert from 'node:assert/strict';
import type { Stripe } from 'stripe';
import { sessionParams } from './session-params.ts';
import type { TestStripe } from './test-stripe.ts';

/** Creates and pays a session of $131.08, and returns it with its payment. */
export async function paidSession(
  box: TestStripe,
  card = '4242424242424242',
): Promise<{ session: Stripe.Checkout.Session; intent: Stripe.PaymentIntent }> {
  const { id } = await box.stripe.checkout.sessions.create(sessionParams(box));
  const reply = await box.post(`pay/${id}`, { card });
  assert.equal(reply.statusCode, 200, reply.body);
  const session = await box.stripe.checkout.sessions.retrieve(id);
  assert.ok(typeof session.payment_intent === 'string');
  return { session, intent: await box.stripe.paymentIntents.retrieve(session.payment_intent) };
}
