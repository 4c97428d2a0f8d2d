import type { HostEvent } from '@repo/contracts/events/host-events';
import { isAddOnKept } from '@repo/domain/machine/line-machines';
import { calendarDayOfIso } from '@repo/domain/time/calendar-day';
import type { Locale } from '@repo/i18n/locale';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import { isCancelAllowed } from '../refunds/refunds.module.ts';
import { photoAddressOf, presentBookedItems } from './present-booked-items.ts';
import { hasEndedWith, timelineOf } from './event-timeline.policy.ts';
import type { BookedProviderRecord, HostEventRecord, HostLineRecord } from './host-event.repository.ts';

type Reading = { readonly locale: Locale; readonly nowSeconds: number };

/** Presents an event to its host (J-R11), from the lines of its paid orders. `order` and `orders` have the same order. */
export const presentHostEvent = (
  event: HostEventRecord,
  lines: readonly HostLineRecord[],
  { locale, nowSeconds }: Reading,
): HostEvent => {
  const orderIds = [...new Set(lines.map(({ orderId }) => orderId))];
  return {
    id: event.id,
    publicId: event.publicId,
    status: event.status,
    eventName: event.name,
    eventDate: calendarDayOfIso(event.day),
    duration: event.durationHours,
    isConsentForMarketing: event.isMarketingAllowed,
    isGallerySharedPermission: event.isGalleryShared,
    extendedHours: extendedHoursOf(event, lines),
    isReviewed: isReviewed(lines),
    isGalleryReady: lines.some(({ hasDelivered }) => hasDelivered),
    eventStartTime: secondsOf(event.startsAt),
    sbstartTime: secondsOf(event.providerStartsAt),
    eventType: { name: locale === 'fr-CA' ? event.typeNameFr : event.typeNameEn },
    eventLocation: [{ currentLocation: event.address }],
    waitingFor: providersOf(lines.filter(({ request }) => request === 'pending')).map(
      ({ firstName }) => firstName,
    ),
    sbList: namedProviders(event, lines)
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
      .join(', '),
    isReelExist: lines.some((line) => line.kind === 'recap' && isAddOnKept(line)),
    isCancelEventAllowed: isCancelAllowed(event, lines, nowSeconds),
    order: orderIds.map((id) => ({ id })),
    orders: orderIds.map((id) => ({
      orderItems: presentBookedItems(
        lines.filter(({ orderId }) => orderId === id),
        lines,
      ),
    })),
    sbInfo: providersOf(lines.filter(({ request }) => request === 'accepted')).map((provider) => ({
      id: provider.id,
      firstName: provider.firstName,
      lastName: provider.lastName,
      profileImageUrl: photoAddressOf(provider),
    })),
    email: event.hostEmail,
    timeline: timelineOf(event, lines),
    deadline: firstDeadlineOf(lines),
  };
};

/**
 * Returns the hours by which the event is longer than booked: those of the provider who was extended the most. A cancelled
 * event shows what it was when it was cancelled.
 */
function extendedHoursOf(event: HostEventRecord, lines: readonly HostLineRecord[]): number {
  const kept = lines.filter(
    (line) => line.kind === 'extension' && (isAddOnKept(line) || hasEndedWith(event, line)),
  );
  const booked = [...new Set(kept.map(({ bookingLineId }) => bookingLineId))];
  const hoursOf = (bookingLineId: number | null): number =>
    kept
      .filter((line) => line.bookingLineId === bookingLineId)
      .reduce((hours, { quantity }) => hours + quantity, 0);
  return Math.max(0, ...booked.map(hoursOf));
}

/** Returns whether every provider who came has a review; false without one. */
function isReviewed(lines: readonly HostLineRecord[]): boolean {
  const came = lines.filter(({ kind, request }) => kind === 'provider' && request === 'accepted');
  return came.length > 0 && came.every(({ hasReview }) => hasReview);
}

/**
 * Returns the requested and accepted providers; those who were when a cancelled event was cancelled; or all former ones
 * when none of them is left.
 */
function namedProviders(
  event: HostEventRecord,
  lines: readonly HostLineRecord[],
): readonly BookedProviderRecord[] {
  const asked = lines.filter(({ request }) => request !== null);
  const active = asked.filter(
    (line) =>
      line.request === 'pending' ||
      line.request === 'accepted' ||
      (line.request === 'cancelled' && hasEndedWith(event, line)),
  );
  return providersOf(active.length > 0 ? active : asked);
}

/** Returns each provider once, in the order of the lines. */
function providersOf(lines: readonly HostLineRecord[]): readonly BookedProviderRecord[] {
  const providers = lines.flatMap(({ provider }) => provider ?? []);
  return [...new Map(providers.map((provider) => [provider.id, provider])).values()];
}

/** Returns when the first open request expires; null when all are answered. */
function firstDeadlineOf(lines: readonly HostLineRecord[]): number | null {
  const open = lines.filter(({ request }) => request === 'pending');
  const deadlines = open.flatMap(({ answerUntil }) => (answerUntil === null ? [] : [secondsOf(answerUntil)]));
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}
