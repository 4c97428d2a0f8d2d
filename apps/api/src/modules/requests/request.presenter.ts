import type { EventRequest } from '@repo/contracts/requests/event-requests';
import { shownDistanceKm } from '@repo/domain/matching/coordinates';
import { cents } from '@repo/domain/money/cents';
import { dollarsOf } from '@repo/domain/money/dollars';
import { calendarDayOfIso } from '@repo/domain/time/calendar-day';
import type { Locale } from '@repo/i18n/locale';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { OpenRequestRecord } from './request.repository.ts';

/** Presents a request with the first name of the host and without contact data (S-R02). */
export const presentEventRequest = (request: OpenRequestRecord, locale: Locale): EventRequest => ({
  id: request.eventId,
  publicId: request.publicId,
  eventName: request.eventName,
  eventDate: calendarDayOfIso(request.day),
  eventType: { name: locale === 'fr-CA' ? request.typeNameFr : request.typeNameEn },
  duration: request.durationHours,
  eventStartTime: secondsOf(request.startsAt),
  sbstartTime: secondsOf(request.providerStartsAt),
  eventLocation: [{ currentLocation: request.address }],
  user: { firstName: request.hostFirstName },
  deadline: secondsOf(request.answerUntil),
  payEstimate: dollarsOf(cents(request.grossCents)),
  distance: shownDistanceKm(request.home, request.place),
});
