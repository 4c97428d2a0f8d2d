import { deliveryLimits } from '../limits.ts';
import { secondsPerHour } from '../time/seconds.ts';

/** Whether the sweeper may take away an upload that was begun and never ended. */
export const isUploadAbandoned = (startedAtSeconds: number, nowSeconds: number): boolean =>
  nowSeconds >= startedAtSeconds + deliveryLimits.unfinishedUploadHours * secondsPerHour;
