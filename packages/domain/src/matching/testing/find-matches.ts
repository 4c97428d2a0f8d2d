import { checkServiceability } from '../../postal/serviceability.ts';
import { isScheduleOpen } from '../../schedule/provider-schedule.ts';
import { serviceSpanOf } from '../../schedule/service-span.ts';
import { reachKm } from '../../schedule/travel-distance.ts';
import { rangeOfHours } from '../../time/time-range.ts';
import { distanceKmBetween, type Coordinates } from '../coordinates.ts';
import { compareRank } from './match-order.ts';
import { isListed, type MatchableProvider } from '../matchable-provider.ts';
import { hasClash } from '../occupied-range.ts';

/** What a host asks for (D-R01). */
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
 * The providers a host may reserve, in the order of the list (A-33, D-R01). This is the rule in its plainest
 * form; the database answers the same question over millions of rows and is tested against it.
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
    .map((provider) => ({ provider, distanceKm: distanceKmBetween(request.location, provider.home) }))
    .filter(
      ({ provider, distanceKm }) =>
        isListed(provider) &&
        distanceKm <= reachKm(provider.travel, request.durationHours) &&
        isScheduleOpen(provider.schedule, span) &&
        !hasClash(range, provider.booked),
    )
    .toSorted((one, other) => compareRank(rankOf(one), rankOf(other)));
}

const rankOf = ({ provider, distanceKm }: Match<MatchableProvider>) => ({ ...provider, distanceKm });
