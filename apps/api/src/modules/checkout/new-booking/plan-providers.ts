import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { rangeOfHours } from '@repo/domain/time/time-range';
import type { Database } from '../../../database/schema.ts';
import { requireBookable } from '../../matching/matching.module.ts';
import type { LineRecord, PlannedEvent } from '../../orders/orders.module.ts';
import type { PlannedLine } from '../order-plan.ts';

/** One line for each provider, at their own rate, if all of them can be booked for the event. */
export async function planProviders(
  database: Database,
  { latitude, longitude, postalCode, providerStartsAtSeconds, durationHours }: PlannedEvent,
  providerIds: readonly number[],
  replacedLines: readonly LineRecord[],
  nowSeconds: number,
): Promise<Result<readonly PlannedLine[], ErrorCode>> {
  const request = {
    location: { latitude, longitude },
    postalCode,
    startsAtSeconds: providerStartsAtSeconds,
    durationHours,
    ownOccupancyIds: replacedLines.flatMap(({ occupancyId }) => occupancyId ?? []),
  };
  const bookable = await requireBookable(database, request, providerIds, nowSeconds);
  if (!bookable.ok) return bookable;
  const lines = providerIds.flatMap((providerId, index): PlannedLine[] => {
    const provider = bookable.value.get(providerId);
    if (provider === undefined) return [];
    const { hourlyRateCents } = provider;
    return [
      {
        line: { lineId: String(index + 1), kind: 'provider', hourlyRateCents, durationHours },
        providerId,
        bookingLineId: null,
        time: rangeOfHours(providerStartsAtSeconds, durationHours),
        brief: null,
      },
    ];
  });
  return ok(lines);
}
