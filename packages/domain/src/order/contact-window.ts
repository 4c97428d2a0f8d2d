import { eventLimits } from '../limits.ts';
import { secondsPerDay } from '../time/seconds.ts';

/** Whether a provider may see the on-site contact of an event: until a week after its end. */
export const isContactShown = (endsAtSeconds: number, nowSeconds: number): boolean =>
  nowSeconds < endsAtSeconds + eventLimits.contactDays * secondsPerDay;
