import type { ApiFailure } from '@repo/api-client/api-failure';
import type { EventLocation } from '@repo/domain/event/event-setup';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { SessionThunk } from '@repo/session/session/session-dispatch';

/** A suggestion of the maps service. */
export type SuggestedPlace = { readonly id: string; readonly text: string };

/** The parts of a chosen address; null where the maps service has none. */
export type AddressParts = Readonly<Record<'city' | 'postalCode' | 'province' | 'country', string | null>>;

type FoundPlace = { readonly location: EventLocation; readonly parts: AddressParts };

/** Whether a chosen suggestion is not a valid place, or could not be looked up. */
export type PlaceFailure = 'invalid' | 'unchecked';

/** Suggests places for a typed address. Throws if the service cannot be reached; the field shows that. */
export const suggestPlaces =
  (typed: string, signal: AbortSignal): SessionThunk<Promise<readonly SuggestedPlace[]>> =>
  async (_, __, { call }) => {
    const reply = await call(
      'GET /api/v1/Places/Autocomplete',
      { query: { q: typed } },
      { signal, failureToast: 'none' },
    );
    if (reply.ok) return reply.value.map(({ id, description }) => ({ id, text: description }));
    if (!signal.aborted) logFailure(reply.failure);
    throw new Error('no suggestions');
  };

/** Returns the coordinates and the parts of a chosen suggestion (C-R25). */
export const findPlace =
  (id: string): SessionThunk<Promise<Result<FoundPlace, PlaceFailure>>> =>
  async (_, __, { call }) => {
    const reply = await call('GET /api/v1/Places/Details/:id', { params: { id } }, { failureToast: 'none' });
    if (reply.ok) {
      const {
        currentLocation: address,
        latitude,
        longitude,
        city,
        postalCode,
        province,
        country,
      } = reply.value;
      return ok({
        location: { address, coordinates: { latitude, longitude }, postalCode },
        parts: { city, postalCode, province, country },
      });
    }
    logFailure(reply.failure);
    return fail(unresolved.has(reply.failure.code) ? 'invalid' : 'unchecked');
  };

/** Failures that mean that the place is invalid, rather than the service unreachable. */
const unresolved: ReadonlySet<ApiFailure['code']> = new Set([
  'invalid_location',
  'object_does_not_exist',
  'invalid_input',
]);

/** "Failure only logged" (S1§8); the typed address is private and not logged. */
function logFailure({ code }: ApiFailure): void {
  // eslint-disable-next-line no-console
  console.error('The maps service did not answer:', code);
}
