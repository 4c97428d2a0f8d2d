import { bookingLimits } from '../limits.ts';
import { secondsPerHour } from '../time/seconds.ts';

/** Returns the hours to answer a request: 24, or 4 if the event is less than 48 hours away. */
export const answerHoursOf = (requestedAtSeconds: number, startsAtSeconds: number): number =>
  startsAtSeconds - requestedAtSeconds < bookingLimits.shortNoticeHours * secondsPerHour
    ? bookingLimits.shortNoticeRequestAnswerHours
    : bookingLimits.requestAnswerHours;

/** Returns the deadline for an answer, at the latest the start of the work. */
export const requestDeadline = (requestedAtSeconds: number, startsAtSeconds: number): number =>
  Math.min(
    requestedAtSeconds + answerHoursOf(requestedAtSeconds, startsAtSeconds) * secondsPerHour,
    startsAtSeconds,
  );
