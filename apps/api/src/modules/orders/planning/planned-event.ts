import { randomBytes } from 'node:crypto';
import { publicEventIdOf } from '@repo/domain/event/public-event-id';
import type { EventDescription, EventRecord } from '../order-record.ts';

/** An event as its host wants it, whatever becomes of it. */
export type PlannedEvent = EventDescription & {
  readonly startsAtSeconds: number;
  readonly providerStartsAtSeconds: number;
  readonly answers: readonly { readonly questionTypeId: number; readonly answer: string }[];
};

/** A stored event as it was planned. */
export const plannedEventOf = (event: EventRecord, answers: PlannedEvent['answers']): PlannedEvent => ({
  name: event.name,
  day: event.day,
  startsAtSeconds: event.startsAt.getTime() / 1000,
  providerStartsAtSeconds: event.providerStartsAt.getTime() / 1000,
  durationHours: event.durationHours,
  eventTypeId: event.eventTypeId,
  address: event.address,
  latitude: event.latitude,
  longitude: event.longitude,
  postalCode: event.postalCode,
  apartment: event.apartment,
  notes: event.notes,
  contactName: event.contactName,
  contactPhone: event.contactPhone,
  isMarketingAllowed: event.isMarketingAllowed,
  isGalleryShared: event.isGalleryShared,
  affiliateCode: event.affiliateCode,
  answers,
});

/** The columns of the table of events that a plan fills; its answers have a table of their own. */
export const eventColumnsOf = (planned: PlannedEvent) => ({
  name: planned.name,
  day: planned.day,
  starts_at: new Date(planned.startsAtSeconds * 1000),
  provider_starts_at: new Date(planned.providerStartsAtSeconds * 1000),
  duration_hours: planned.durationHours,
  event_type_id: planned.eventTypeId,
  address: planned.address,
  latitude: planned.latitude,
  longitude: planned.longitude,
  postal_code: planned.postalCode,
  apartment: planned.apartment,
  notes: planned.notes,
  contact_name: planned.contactName,
  contact_phone: planned.contactPhone,
  is_marketing_allowed: planned.isMarketingAllowed,
  is_gallery_shared: planned.isGalleryShared,
  affiliate_code: planned.affiliateCode,
});

/** Sixty random bits, so that nobody walks from one event to the next. */
export const newPublicEventId = (): string => publicEventIdOf(randomBytes(12));
