import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { cents } from '@repo/domain/money/cents';
import type { Cents } from '@repo/domain/money/cents';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { rangeOfHours } from '@repo/domain/time/time-range';
import type { Database } from '../../database/schema.ts';
import { searchedPlaceOf } from './find-available-providers.ts';
import type { AvailabilityRequest } from './find-available-providers.ts';
import { matchingRepository } from './matching.repository.ts';
import type { WantedProviderRecord } from './matching.repository.ts';
import { wantedTimeOf } from './wanted-time.ts';

export type BookingRequest = AvailabilityRequest & {
  /** Holds that are let go together with what is asked for: a host is not blocked by his own last try. */
  readonly ownOccupancyIds: readonly number[];
};

type BookableProvider = { readonly hourlyRateCents: Cents };
type BookableProviders = ReadonlyMap<number, BookableProvider>;

/**
 * What the providers of a cart cost who can be booked right now, by the rule of the search, in one statement. The
 * cart is refused as a whole: for somebody who is not offered at all, or who is not free.
 */
export async function requireBookable(
  database: Database,
  request: BookingRequest,
  providerIds: readonly number[],
  nowSeconds: number,
): Promise<Result<BookableProviders, ErrorCode>> {
  const wanted = await listWanted(database, request, providerIds, nowSeconds);
  if (!wanted.every(({ isBookable }) => isBookable)) return fail('event_already_booked');
  const prices = pricesOf(wanted);
  return providerIds.every((id) => prices.has(id)) ? ok(prices) : fail('object_does_not_exist');
}

const pricesOf = (wanted: readonly WantedProviderRecord[]): BookableProviders =>
  new Map(wanted.map(({ id, hourlyRateCents }) => [id, { hourlyRateCents: cents(hourlyRateCents) }]));

const listWanted = (
  database: Database,
  request: BookingRequest,
  providerIds: readonly number[],
  nowSeconds: number,
): Promise<readonly WantedProviderRecord[]> =>
  matchingRepository(database).listWanted(
    providerIds,
    searchedPlaceOf(request),
    wantedTimeOf(rangeOfHours(request.startsAtSeconds, request.durationHours)),
    request.ownOccupancyIds,
    nowSeconds,
  );
