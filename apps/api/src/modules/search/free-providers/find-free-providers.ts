import { isBookableDay } from '@repo/domain/time/earliest-bookable-day';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { wallClockOf } from '@repo/domain/time/wall-clock';
import type { Database } from '../../../database/schema.ts';
import { searchedPlaceOf } from '../find-available-providers.ts';
import type { AvailabilityRequest } from '../find-available-providers.ts';
import type { AvailableProviderRecord } from '../search.repository.ts';
import { wantedTimeOf } from '../wanted-time.ts';
import { freeProvidersRepository } from './free-providers.repository.ts';
import type { FreeProviderChoice } from './free-providers.repository.ts';

/** Finds free providers for an event without a match, including those who live beyond their travel distance. */
export async function findFreeProviders(
  database: Database,
  request: AvailabilityRequest,
  choice: FreeProviderChoice,
  nowSeconds: number,
): Promise<readonly AvailableProviderRecord[]> {
  const { startsAtSeconds, durationHours } = request;
  const time = wantedTimeOf(rangeOfHours(startsAtSeconds, durationHours));
  if (time === undefined || !isBookableDay(wallClockOf(startsAtSeconds).day, nowSeconds)) return [];
  return freeProvidersRepository(database).list(searchedPlaceOf(request), time, choice, nowSeconds);
}
