import { bookingLimits } from '../limits.ts';
import { secondsPerHour } from '../time/seconds.ts';

/**
 * Until when a provider may answer: 24 hours after the request, 4 if the event is less than 48 hours
 * away, and never later than the start of the work itself.
 */
export function requestDeadline(requestedAtSeconds: number, startsAtSeconds: number): number {
  const isShortNotice =
    startsAtSeconds - requestedAtSeconds < bookingLimits.shortNoticeHours * secondsPerHour;
  const answerHours = isShortNotice
    ? bookingLimits.shortNoticeRequestAnswerHours
    : bookingLimits.requestAnswerHours;
  return Math.min(requestedAtSeconds + answerHours * secondsPerHour, startsAtSeconds);
}
