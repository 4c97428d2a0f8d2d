import { calendarOf } from '../mail-content/calendar-entries.ts';
import { fact, formerJobFacts, hostFacts, returnedMoneyFacts } from '../mail-content/event-facts.ts';
import { aboutLine, pages } from '../notification-context.ts';
import type { NotificationContext } from '../notification-context.ts';
import { returnedMoneyRepository } from '../booking/returned-money.repository.ts';
import { loadBookingOfLine } from '../booking/load-booking.ts';
import type { Booking, ProviderLine } from '../booking/load-booking.ts';
import { sendJobConfirmation } from './send-job-confirmation.ts';

/** Confirms the booking to both sides, unless it was cancelled since. */
export async function onRequestAccepted(context: NotificationContext, lineId: number): Promise<void> {
  const { booking, line, provider } = await loadBookingOfLine(context.transaction, lineId);
  await context.settleRequest(line);
  if (line.request !== 'accepted') return;
  const { event, host } = booking;
  await context.sendMail(host, 'requestAccepted', `line ${lineId}`, {
    firstName: host.firstName,
    link: context.pageAt(pages.hostEvent(event.id)),
    words: { event: event.name, provider: { people: [provider.name] } },
    facts: [fact('provider', { people: [provider.name] }), ...hostFacts(booking)],
    calendar: calendarOf(context, booking, [line], 'host'),
  });
  await addHostNotification(context, booking, line, 'accepted');
  await sendJobConfirmation(context, booking, line);
}

export const onRequestDeclined = (context: NotificationContext, lineId: number): Promise<void> =>
  notifyHostOfLoss(context, lineId, 'requestDeclined');

export async function onRequestExpired(context: NotificationContext, lineId: number): Promise<void> {
  await notifyHostOfLoss(context, lineId, 'requestUnanswered');
  const { booking, line, provider } = await loadBookingOfLine(context.transaction, lineId);
  await context.sendMail(provider, 'jobExpired', `line ${lineId}`, {
    firstName: provider.firstName,
    link: context.pageAt(pages.schedule),
    words: { host: { people: [booking.host.firstName] } },
    facts: formerJobFacts(booking, line),
  });
}

/** Notifies the host that a provider is lost, with the refund. */
export async function notifyHostOfLoss(
  context: NotificationContext,
  lineId: number,
  template: 'requestDeclined' | 'requestUnanswered' | 'providerCancelled',
): Promise<void> {
  const { booking, line, provider } = await loadBookingOfLine(context.transaction, lineId);
  const { event, host } = booking;
  const repository = returnedMoneyRepository(context.transaction);
  const returned = await repository.findReturnedMoney(await repository.listLinesRefundedWith(lineId));
  await context.sendMail(host, template, `line ${lineId}`, {
    firstName: host.firstName,
    link: context.pageAt(pages.hostEvent(event.id)),
    words: { event: event.name, provider: { people: [provider.name] } },
    facts: [...returnedMoneyFacts(returned), ...hostFacts(booking)],
  });
  // The notifications have no text for an expired or a cancelled line.
  if (template !== 'requestDeclined') return;
  await context.settleRequest(line);
  await addHostNotification(context, booking, line, 'declined');
}

const addHostNotification = (
  context: NotificationContext,
  { event }: Booking,
  line: ProviderLine,
  type: 'accepted' | 'declined',
): Promise<void> =>
  context.notify({
    receiverId: event.hostId,
    senderId: line.providerId,
    eventId: event.id,
    type,
    about: aboutLine(line.id),
  });
