import type { ApiFailure } from '@repo/api-client/api-failure';
import type { EventLocation } from '@repo/domain/event/event-setup';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { SessionThunk } from '@repo/session/session/session-dispatch';

/** A suggestion of the maps service, as the address field offers it. */
export type SuggestedPlace = { readonly id: string; readonly text: string };

/** Why a chosen suggestion has no place on the map: there is none, or it could not be asked for. */
export type PlaceFailure = 'invalid' | 'unchecked';

/** What a typed address may mean. It throws where nobody could be asked, which the field itself puts into words. */
export const suggestPlaces =
  (typed: string, signal: AbortSignal): SessionThunk<Promise<readonly SuggestedPlace[]>> =>
  async (_, __, { call }) => {
    const reply = await call('GET /api/v1/Places/Autocomplete', { query: { q: typed } }, { signal });
    if (reply.ok) return reply.value.map(({ id, description }) => ({ id, text: description }));
    if (!signal.aborted) logFailure(reply.failure);
    throw new Error('no suggestions');
  };

/** Where a chosen suggestion is, and in which delivery area (C-R25). */
export const findPlace =
  (id: string): SessionThunk<Promise<Result<EventLocation, PlaceFailure>>> =>
  async (_, __, { call }) => {
    const reply = await call('GET /api/v1/Places/Details/:id', { params: { id } });
    if (reply.ok) {
      const { currentLocation: address, latitude, longitude, postalCode } = reply.value;
      return ok({ address, coordinates: { latitude, longitude }, postalCode });
    }
    logFailure(reply.failure);
    return fail(unresolved.has(reply.failure.code) ? 'invalid' : 'unchecked');
  };

/** Answers that blame the place, and not the way to whoever knows it. */
const unresolved: ReadonlySet<ApiFailure['code']> = new Set([
  'invalid_location',
  'object_does_not_exist',
  'invalid_input',
]);

/** "Failure only logged" (S1§8); what was looked for is nobody's business. */
function logFailure({ code }: ApiFailure): void {
  // eslint-disable-next-line no-console
  console.error('The maps service did not answer:', code);
}
