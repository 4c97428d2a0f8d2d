import { checkServiceability } from '../../postal/serviceability.ts';
import { isScheduleOpen } from '../../schedule/provider-schedule.ts';
import { serviceSpanOf } from '../../schedule/service-span.ts';
import { rangeOfHours } from '../../time/time-range.ts';
import { distanceKmBetween, type Coordinates } from '../coordinates.ts';
import { compareRank } from './match-order.ts';
import { hasConflict } from '../occupied-range.ts';
import { isListed, travelRadiusKm, type MatchableProvider } from './matchable-provider.ts';

/** The parameters of a search (D-R01). */
export type MatchRequest = {
  readonly startsAtSeconds: number;
  readonly durationHours: number;
  readonly location: Coordinates;
  readonly postalCode: string | null;
};

export type Match<Provider extends MatchableProvider> = {
  readonly provider: Provider;
  readonly distanceKm: number;
};

/**
 * Returns the providers that a host may reserve, in order (A-33, D-R01). This is the reference against which the search
 * of the database is tested.
 */
export function findMatches<Provider extends MatchableProvider>(
  request: MatchRequest,
  providers: readonly Provider[],
  servicedPostalCodes: readonly string[],
): readonly Match<Provider>[] {
  const range = rangeOfHours(request.startsAtSeconds, request.durationHours);
  const span = serviceSpanOf(range);
  if (span === undefined || !checkServiceability(request.postalCode, servicedPostalCodes).ok) return [];

  return providers
    .map((provider) => ({ provider, distanceKm: distanceKmBetween(request.location, provider.searchPoint) }))
    .filter(
      ({ provider, distanceKm }) =>
        isListed(provider) &&
        distanceKm <= travelRadiusKm(provider.travel, request.durationHours) &&
        isScheduleOpen(provider.schedule, span) &&
        !hasConflict(range, provider.booked),
    )
    .toSorted((one, other) => compareRank(rankOf(one), rankOf(other)));
}

const rankOf = ({ provider, distanceKm }: Match<MatchableProvider>) => ({ ...provider, distanceKm });
