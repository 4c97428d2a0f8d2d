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
  startsAt: dateOf(planned.startsAtSeconds),
  providerStartsAt: dateOf(planned.providerStartsAtSeconds),
  durationHours: planned.durationHours,
  eventTypeId: planned.eventTypeId,
  address: planned.address,
  latitude: planned.latitude,
  longitude: planned.longitude,
  postalCode: planned.postalCode,
  apartment: planned.apartment,
  notes: planned.notes,
  contactName: planned.contactName,
  contactPhone: planned.contactPhone,
  consentTextVersion: consentTextVersions.event,
  isMarketingAllowed: planned.isMarketingAllowed,
  isGalleryShared: planned.isGalleryShared,
  affiliateCode: planned.affiliateCode,
});

/** Generates an id of 60 random bits, so that ids cannot be guessed from each other. */
export const newPublicEventId = (): string => publicEventIdOf(randomBytes(12));
