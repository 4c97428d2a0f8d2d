import { bookingLimits } from '../limits.ts';

const stepMinutes = bookingLimits.timeStepMinutes;

/** Whether a time of day is a quarter of an hour (S1§5 "pickers step 15 minutes"). */
export const isOnTimeStep = (minuteOfDay: number): boolean =>
  minuteOfDay >= 0 && minuteOfDay < 24 * 60 && minuteOfDay % stepMinutes === 0;

/** Returns the choices of a time picker, without the end (S1§9). */
export const timeSteps = (fromMinute: number, untilMinute: number): readonly number[] =>
  Array.from(
    { length: Math.ceil((untilMinute - fromMinute) / stepMinutes) },
    (_, index) => fromMinute + index * stepMinutes,
  );
