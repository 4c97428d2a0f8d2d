import { brand } from '@repo/domain/brand';
import { capabilities } from '@repo/domain/identity/capabilities';
import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { latitude, longitude } from '../wire/event-fields.ts';
import { pageQuery, pageTotal } from '../wire/paging.ts';
import { text } from '../wire/texts.ts';
import { durationHours, epochSeconds, eventDate, sentEventDate } from '../wire/times.ts';
import { availableProvider } from './available-provider.ts';

export const availabilitySearch = z.object({
  eventDate: sentEventDate,
  userLongitude: longitude,
  userLatitude: latitude,
  sBStartTime: epochSeconds,
  duration: durationHours,
  postalCode: text(textLimits.postalCode),
});

/** Another time at which a provider is free. */
export const alternativeTime = z.object({
  eventDate,
  startTime: epochSeconds,
  count: z.int().positive(),
});
export type AlternativeTime = z.output<typeof alternativeTime>;

/**
 * No free provider is a success without items: the message is the key of S1§8, and alternatives are in the meta
 * (A-76).
 */
export const findAvailableProviders = defineEndpoint(
  `POST /api/v1/${brand.slug}/GeoLocation/GetSBByLocation`,
  {
    topic: 'Matching',
    summary: 'The providers who are free and near enough, best first',
    actors: capabilities.walkThroughBooking,
    source: 'S1§7, A-76',
    query: pageQuery,
    body: anyCasing(availabilitySearch),
    reply: z.array(availableProvider),
    meta: pageTotal.extend({ alternatives: z.array(alternativeTime).optional() }),
  },
);

export const matchingEndpoints = [findAvailableProviders] as const satisfies readonly Endpoint[];
