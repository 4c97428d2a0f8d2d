import { z } from 'zod';
import { anyone, defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { placeText } from '../wire/texts.ts';

/** An opaque id of the maps service, of unspecified length. */
const placeId = z.string().min(1).max(1024);

export const placeSuggestion = z.object({ id: z.string(), description: z.string() });
export type PlaceSuggestion = z.output<typeof placeSuggestion>;

/** The details of a chosen suggestion. Without a postal code it is not precise enough (S1§5). */
export const placeDetails = z.object({
  currentLocation: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Null for a place that is larger than a delivery area. */
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  country: z.string().nullable(),
});
export type PlaceDetails = z.output<typeof placeDetails>;

/** Open to guests: an event and an application are filled in before signing in (S1§6, S3§6). */
const placesRead = {
  topic: 'Places',
  actors: anyone,
  source: 'S1§7, A-99',
  errors: ['unable_to_access_server', 'too_many_requests'],
} as const;

export const autocompletePlaces = defineEndpoint('GET /api/v1/Places/Autocomplete', {
  ...placesRead,
  summary: 'Suggestions for an address as it is typed',
  query: z.object({ q: placeText }),
  reply: z.array(placeSuggestion),
});

export const getPlaceDetails = defineEndpoint('GET /api/v1/Places/Details/:id', {
  ...placesRead,
  summary: 'Coordinates and postal code of a suggestion',
  params: z.object({ id: placeId }),
  reply: placeDetails,
});

export const placesEndpoints = [autocompletePlaces, getPlaceDetails] as const satisfies readonly Endpoint[];
