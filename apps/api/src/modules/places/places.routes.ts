import { autocompletePlaces, getPlaceDetails } from '@repo/contracts/places/places';
import type { Locale } from '@repo/i18n/locale';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { countCall } from '../../http/limits/limit-failures.ts';
import { orFail } from '../../http/or-fail.ts';
import type { Places } from '../../ports/places.ts';
import type { Throttle } from '../../ports/throttle.ts';

/** A single letter matches too many streets to be useful. */
const minCharacters = 2;

/** Each call costs money at the maps service; this is enough to type ten addresses. */
const callsFromAddress = { name: 'places from address', most: 300, seconds: 5 * 60 } as const;

export function placesRoutes(app: FastifyInstance, places: Places, throttle: Throttle): void {
  const count = (address: string): Promise<void> => countCall(throttle, callsFromAddress, address);
  bindEndpoint(app, autocompletePlaces, async ({ query: { q }, locale, address }) => {
    if (q.length < minCharacters) return [];
    await count(address);
    return [...orFail(await places.autocomplete(q, languageOf(locale)))];
  });
  bindEndpoint(app, getPlaceDetails, async ({ params: { id }, locale, address }) => {
    await count(address);
    return orFail(await places.details(id, languageOf(locale)));
  });
}

const languageOf = (locale: Locale): 'en' | 'fr' => (locale === 'fr-CA' ? 'fr' : 'en');
