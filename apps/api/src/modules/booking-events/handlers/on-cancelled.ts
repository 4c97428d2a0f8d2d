import { cancelledCalendarOf } from '../mail-content/calendar-entries.ts';
import { formerJobFacts, hostFacts, returnedMoneyFacts } from '../mail-content/event-facts.ts';
import { pages } from '../notification-context.ts';
import type { NotificationContext } from '../notification-context.ts';
import { returnedMoneyRepository } from '../booking/returned-money.repository.ts';
import { isProviderLine, loadBooking, loadBookingOfLine } from '../booking/load-booking.ts';
import type { Booking, ProviderLine } from '../booking/load-booking.ts';
import { notifyHostOfLoss } from './on-request-answered.ts';

/** Notifies the host of the refund, and each provider that the event was cancelled by its host. */
export async function onEventCancelled(context: NotificationContext, eventId: number): Promise<void> {
  const booking = await loadBooking(context.transaction, eventId);
  const { event, host } = booking;
  const repository = returnedMoneyRepository(context.transaction);
  const ended = await repository.listLinesCancelledByHost(eventId);
  const providerLines = booking.lines.filter(isProviderLine).filter(({ request }) => request === 'cancelled');
  await context.sendMail(host, 'eventCancelled', `event ${eventId}`, {
    firstName: host.firstName,
    link: context.pageAt(pages.hostEvent(eventId)),
    words: { event: event.name },
    facts: [...returnedMoneyFacts(await repository.findReturnedMoney(ended)), ...hostFacts(booking)],
    calendar: cancelledEntries(context, booking, providerLines, 'host'),
  });
  for (const line of providerLines) await sendCancellation(context, booking, line);
}

/** Notifies both sides of a line that the provider or an operator has cancelled. */
export async function onLineCancelled(context: NotificationContext, lineId: number): Promise<void> {
  await notifyHostOfLoss(context, lineId, 'providerCancelled');
  const { booking, line } = await loadBookingOfLine(context.transaction, lineId);
  await sendCancellation(context, booking, line);
}

/** Notifies the provider once for each line, also when line and event are cancelled one after the other. */
async function sendCancellation(
  context: NotificationContext,
  booking: Booking,
  line: ProviderLine,
): Promise<void> {
  const provider = booking.personOf(line.providerId);
  await context.sendMail(provider, 'jobCancelled', `line ${line.id}`, {
    firstName: provider.firstName,
    link: context.pageAt(pages.providerEvents),
    words: { event: booking.event.name },
    facts: formerJobFacts(booking, line),
    calendar: cancelledEntries(context, booking, [line], 'provider'),
  });
}

/** Cancels only lines that were answered: the others are in no calendar. */
function cancelledEntries(
  context: NotificationContext,
  booking: Booking,
  lines: readonly ProviderLine[],
  owner: 'host' | 'provider',
): ReturnType<typeof cancelledCalendarOf> | undefined {
  const answered = lines.filter(({ answeredAt }) => answeredAt !== null);
  return answered.length === 0 ? undefined : cancelledCalendarOf(context, booking, answered, owner);
}
