import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { cents } from '@repo/domain/money/cents';
import type { Cents } from '@repo/domain/money/cents';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { rangeOfHours } from '@repo/domain/time/time-range';
import type { Database } from '../../database/schema.ts';
import { searchedPlaceOf } from './find-available-providers.ts';
import type { AvailabilityRequest } from './find-available-providers.ts';
import { searchRepository } from './search.repository.ts';
import { wantedTimeOf } from './wanted-time.ts';

export type BookingRequest = AvailabilityRequest & {
  /** Holds of the host's own earlier checkout, which this one replaces: they do not count as taken. */
  readonly ownOccupancyIds: readonly number[];
};

type BookableProvider = { readonly id: number; readonly hourlyRateCents: Cents };

/**
 * Returns the providers of a cart in its order with their hourly rates, in one statement. Fails for the whole cart if one of them is not
 * listed or cannot be booked by the rule of the search.
 */
export async function requireBookable(
  database: Database,
  request: BookingRequest,
  providerIds: readonly number[],
  nowSeconds: number,
): Promise<Result<readonly BookableProvider[], ErrorCode>> {
  const wanted = await searchRepository(database).listWanted(
    providerIds,
    searchedPlaceOf(request),
    wantedTimeOf(rangeOfHours(request.startsAtSeconds, request.durationHours)),
    request.ownOccupancyIds,
    nowSeconds,
  );
  if (!wanted.every(({ isBookable }) => isBookable)) return fail('event_already_booked');
  const found = providerIds.flatMap((wantedId) => wanted.find(({ id }) => id === wantedId) ?? []);
  if (found.length < providerIds.length) return fail('object_does_not_exist');
  return ok(found.map(({ id, hourlyRateCents }) => ({ id, hourlyRateCents: cents(hourlyRateCents) })));
}
