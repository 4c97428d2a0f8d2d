import { nearestAlternatives, mostDaysAway } from '@repo/domain/matching/nearest-alternatives';
import type { Alternative } from '@repo/domain/matching/nearest-alternatives';
import { secondsPerDay } from '@repo/domain/time/seconds';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { wallClockOf } from '@repo/domain/time/wall-clock';
import type { Database } from '../../../database/schema.ts';
import type { SearchedPlace } from '../search.repository.ts';
import { wantedTimeOf } from '../wanted-time.ts';
import type { WantedTime } from '../wanted-time.ts';
import { freeStartsRepository } from './free-starts.repository.ts';
import { startOf, startPatternsOf } from './start-patterns.ts';

type Wanted = {
  readonly startsAtSeconds: number;
  readonly durationHours: number;
  readonly hostId?: number | undefined;
};

/** One more day than is searched in each direction, because nights belong to the day before. */
const loadedDays = mostDaysAway + 1;

/**
 * Finds the nearest other times at which providers are free, in two statements. The database calculates the free
 * starts, which would block the event loop of the server.
 */
export async function findAlternatives(
  database: Database,
  place: SearchedPlace,
  { startsAtSeconds, durationHours, hostId }: Wanted,
  nowSeconds: number,
): Promise<readonly Alternative[]> {
  const repository = freeStartsRepository(database);
  const search = { place, durationHours, nowSeconds, hostId };
  const wantedDay = wallClockOf(startsAtSeconds).day / secondsPerDay;
  const days = { first: wantedDay - loadedDays, last: wantedDay + loadedDays };
  const rows = await repository.list(search, startPatternsOf(days, durationHours));
  const freeStarts = rows.flatMap(({ serviceDay, starts }) =>
    [...starts].flatMap((bit, index) => (bit === '1' ? [startOf(serviceDay, index)] : [])),
  );
  const nearest = nearestAlternatives({ startsAtSeconds, durationHours }, nowSeconds, freeStarts);
  if (nearest.length === 0) return [];
  const times = nearest.map((start) => wantedTimeOf(rangeOfHours(start.startsAtSeconds, durationHours)));
  const counts = await repository.count(search, times.filter(isTime));
  return nearest
    .map((start, index) => ({ ...start, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
}

const isTime = (time: WantedTime | undefined): time is WantedTime => time !== undefined;
