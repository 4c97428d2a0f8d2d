import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import { cents } from '@repo/domain/money/cents';
import { dollarsOf } from '@repo/domain/money/dollars';
import { isContactShown } from '@repo/domain/order/contact-window';
import { calendarDayOfIso } from '@repo/domain/time/calendar-day';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { secondsOf, secondsOrNull } from '@repo/domain/time/unix-seconds';
import type { Locale } from '@repo/i18n/locale';
import { placeOf } from '../orders/orders.module.ts';
import { providerTimelineOf } from './provider-timeline.policy.ts';
import type { ProviderEventRecord } from './provider-event.repository.ts';

type Reading = { readonly locale: Locale; readonly nowSeconds: number };

/** Presents a booking to its provider (T-R09). Recaps cannot be delivered yet, so they are pending. */
export const presentProviderEvent = (
  event: ProviderEventRecord,
  { locale, nowSeconds }: Reading,
): ProviderEvent => {
  const isFrench = locale === 'fr-CA';
  const sbstartTime = secondsOf(event.providerStartsAt);
  const { endsAtSeconds } = rangeOfHours(sbstartTime, event.durationHours + event.extraHours);
  const shownContact = (text: string): string | null =>
    text !== '' && isContactShown(endsAtSeconds, nowSeconds) ? text : null;
  return {
    id: event.eventId,
    publicId: event.publicId,
    eventName: event.name,
    eventDate: calendarDayOfIso(event.day),
    eventType: { name: isFrench ? event.typeNameFr : event.typeNameEn },
    user: { firstName: event.hostFirstName, lastName: event.hostLastName, userName: event.hostEmail },
    duration: event.durationHours,
    eventStartTime: secondsOf(event.startsAt),
    sbstartTime,
    eventLocation: [{ currentLocation: placeOf(event) }],
    shortList: event.shots.map(({ nameEn, nameFr }) => (isFrench ? nameFr : nameEn)).join(', '),
    isGallerySharedPermission: event.isGalleryShared,
    contactName: shownContact(event.contactName),
    phoneNumber: shownContact(event.contactPhone),
    isReelExist: event.hasRecap,
    reelStatus: event.hasRecap ? 'pending' : null,
    isDownloadable: false,
    order: {
      orderItems: [{ checkedStatus: event.checkState, quantity: event.hours + event.extraHours }],
    },
    checkedInAt: secondsOrNull(event.checkedInAt),
    checkedOutAt: secondsOrNull(event.checkedOutAt),
    payEstimate: dollarsOf(cents(event.grossCents + event.extraCents)),
    timeline: providerTimelineOf(event),
  };
};
