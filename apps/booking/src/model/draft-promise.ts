import { bookingLimits } from '@repo/domain/limits';
import { secondsPerHour } from '@repo/domain/time/seconds';

export const draftThankYouPath = '/draft-event-thank-you';

/** Kept in the history state of the thank-you page, so that a reload shows the same time. */
export type DraftPromise = { readonly answeredBySeconds: number };

/** Returns the promise for a draft that is submitted now (I-R02). */
export const draftPromiseAt = (nowSeconds: number): DraftPromise => ({
  answeredBySeconds: nowSeconds + bookingLimits.draftAnswerHours * secondsPerHour,
});

/** Parses the promise from the state of a location; undefined on a direct visit. */
export function parseDraftPromise(state: unknown): DraftPromise | undefined {
  const { answeredBySeconds }: Readonly<Record<string, unknown>> = Object(state);
  return Number.isSafeInteger(answeredBySeconds) && typeof answeredBySeconds === 'number'
    ? { answeredBySeconds }
    : undefined;
}
