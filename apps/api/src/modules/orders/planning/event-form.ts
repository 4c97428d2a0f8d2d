import type { EventSetup } from '@repo/domain/event/event-setup';
import type { Coordinates } from '@repo/domain/matching/coordinates';
import { serviceHours } from '@repo/domain/schedule/slots';
import { addDays } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { minuteOfDayOn } from '@repo/domain/time/wall-clock';
import type { PlannedEvent } from './planned-event.ts';

type MayBeMissing =
  'startsAtSeconds' | 'providerStartsAtSeconds' | 'durationHours' | 'eventTypeId' | 'postalCode';

/** An event as the form of a host says it, be it for a draft or a booking; `null` is what it leaves out. */
export type EventForm = Omit<PlannedEvent, keyof Coordinates | 'day' | MayBeMissing> & {
  readonly [Field in MayBeMissing]: PlannedEvent[Field] | null;
} & {
  readonly day: CalendarDay | null;
  readonly coordinates: Coordinates | null;
  readonly hasAcceptedTerms: boolean;
  readonly hasAcceptedPrivacy: boolean;
};

/** The form in the terms of the rules for it (S1§5). */
export const setupOf = (form: EventForm, eventType: EventSetup['eventType']): EventSetup => ({
  eventName: form.name,
  eventDate: form.day,
  eventStartMinute: minuteOn(form.day, form.startsAtSeconds),
  providerStartMinute: minuteOn(form.day, form.providerStartsAtSeconds),
  location: { address: form.address, coordinates: form.coordinates, postalCode: form.postalCode },
  apartment: form.apartment,
  eventType,
  additionalNotes: form.notes,
  durationHours: form.durationHours,
  contactName: form.contactName,
  contactPhone: form.contactPhone,
  hasAcceptedTerms: form.hasAcceptedTerms,
  hasAcceptedPrivacy: form.hasAcceptedPrivacy,
  isMarketingAllowed: form.isMarketingAllowed,
  isGallerySharingAllowed: form.isGalleryShared,
});

const minutesPerDay = 24 * 60;

/** The night of a day belongs to it until 02:00; a start on any other day is on no step of this one. */
function minuteOn(day: CalendarDay | null, startsAtSeconds: number | null): number | null {
  if (day === null || startsAtSeconds === null) return null;
  const atNight = minuteOfDayOn(addDays(day, 1), startsAtSeconds);
  const isNight = atNight !== undefined && atNight + minutesPerDay < serviceHours.untilMinute;
  return minuteOfDayOn(day, startsAtSeconds) ?? (isNight ? atNight : Number.NaN);
}
