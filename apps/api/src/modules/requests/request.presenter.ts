import type { EventRequest } from '@repo/contracts/requests/event-requests';
import type { Locale } from '@repo/i18n/locale';
import type { OpenRequestRecord } from './request.repository.ts';

/** A request as its accordion shows it (S-R02): of the host the first name, and no contact. */
export const presentEventRequest = (request: OpenRequestRecord, locale: Locale): EventRequest => ({
  id: request.eventId,
  publicId: request.publicId,
  eventName: request.eventName,
  eventDate: Date.parse(request.day) / 1000,
  eventType: { name: locale === 'fr-CA' ? request.typeNameFr : request.typeNameEn },
  duration: request.durationHours,
  eventStartTime: secondsOf(request.startsAt),
  sbstartTime: secondsOf(request.providerStartsAt),
  eventLocation: [{ currentLocation: request.address }],
  user: { firstName: request.hostFirstName },
  deadline: secondsOf(request.answerUntil),
});

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);
