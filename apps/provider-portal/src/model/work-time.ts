import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import { bookingLimits } from '@repo/domain/limits';
import { rangeOfHours } from '@repo/domain/time/time-range';
import type { TimeRange } from '@repo/domain/time/time-range';

type Timed = { readonly sbstartTime: number; readonly duration: number } & Partial<
  Pick<ProviderEvent, 'order'>
>;

/** Returns the hours by which an accepted event was extended; its line counts the billed hours. */
export function extraHoursOf({ duration, order }: Timed): number {
  const billed = Math.max(duration, bookingLimits.minimumBilledHours);
  return Math.max((order?.orderItems[0]?.quantity ?? billed) - billed, 0);
}

/** Returns when a provider works at an event: from the provider's own start on, extensions included. */
export const workTimeOf = (event: Timed): TimeRange =>
  rangeOfHours(event.sbstartTime, event.duration + extraHoursOf(event));
