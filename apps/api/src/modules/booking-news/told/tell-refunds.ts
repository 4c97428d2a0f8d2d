import { ordersIn } from '../../orders/orders.module.ts';
import { hostFacts, moneyBackFacts } from '../facts/event-facts.ts';
import { pages } from '../news-desk.ts';
import type { NewsDesk } from '../news-desk.ts';
import { moneyBackRepository } from '../money-back.repository.ts';
import { readBooking } from '../read-booking.ts';

/** A payment that came too late goes back whole. */
export async function tellPaymentReturned(desk: NewsDesk, orderId: number): Promise<void> {
  const whole = await ordersIn(desk.transaction).findWhole(orderId);
  if (whole === undefined) throw new Error(`there is news of order ${orderId}, which does not exist`);
  const booking = await readBooking(desk.transaction, whole.event.id);
  const { event, host } = booking;
  const { cardCents } = await moneyBackRepository(desk.transaction).findMoneyBack(
    whole.lines.map(({ id }) => id),
  );
  await desk.write(host, 'paymentReturned', `order ${orderId}`, {
    firstName: host.firstName,
    link: desk.pageAt(pages.planEvent),
    words: { event: event.name, amount: { cents: cardCents } },
    facts: hostFacts(booking),
  });
}

/** It has left us; there is nothing to say of a refund of nothing. */
export async function tellRefundMade(desk: NewsDesk, refundId: number): Promise<void> {
  const repository = moneyBackRepository(desk.transaction);
  const refund = await repository.findRefund(refundId);
  const back = await repository.findMoneyBack(refund.lineIds);
  const amountCents = back.cardCents + back.giftCardCents;
  if (amountCents === 0) return;
  const booking = await readBooking(desk.transaction, refund.eventId);
  const { event, host } = booking;
  await desk.write(host, 'refundMade', `refund ${refundId}`, {
    firstName: host.firstName,
    link: desk.pageAt(pages.hostEvents),
    words: { event: event.name, amount: { cents: amountCents } },
    facts: [...moneyBackFacts(back), ...hostFacts(booking)],
  });
}
