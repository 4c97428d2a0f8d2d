import { bookingLimits } from '@repo/domain/limits';
import type { Coordinates } from '@repo/domain/matching/coordinates';
import { nearestAlternatives } from '@repo/domain/matching/nearest-alternatives';
import type { Alternative } from '@repo/domain/matching/nearest-alternatives';
import { deliveryAreaOf } from '@repo/domain/postal/postal-code';
import { isBookableDay } from '@repo/domain/time/earliest-bookable-day';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { wallClockOf } from '@repo/domain/time/wall-clock';
import { freeTimeCounter } from './free-times.ts';
import type {
  AvailableProviderRecord,
  MatchingRepository,
  Page,
  SearchedPlace,
} from './matching.repository.ts';
import { wantedTimeOf } from './wanted-time.ts';

/** What a host asks for (D-R01). */
export type AvailabilityRequest = {
  readonly startsAtSeconds: number;
  readonly durationHours: number;
  readonly location: Coordinates;
  readonly postalCode: string;
  /** Who asks: nobody is in the way of himself. */
  readonly hostId?: number | undefined;
};

export type FoundProviders = {
  readonly items: readonly AvailableProviderRecord[];
  readonly total: number;
  /** Other times, when nobody at all is free at the wanted one. */
  readonly alternatives?: readonly Alternative[];
};

/** How far either way of the wanted day other times may lie, and one more for the night before. */
const loadedDays = 8;

/**
 * The providers a host may reserve, best first. A time before the earliest day that can be booked is
 * answered like one at which nobody is free: with the nearest times that can, never with an error, because the page
 * may have kept the wish since yesterday.
 */
export async function findAvailableProviders(
  repository: MatchingRepository,
  request: AvailabilityRequest,
  page: Page,
  nowSeconds: number,
): Promise<FoundProviders> {
  const { startsAtSeconds, durationHours, hostId } = request;
  const place = searchedPlaceOf(request);
  const { day } = wallClockOf(startsAtSeconds);
  const time = wantedTimeOf(rangeOfHours(startsAtSeconds, durationHours));
  if (time !== undefined && isBookableDay(day, nowSeconds)) {
    const found = await repository.findAvailable(place, time, page, nowSeconds, hostId);
    if (found.total > 0) return found;
  }
  const serviceDay = day / secondsPerDay;
  const days = { first: serviceDay - loadedDays, last: serviceDay + loadedDays };
  const reachable = await repository.listReachable(place, days, nowSeconds, hostId);
  const countAt = freeTimeCounter(reachable, durationHours);
  const alternatives =
    reachable.length === 0
      ? []
      : nearestAlternatives({ startsAtSeconds, durationHours }, nowSeconds, countAt);
  return { items: [], total: 0, alternatives };
}

/** Where a request looks. */
export const searchedPlaceOf = ({
  location,
  postalCode,
  durationHours,
}: AvailabilityRequest): SearchedPlace => ({
  location,
  areas: coveringAreas(postalCode),
  isOneHour: durationHours < bookingLimits.minimumBilledHours,
});

/** The entries of the serviced list that would cover a postal code, as checkServiceability of the domain reads them. */
function coveringAreas(postalCode: string): readonly string[] {
  const area = deliveryAreaOf(postalCode);
  if (!/^[A-Z]\d/.test(area)) return [];
  const anyThird = `${area.slice(0, 2)}*`;
  return /^[A-Z]\d[A-Z]$/.test(area) ? [area, anyThird] : [anyThird];
}
