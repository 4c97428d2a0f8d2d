import { deliveryLimits } from '@repo/domain/limits';
import { secondsPerHour } from '@repo/domain/time/seconds';

export const draftThankYouPath = '/draft-event-thank-you';

/** What the thank-you page is told in the history of the browser, so that a reload shows the same time. */
export type DraftPromise = { readonly answeredBySeconds: number };

/** By when an answer is promised to a draft of this moment (I-R02). */
export const draftPromiseAt = (nowSeconds: number): DraftPromise => ({
  answeredBySeconds: nowSeconds + deliveryLimits.draftAnswerHours * secondsPerHour,
});

/** The promise in the state of a location; nothing where somebody came by another way. */
export function draftPromiseIn(state: unknown): DraftPromise | undefined {
  const { answeredBySeconds }: Readonly<Record<string, unknown>> = Object(state);
  return Number.isSafeInteger(answeredBySeconds) && typeof answeredBySeconds === 'number'
    ? { answeredBySeconds }
    : undefined;
}
