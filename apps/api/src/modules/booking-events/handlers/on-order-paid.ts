import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { MailFact } from '../../../mails/booking-mail-values.ts';
import { ledgerOfEvent } from '../../ledger/ledger.module.ts';
import { orderKinds, ordersIn } from '../../orders/orders.module.ts';
import type { WholeOrder } from '../../orders/orders.module.ts';
import { calendarOf } from '../mail-content/calendar-entries.ts';
import {
  additionFacts,
  cancellationFacts,
  fact,
  hostFacts,
  requestFacts,
} from '../mail-content/event-facts.ts';
import { receiptOf } from '../mail-content/receipt.ts';
import { workingTimeOfLine } from '../mail-content/working-time.ts';
import { aboutLine, pages } from '../notification-context.ts';
import type { NotificationContext } from '../notification-context.ts';
import { isProviderLine, loadBooking } from '../booking/load-booking.ts';
import type { Booking, ProviderLine } from '../booking/load-booking.ts';
import { sendJobConfirmation } from './send-job-confirmation.ts';

/** Sends the receipt to the host, and a request, a confirmation or the additions to each provider. */
export async function onOrderPaid(context: NotificationContext, orderId: number): Promise<void> {
  const paidOrder = await ordersIn(context.transaction).findWhole(orderId);
  if (paidOrder === undefined) throw new Error(`order ${orderId} of a booking event does not exist`);
  const booking = await loadBooking(context.transaction, paidOrder.event.id);
  const providerLines = paidOrder.lines.filter(isProviderLine);
  await sendReceipt(context, booking, paidOrder, providerLines);
  for (const line of providerLines) {
    // A provider who has answered in the meantime was notified then.
    if (line.request === 'pending') await sendRequest(context, booking, line);
    if (line.request === 'accepted') await sendJobConfirmation(context, booking, line);
  }
  if (paidOrder.order.kind === orderKinds.addition) await sendAdditions(context, booking, paidOrder);
}

/** True for a provider who agreed to the draft: the payment books them without a request. */
const isAgreed = ({ requestedAt, answerUntil }: ProviderLine): boolean =>
  requestedAt !== null && requestedAt.getTime() === answerUntil?.getTime();

async function sendReceipt(
  context: NotificationContext,
  booking: Booking,
  paidOrder: WholeOrder,
  providerLines: readonly ProviderLine[],
): Promise<void> {
  const { order } = paidOrder;
  const { event, host, personOf } = booking;
  const requestedLines = providerLines.filter((line) => !isAgreed(line));
  const booked = [...providerLines.filter(isAgreed), ...extendedBy(booking, paidOrder)];
  const ledger = await ledgerOfEvent(context.transaction, event.id);
  const charged = ledger.find(({ orderId }) => orderId === order.id);
  const amounts = receiptOf(order, charged?.lines ?? [], booking);
  const onceKey = `order ${order.id}`;
  const words = { event: event.name, total: { cents: amounts.total.cents } };
  const receipt = {
    firstName: host.firstName,
    link: context.pageAt(pages.hostEvent(event.id)),
    facts: [
      ...hostFacts(booking),
      fact('orderNumber', String(order.number)),
      ...answerFacts(requestedLines),
      ...cancellationFacts(booking, context.nowSeconds),
    ],
    amounts,
    calendar: booked.length === 0 ? undefined : calendarOf(context, booking, booked, 'host'),
  };
  if (providerLines.length === 0)
    return context.sendMail(host, 'purchasePaid', onceKey, { ...receipt, words });
  const hasRequests = requestedLines.length > 0;
  const names = (hasRequests ? requestedLines : providerLines).map(
    ({ providerId }) => personOf(providerId).name,
  );
  await context.sendMail(host, hasRequests ? 'bookingPaid' : 'bookingComplete', onceKey, {
    ...receipt,
    words: { ...words, providers: { people: names } },
  });
}

function answerFacts(requestedLines: readonly ProviderLine[]): readonly MailFact[] {
  const deadlines = requestedLines
    .flatMap(({ answerUntil }) => answerUntil ?? [])
    .map((until) => secondsOf(until));
  return deadlines.length === 0 ? [] : [fact('newsBy', { atSeconds: Math.max(...deadlines) })];
}

async function sendRequest(
  context: NotificationContext,
  booking: Booking,
  line: ProviderLine,
): Promise<void> {
  const provider = booking.personOf(line.providerId);
  if (line.answerUntil === null) throw new Error(`the open request of line ${line.id} has no deadline`);
  const deadline = { atSeconds: secondsOf(line.answerUntil) };
  await context.sendMail(provider, 'requestReceived', `line ${line.id}`, {
    firstName: provider.firstName,
    link: context.pageAt(pages.request(booking.event.id)),
    words: { host: { people: [booking.host.firstName] }, deadline },
    facts: [fact('answerBy', deadline), ...requestFacts(booking, line, provider)],
  });
  const { event } = booking;
  await context.notify({
    receiverId: provider.id,
    senderId: event.hostId,
    eventId: event.id,
    type: 'request',
    about: aboutLine(line.id),
  });
}

/** Sends extensions, tips and recaps to the booked providers they concern. */
async function sendAdditions(
  context: NotificationContext,
  booking: Booking,
  paidOrder: WholeOrder,
): Promise<void> {
  for (const line of booking.lines.filter(isProviderLine).filter(({ request }) => request === 'accepted')) {
    const added = additionFacts(line, paidOrder.lines);
    if (added.length === 0) continue;
    const provider = booking.personOf(line.providerId);
    const isExtended = extendedBy(booking, paidOrder).includes(line);
    await context.sendMail(provider, 'jobExtended', `order ${paidOrder.order.id} line ${line.id}`, {
      firstName: provider.firstName,
      link: context.pageAt(pages.providerEvent(booking.event.id)),
      words: { event: booking.event.name, host: { people: [booking.host.firstName] } },
      facts: [
        ...added,
        fact('event', booking.event.name),
        fact('time', workingTimeOfLine(booking, line)),
        fact('eventId', booking.event.publicId),
      ],
      calendar: isExtended ? calendarOf(context, booking, [line], 'provider') : undefined,
    });
  }
}

/** Returns the provider lines that an order extends. */
const extendedBy = (booking: Booking, { lines }: WholeOrder): readonly ProviderLine[] =>
  booking.lines
    .filter(isProviderLine)
    .filter(({ id }) =>
      lines.some(({ kind, bookingLineId }) => kind === 'extension' && bookingLineId === id),
    );
