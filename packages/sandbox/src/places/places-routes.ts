import type { FastifyInstance } from 'fastify';
import { textIn } from '../text-in.ts';
import { findPlace, searchPlaces } from './address-book.ts';
import { geocoded, placeDetails, prediction } from './google-answers.ts';

const noKey =
  'You must use an API key to authenticate each request to Google Maps Platform APIs. For additional information, please refer to http://g.co/dev/maps-no-account';

/** The maximum length of a text; the real service truncates as well. */
const longestText = 500;

/**
 * Google's Place Autocomplete, Place Details and Geocoding over the address book. Like the real services they always
 * return 200, with the result in `status`.
 */
export function placesRoutes(app: FastifyInstance): void {
  app.get('/google-maps/maps/api/place/autocomplete/json', async ({ query }) => {
    const input = textIn(query, 'input', longestText);
    if (!hasKey(query)) return { error_message: noKey, predictions: [], status: 'REQUEST_DENIED' };
    if (input === undefined || input.trim() === '') return { predictions: [], status: 'INVALID_REQUEST' };
    const predictions = searchPlaces(input).map((place) => prediction(place, input));
    return { predictions, status: predictions.length > 0 ? 'OK' : 'ZERO_RESULTS' };
  });

  app.get('/google-maps/maps/api/place/details/json', async ({ query }) => {
    const id = textIn(query, 'place_id', longestText);
    const failure = (status: string, more = {}) => ({ ...more, html_attributions: [], status });
    if (!hasKey(query)) return failure('REQUEST_DENIED', { error_message: noKey });
    if (id === undefined || id === '') return failure('INVALID_REQUEST');
    const place = findPlace(id);
    if (place === undefined) return failure('NOT_FOUND');
    return { html_attributions: [], result: placeDetails(place), status: 'OK' };
  });

  app.get('/google-maps/maps/api/geocode/json', async ({ query }) => {
    const address = textIn(query, 'address', longestText);
    if (!hasKey(query)) return { error_message: noKey, results: [], status: 'REQUEST_DENIED' };
    if (address === undefined || address.trim() === '') {
      const message =
        "Invalid request. Missing the 'address', 'components', 'latlng' or 'place_id' parameter.";
      return { error_message: message, results: [], status: 'INVALID_REQUEST' };
    }
    const results = searchPlaces(address).slice(0, 1).map(geocoded);
    return { results, status: results.length > 0 ? 'OK' : 'ZERO_RESULTS' };
  });
}

const hasKey = (query: unknown): boolean => (textIn(query, 'key', longestText) ?? '') !== '';
