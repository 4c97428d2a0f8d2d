import type { EventSetup } from '@repo/domain/event/event-setup';
import type { Coordinates } from '@repo/domain/matching/coordinates';
import { serviceHours } from '@repo/domain/schedule/slots';
import { addDays } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { minuteOfDayOn } from '@repo/domain/time/wall-clock';
import type { PlannedEvent } from './planned-event.ts';

type OptionalField =
  | 'startsAtSeconds'
  | 'providerStartsAtSeconds'
  | 'durationHours'
  | 'eventTypeId'
  | 'postalCode';

/** The event form of a draft or a booking. `null` marks a field that is not filled in. */
export type EventForm = Omit<PlannedEvent, keyof Coordinates | 'day' | OptionalField> & {
  readonly [Field in OptionalField]: PlannedEvent[Field] | null;
} & {
  readonly day: CalendarDay | null;
  readonly coordinates: Coordinates | null;
  readonly hasAcceptedTerms: boolean;
  readonly hasAcceptedPrivacy: boolean;
};

/** Converts the form for the rules of packages/domain (S1§5). */
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

/** Returns the minute of the day, counting the night until 02:00. NaN when the start is on another day. */
function minuteOn(day: CalendarDay | null, startsAtSeconds: number | null): number | null {
  if (day === null || startsAtSeconds === null) return null;
  const atNight = minuteOfDayOn(addDays(day, 1), startsAtSeconds);
  const isNight = atNight !== undefined && atNight + minutesPerDay < serviceHours.untilMinute;
  return minuteOfDayOn(day, startsAtSeconds) ?? (isNight ? atNight : Number.NaN);
}
