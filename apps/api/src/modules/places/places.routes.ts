import { autocompletePlaces, getPlaceDetails } from '@repo/contracts/places/places';
import type { Locale } from '@repo/i18n/locale';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';
import type { Places } from '../../ports/places.ts';

/** One letter means every street: nobody is helped by five of them. */
const fewestCharacters = 2;

export function placesRoutes(app: FastifyInstance, places: Places): void {
  bindEndpoint(app, autocompletePlaces, async ({ query: { q }, locale }) =>
    q.length < fewestCharacters ? [] : [...orFail(await places.autocomplete(q, languageOf(locale)))],
  );
  bindEndpoint(app, getPlaceDetails, async ({ params: { id }, locale }) =>
    orFail(await places.details(id, languageOf(locale))),
  );
}

const languageOf = (locale: Locale): 'en' | 'fr' => (locale === 'fr-CA' ? 'fr' : 'en');
