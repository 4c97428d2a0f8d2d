import { bookingLimits } from '@repo/domain/limits';
import type { Coordinates } from '@repo/domain/matching/coordinates';
import type { Alternative } from '@repo/domain/matching/nearest-alternatives';
import { deliveryAreaOf } from '@repo/domain/postal/postal-code';
import { isBookableDay } from '@repo/domain/time/earliest-bookable-day';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { wallClockOf } from '@repo/domain/time/wall-clock';
import type { PageRows } from '../../database/paged.ts';
import type { Database } from '../../database/schema.ts';
import { findAlternatives } from './alternatives/find-alternatives.ts';
import { searchRepository } from './search.repository.ts';
import type { AvailableProviderRecord, SearchedPlace } from './search.repository.ts';
import { wantedTimeOf } from './wanted-time.ts';

/** The event that a host looks for providers for (D-R01). */
export type AvailabilityRequest = {
  readonly startsAtSeconds: number;
  readonly durationHours: number;
  readonly location: Coordinates;
  readonly postalCode: string;
  /** The host's own holds do not count as taken. */
  readonly hostId?: number | undefined;
};

export type FoundProviders = {
  readonly items: readonly AvailableProviderRecord[];
  readonly total: number;
  /** Other times, if no provider is free at the requested one. */
  readonly alternatives?: readonly Alternative[];
};

/**
 * Finds the providers a host may reserve, best first. Returns alternatives, not an error, for a time before the
 * earliest bookable day: the page may have kept the request since yesterday.
 */
export async function findAvailableProviders(
  database: Database,
  request: AvailabilityRequest,
  page: PageRows,
  nowSeconds: number,
): Promise<FoundProviders> {
  const { startsAtSeconds, durationHours, hostId } = request;
  const place = searchedPlaceOf(request);
  const { day } = wallClockOf(startsAtSeconds);
  const time = wantedTimeOf(rangeOfHours(startsAtSeconds, durationHours));
  if (time !== undefined && isBookableDay(day, nowSeconds)) {
    const found = await searchRepository(database).findAvailable(place, time, page, nowSeconds, hostId);
    if (found.total > 0) return found;
  }
  const alternatives = await findAlternatives(database, place, request, nowSeconds);
  return { items: [], total: 0, alternatives };
}

export const searchedPlaceOf = ({
  location,
  postalCode,
  durationHours,
}: AvailabilityRequest): SearchedPlace => ({
  location,
  areas: coveringAreas(postalCode),
  isOneHour: durationHours < bookingLimits.minimumBilledHours,
});

/** Returns the entries of the serviced list that cover a postal code, by the rule of the domain's checkServiceability. */
function coveringAreas(postalCode: string): readonly string[] {
  const area = deliveryAreaOf(postalCode);
  if (!/^[A-Z]\d/.test(area)) return [];
  const anyThird = `${area.slice(0, 2)}*`;
  return /^[A-Z]\d[A-Z]$/.test(area) ? [area, anyThird] : [anyThird];
}
