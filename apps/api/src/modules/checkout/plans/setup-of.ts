import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import type { EventSetup } from '@repo/domain/event/event-setup';
import type { Coordinates } from '@repo/domain/matching/coordinates';
import { serviceHours } from '@repo/domain/schedule/slots';
import { addDays, parseCalendarDay } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { minuteOfDayOn } from '@repo/domain/time/wall-clock';

/** Until when the night of a day reaches into the next one. */
const nightEndsAtMinute = serviceHours.untilMinute - 24 * 60;

/** No minute of any day, so that the rule of the time step refuses it. */
const noMinute = -1;

/** The first step of a booking as the rules read it, from the form as it was sent (S1§3, S1§5). */
export function setupOf({ Event: sent }: SentCheckout, eventType: EventSetup['eventType']): EventSetup {
  const day = dayOf(sent.eventDate);
  return {
    eventName: sent.eventName ?? '',
    eventDate: day,
    eventStartMinute: startMinuteOn(day, sent.EventStartTime),
    providerStartMinute: startMinuteOn(day, sent.sbStartTime),
    durationHours: sent.duration ?? null,
    eventType,
    location: {
      address: sent.eventLocation?.currentLocation ?? '',
      coordinates: coordinatesOf(sent.eventLocation),
      postalCode: sent.postalCode ?? null,
    },
    apartment: sent.apartment ?? '',
    additionalNotes: notesOf(sent),
    contactName: sent.contactname ?? '',
    contactPhone: sent.phoneNumber ?? '',
    hasAcceptedTerms: sent.termsAndConditions ?? false,
    hasAcceptedPrivacy: sent.privacyPolicy ?? false,
    // Whoever has not been asked has not agreed: the boxes of the form always send what they are.
    isMarketingAllowed: sent.isConsentForMarketing ?? false,
    isGallerySharingAllowed: sent.isGallerySharedPermission ?? false,
  };
}

/** The notes travel under two names (S1§3 "also sent as notes"). */
const notesOf = ({ additionalNotes, notes }: SentCheckout['Event']): string => additionalNotes || notes || '';

function coordinatesOf(place: SentCheckout['Event']['eventLocation']): Coordinates | null {
  if (place === null || place === undefined) return null;
  const { latitude, longitude } = place;
  return { latitude, longitude };
}

function dayOf(sent: number | null | undefined): CalendarDay | null {
  const day = parseCalendarDay(sent ?? Number.NaN);
  return day.ok ? day.value : null;
}

/** The minute of an event's day, whose night reaches into the next one. */
function startMinuteOn(day: CalendarDay | null, startsAtSeconds: number | null | undefined): number | null {
  if (startsAtSeconds === null || startsAtSeconds === undefined) return null;
  if (day === null) return noMinute;
  const nightMinute = minuteOfDayOn(addDays(day, 1), startsAtSeconds);
  const isNight = nightMinute !== undefined && nightMinute < nightEndsAtMinute;
  return minuteOfDayOn(day, startsAtSeconds) ?? (isNight ? nightMinute : noMinute);
}
