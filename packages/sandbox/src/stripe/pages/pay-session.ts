import type { Stripe } from 'stripe';
import type { OperationContext } from '../operation-context.ts';
import { paymentObjects } from '../objects/payment-objects.ts';
import { paidSession } from '../objects/session-object.ts';
import { StripeRefusal, invalidRequest, noSuch } from '../stripe-refusal.ts';
import { testCards } from '../test-cards.ts';

/** Pays a session as its hosted page does. It stays open after a declined card. */
export async function paySession(
  context: OperationContext,
  id: string,
  card: string,
): Promise<Stripe.Checkout.Session> {
  const { objects } = context;
  const session = await objects.find('checkout.session', id, { lock: true });
  const notes = await objects.notesOf('checkout.session', id);
  if (session === undefined || notes === undefined) throw noSuch('checkout.session', id, 'session');
  checkOpen(session);
  checkCard(card);
  const { intent, charge } = paymentObjects({
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    card,
    email: session.customer_email,
    description: notes.description,
    metadata: notes.intentMetadata,
    transferGroup: notes.transferGroup,
    createdAtSeconds: context.nowSeconds,
  });
  const paid = paidSession(session, intent.id);
  await objects.add({ kind: 'payment_intent', body: intent });
  await objects.add({ kind: 'charge', body: charge, parent: intent.id });
  await objects.change(paid);
  await context.emit('charge.succeeded', charge);
  await context.emit('payment_intent.succeeded', intent);
  await context.emit('checkout.session.completed', paid);
  return paid;
}

function checkOpen({ status }: Stripe.Checkout.Session): void {
  if (status === 'complete') throw invalidRequest('This payment has already been made.');
  if (status !== 'open') throw invalidRequest('This payment page has expired: nothing was charged.');
}

function checkCard(number: string): void {
  const card = testCards.find((known) => known.number === number);
  if (card === undefined) {
    throw invalidRequest('This is not a test card that the sandbox knows.', { code: 'incorrect_number' });
  }
  if (card.declineCode !== undefined) {
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: card.declineCode,
      message: 'Your card was declined: nothing was charged. Try another card.',
    });
  }
}
