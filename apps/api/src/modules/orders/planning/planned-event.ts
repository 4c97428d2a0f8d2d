import { randomBytes } from 'node:crypto';
import { publicEventIdOf } from '@repo/domain/event/public-event-id';
import { dateOf, secondsOf } from '@repo/domain/time/unix-seconds';
import { consentTextVersions } from '../../identity/identity.module.ts';
import type { EventDescription, EventRecord } from '../order-record.ts';

/** A validated event that is not stored yet. */
export type PlannedEvent = EventDescription & {
  readonly startsAtSeconds: number;
  readonly providerStartsAtSeconds: number;
  readonly answers: readonly { readonly questionTypeId: number; readonly answer: string }[];
};

/** Converts a stored event back. */
export const plannedEventOf = (event: EventRecord, answers: PlannedEvent['answers']): PlannedEvent => ({
  name: event.name,
  day: event.day,
  startsAtSeconds: secondsOf(event.startsAt),
  providerStartsAtSeconds: secondsOf(event.providerStartsAt),
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

/** Returns the columns of the event table. The answers have their own table. */
export const eventColumnsOf = (planned: PlannedEvent) => ({
  name: planned.name,
  day: planned.day,
  starts_at: dateOf(planned.startsAtSeconds),
  provider_starts_at: dateOf(planned.providerStartsAtSeconds),
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
  consent_text_version: consentTextVersions.event,
  is_marketing_allowed: planned.isMarketingAllowed,
  is_gallery_shared: planned.isGalleryShared,
  affiliate_code: planned.affiliateCode,
});

/** Generates an id of 60 random bits, so that ids cannot be guessed from each other. */
export const newPublicEventId = (): string => publicEventIdOf(randomBytes(12));
