import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { cents } from '@repo/domain/money/cents';
import type { Cents } from '@repo/domain/money/cents';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import { suggestionsFor } from '../../drafts/drafts.module.ts';
import { findFreeProviders } from '../../search/search.module.ts';
import { bookedTimeOf } from '../../orders/orders.module.ts';
import type { SavedEvent } from '../plans/saved-event.ts';

export type SuggestedProvider = {
  readonly id: number;
  readonly hourlyRateCents: Cents;
  /** Has agreed to the draft, so that no request is needed. */
  readonly isAgreed: boolean;
};

/**
 * Returns the providers of a draft cart in its order, if all of them are suggested for the draft and still free. Does not
 * check their distance, which was checked when they were suggested.
 */
export async function findSuggested(
  database: Database,
  { event, lines }: SavedEvent,
  providerIds: readonly number[],
  nowSeconds: number,
): Promise<Result<readonly SuggestedProvider[], ErrorCode>> {
  const suggestions = await suggestionsFor(database, event.id);
  const agreed = suggestions.filter(({ isAgreed }) => isAgreed).map(({ id }) => id);
  if (!providerIds.every((wanted) => suggestions.some(({ id }) => id === wanted)))
    return fail('object_does_not_exist');
  const { startsAtSeconds } = bookedTimeOf(event);
  const { durationHours, latitude, longitude, postalCode } = event;
  const free = await findFreeProviders(
    database,
    { startsAtSeconds, durationHours, location: { latitude, longitude }, postalCode },
    {
      among: providerIds,
      agreed,
      ownOccupancyIds: lines.flatMap(({ occupancyId }) => occupancyId ?? []),
      maxStretch: null,
      limit: providerIds.length,
    },
    nowSeconds,
  );
  const suggested = providerIds.flatMap((providerId) => {
    const found = free.find(({ id }) => id === providerId);
    return found === undefined
      ? []
      : {
          id: providerId,
          hourlyRateCents: cents(found.hourlyRateCents),
          isAgreed: agreed.includes(providerId),
        };
  });
  return suggested.length === providerIds.length ? ok(suggested) : fail('event_already_booked');
}

/** Returns whether the suggestions of these providers are unchanged since the cart was planned. */
export async function areStillSuggested(
  database: Database,
  eventId: number,
  providers: readonly SuggestedProvider[],
): Promise<boolean> {
  const suggestions = await suggestionsFor(database, eventId);
  return providers.every((provider) =>
    suggestions.some(({ id, isAgreed }) => id === provider.id && isAgreed === provider.isAgreed),
  );
}
