import { deliveryLimits } from '../limits.ts';
import { secondsPerHour } from '../time/seconds.ts';

/** Whether an unfinished upload may be deleted. */
export const isUploadAbandoned = (startedAtSeconds: number, nowSeconds: number): boolean =>
  nowSeconds >= startedAtSeconds + deliveryLimits.unfinishedUploadHours * secondsPerHour;
