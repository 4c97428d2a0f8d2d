import type { Cents } from '@repo/domain/money/cents';
import type { Database } from '../../database/schema.ts';
import type { AvailabilityRequest } from './find-available-providers.ts';

export type BookingRequest = AvailabilityRequest & {
  /** Holds that are let go together with what is asked for: a host is not blocked by his own last try. */
  readonly ownOccupancyIds: readonly number[];
};

export type BookableProvider = { readonly hourlyRateCents: Cents };

/** Which of these providers can be booked right now, by the rule of the search: one statement. */
export function bookableProvidersIn(
  _database: Database,
  _request: BookingRequest,
  _providerIds: readonly number[],
  _nowSeconds: number,
): Promise<ReadonlyMap<number, BookableProvider>> {
  throw new Error('not yet');
}
