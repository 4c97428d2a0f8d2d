import type { PlaceDetails } from '@repo/contracts/places/places';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { canadianPostalCodeOf, normalizePostalCode } from '@repo/domain/postal/postal-code';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { z } from 'zod';
import type { Places } from '../ports/places.ts';
import { askJson, readAnswer, troubleOf } from './ask-json.ts';

export const googleMapsUrl = 'https://maps.googleapis.com';

type Deps = {
  readonly key: string;
  /** Returns `https://maps.googleapis.com` or the address of the sandbox; called for every request. */
  readonly baseUrl: () => string;
  /** Receives the failure, without the search text. */
  readonly onTrouble: (sentence: string) => void;
};

const found = 'OK';
/** Statuses caused by the input; all others are failures of the service or of our configuration. */
const notFound = ['ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST'];

const predictions = z.object({
  status: z.string(),
  predictions: z.array(z.object({ description: z.string(), place_id: z.string() })).default([]),
});

const place = z.object({
  name: z.string().optional(),
  formatted_address: z.string(),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
  address_components: z.array(z.object({ long_name: z.string(), types: z.array(z.string()) })),
  types: z.array(z.string()).default([]),
});
const details = z.object({ status: z.string(), result: place.optional() });
const results = z.object({ status: z.string(), results: z.array(place).default([]) });

const languages = { en: 'en', fr: 'fr-CA' } as const;
const fields = 'name,formatted_address,geometry/location,address_component,type';

/**
 * Calls Google's Places and Geocoding web services, limited to Canada. Stores nothing, because their terms forbid
 * copies. Browsers do not call these services, so that they get neither the key nor the users' network addresses.
 */
export function googlePlaces({ key, baseUrl, onTrouble }: Deps): Places {
  const ask = async <Schema extends z.ZodType<{ readonly status: string }>>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
  ): Promise<z.output<Schema> | undefined> => {
    const answer = await askJson(`${baseUrl()}/maps/api/${path}/json`, { ...query, key });
    const reply = readAnswer(answer, schema);
    if (reply !== undefined && (reply.status === found || notFound.includes(reply.status))) return reply;
    onTrouble(`the maps service: ${reply?.status ?? troubleOf(answer)}`);
    return undefined;
  };

  return {
    autocomplete: async (typed, language) => {
      const query = { input: typed, components: 'country:ca', language: languages[language] };
      const reply = await ask('place/autocomplete', query, predictions);
      if (reply === undefined) return fail('unable_to_access_server');
      return ok(reply.predictions.map(({ place_id: id, description }) => ({ id, description })));
    },
    details: async (id, language) => {
      const query = { place_id: id, fields, language: languages[language] };
      return detailsOr('object_does_not_exist', await ask('place/details', query, details));
    },
    geocode: async (address) => {
      const reply = await ask('geocode', { address, components: 'country:CA' }, results);
      return detailsOr('invalid_location', reply && { result: reply.results[0] });
    },
  };
}

function detailsOr(
  missing: ErrorCode,
  reply: { readonly result?: z.output<typeof place> | undefined } | undefined,
): Result<PlaceDetails, ErrorCode> {
  if (reply === undefined) return fail('unable_to_access_server');
  return reply.result === undefined ? fail(missing) : ok(placeDetailsOf(reply.result));
}

function placeDetailsOf(result: z.output<typeof place>): PlaceDetails {
  const componentOf = (...types: readonly string[]): string | null =>
    result.address_components.find((component) => types.some((type) => component.types.includes(type)))
      ?.long_name ?? null;
  const { lat: latitude, lng: longitude } = result.geometry.location;
  return {
    currentLocation: locationText(result),
    latitude,
    longitude,
    postalCode: postalCodeOf(componentOf('postal_code')),
    city: componentOf('locality', 'postal_town', 'administrative_area_level_3'),
    province: componentOf('administrative_area_level_1'),
    country: componentOf('country'),
  };
}

/** Joins the name of a venue and its address, which the provider needs to drive there. */
function locationText({ name, formatted_address: address, types }: z.output<typeof place>): string {
  const isVenue = types.includes('establishment') || types.includes('point_of_interest');
  return isVenue && name !== undefined && !address.startsWith(name) ? `${name}, ${address}` : address;
}

/** Returns a postal code in our spelling; the first half alone is enough, since it names a delivery area (S1§5). */
function postalCodeOf(given: string | null): string | null {
  if (given === null) return null;
  const area = normalizePostalCode(given);
  return canadianPostalCodeOf(given) ?? (/^[A-Z]\d[A-Z]$/.test(area) ? area : null);
}
