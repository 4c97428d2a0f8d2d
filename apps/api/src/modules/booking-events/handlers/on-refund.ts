import { ordersIn } from '../../orders/orders.module.ts';
import { hostFacts, returnedMoneyFacts } from '../mail-content/event-facts.ts';
import { pages } from '../notification-context.ts';
import type { NotificationContext } from '../notification-context.ts';
import { returnedMoneyRepository } from '../booking/returned-money.repository.ts';
import { loadBooking } from '../booking/load-booking.ts';

/** Notifies the host that a late payment is returned in full. */
export async function onPaymentReturned(context: NotificationContext, orderId: number): Promise<void> {
  const order = await ordersIn(context.transaction).findWhole(orderId);
  if (order === undefined) throw new Error(`order ${orderId} of a booking event does not exist`);
  const booking = await loadBooking(context.transaction, order.event.id);
  const { event, host } = booking;
  const { cardCents } = await returnedMoneyRepository(context.transaction).findReturnedMoney(
    order.lines.map(({ id }) => id),
  );
  await context.sendMail(host, 'paymentReturned', `order ${orderId}`, {
    firstName: host.firstName,
    link: context.pageAt(pages.planEvent),
    words: { event: event.name, amount: { cents: cardCents } },
    facts: hostFacts(booking),
  });
}

/**
 * Notifies the host of a refund on its way, except of one without an amount. A cancellation refunds each payment on its
 * own, but is one sum for the host: the last of its refunds announces all of them.
 */
export async function onRefundMade(context: NotificationContext, refundId: number): Promise<void> {
  const repository = returnedMoneyRepository(context.transaction);
  const lines = await repository.listLinesOwedWith(refundId);
  const [first] = lines;
  if (first === undefined) throw new Error(`refund ${refundId} has no lines`);
  if (lines.some(({ isMade }) => !isMade)) return;
  const returned = await repository.findReturnedMoney(lines.map(({ lineId }) => lineId));
  const amountCents = returned.cardCents + returned.giftCardCents;
  if (amountCents === 0) return;
  const booking = await loadBooking(context.transaction, first.eventId);
  const { event, host } = booking;
  await context.sendMail(host, 'refundMade', `refund ${first.id}`, {
    firstName: host.firstName,
    link: context.pageAt(pages.hostEvent(event.id)),
    words: { event: event.name, amount: { cents: amountCents } },
    facts: [...returnedMoneyFacts(returned), ...hostFacts(booking)],
  });
}
