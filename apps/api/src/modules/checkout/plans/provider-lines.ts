import type { Cents } from '@repo/domain/money/cents';
import { rangeOfHours } from '@repo/domain/time/time-range';
import type { PlannedLine } from '../order-plan.ts';

type BookedProvider = { readonly id: number; readonly hourlyRateCents: Cents };
type BookedTime = { readonly startsAtSeconds: number; readonly durationHours: number };

/** Plans one line for each provider of a cart, at their own rate. */
export const providerLines = (
  providers: readonly BookedProvider[],
  { startsAtSeconds, durationHours }: BookedTime,
): PlannedLine[] =>
  providers.map(({ id, hourlyRateCents }, index) => ({
    line: { lineId: String(index + 1), kind: 'provider', hourlyRateCents, durationHours },
    providerId: id,
    bookingLineId: null,
    time: rangeOfHours(startsAtSeconds, durationHours),
    brief: null,
  }));
