import { cancellationLimits } from '../limits.ts';
import { basisPointsOfPercent, type BasisPoints } from '../money/basis-points.ts';
import { fail, ok, type Result } from '../result.ts';
import { secondsPerHour } from '../time/seconds.ts';

/**
 * Why money goes back. Only a host's own cancellation depends on the notice given, counted to the provider's
 * start; `slotTaken` is a payment that came when its hold was gone and the time sold to somebody else.
 */
export type RefundCause =
  | { readonly reason: 'hostCancelled'; readonly noticeSeconds: number }
  | { readonly reason: 'providerCancelled' | 'declined' | 'expired' | 'noShow' | 'slotTaken' };

export type RefundReason = RefundCause['reason'];

/** Which part of a line and its tax comes back, and whether the service fee stays with us. */
export type RefundTerms = { readonly rate: BasisPoints; readonly isFeeKept: boolean };

/**
 * The refund policy (A-28): a host gets everything back with 48 hours' notice and half of it, without the fee,
 * with 24; later cancelling is not allowed. Whatever the host did not cause comes back in full, always.
 */
export function refundTermsOf(cause: RefundCause): Result<RefundTerms, 'event_cancellation_failed'> {
  const full = { rate: basisPointsOfPercent(100), isFeeKept: false };
  if (cause.reason !== 'hostCancelled') return ok(full);
  const { fullRefundNoticeHours, noticeHours, partialRefundPercent } = cancellationLimits;
  if (cause.noticeSeconds >= fullRefundNoticeHours * secondsPerHour) return ok(full);
  return cause.noticeSeconds >= noticeHours * secondsPerHour
    ? ok({ rate: basisPointsOfPercent(partialRefundPercent), isFeeKept: true })
    : fail('event_cancellation_failed');
}

/** The last moments for a full refund and for cancelling at all, as shown before paying. */
export const cancellationDeadlinesOf = (
  startsAtSeconds: number,
): { readonly fullRefundUntilSeconds: number; readonly cancelUntilSeconds: number } => ({
  fullRefundUntilSeconds: startsAtSeconds - cancellationLimits.fullRefundNoticeHours * secondsPerHour,
  cancelUntilSeconds: startsAtSeconds - cancellationLimits.noticeHours * secondsPerHour,
});
