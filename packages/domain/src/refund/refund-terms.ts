import { cancellationLimits } from '../limits.ts';
import { basisPointsOfPercent, type BasisPoints } from '../money/basis-points.ts';
import { fail, ok, type Result } from '../result.ts';
import { secondsPerHour } from '../time/seconds.ts';

/**
 * Why money is refunded. Only a host's cancellation depends on the notice before the provider's start. `slotTaken` is
 * a payment that arrived after its hold had expired and the slot was sold again.
 */
export type RefundCause =
  | { readonly reason: 'hostCancelled'; readonly noticeSeconds: number }
  | { readonly reason: 'providerCancelled' | 'declined' | 'expired' | 'noShow' | 'slotTaken' };

export type RefundReason = RefundCause['reason'];

/** The share of a line and its tax that is refunded, and whether the service fee is kept. */
export type RefundTerms = { readonly rate: BasisPoints; readonly isFeeKept: boolean };

/**
 * Returns the refund policy (A-28): everything with 48 hours' notice, half without the fee with 24, no cancellation
 * later. Other causes are always refunded in full.
 */
export function refundTermsOf(cause: RefundCause): Result<RefundTerms, 'event_cancellation_failed'> {
  const full = { rate: basisPointsOfPercent(100), isFeeKept: false };
  if (cause.reason !== 'hostCancelled') return ok(full);
  const { fullRefundNoticeHours, minimumNoticeHours, partialRefundPercent } = cancellationLimits;
  if (cause.noticeSeconds >= fullRefundNoticeHours * secondsPerHour) return ok(full);
  return cause.noticeSeconds >= minimumNoticeHours * secondsPerHour
    ? ok({ rate: basisPointsOfPercent(partialRefundPercent), isFeeKept: true })
    : fail('event_cancellation_failed');
}

/** Returns the deadlines for a full refund and for cancelling, as shown before payment. */
export const cancellationDeadlinesOf = (
  startsAtSeconds: number,
): { readonly fullRefundUntilSeconds: number; readonly cancelUntilSeconds: number } => ({
  fullRefundUntilSeconds: startsAtSeconds - cancellationLimits.fullRefundNoticeHours * secondsPerHour,
  cancelUntilSeconds: startsAtSeconds - cancellationLimits.minimumNoticeHours * secondsPerHour,
});

/** What a host would be refunded, by the deadlines that are still ahead. */
export type CancellationOffer =
  | { readonly is: 'full'; readonly fullRefundUntilSeconds: number; readonly cancelUntilSeconds: number }
  | { readonly is: 'partial'; readonly cancelUntilSeconds: number }
  /** Too late, before the start or after it. */
  | { readonly is: 'none' }
  | { readonly is: 'started' };

/** Returns the cancellation terms of an event that is booked, or added to, now. */
export function cancellationOfferAt(startsAtSeconds: number, nowSeconds: number): CancellationOffer {
  const deadlines = cancellationDeadlinesOf(startsAtSeconds);
  const { fullRefundUntilSeconds, cancelUntilSeconds } = deadlines;
  if (nowSeconds <= fullRefundUntilSeconds) return { is: 'full', ...deadlines };
  if (nowSeconds <= cancelUntilSeconds) return { is: 'partial', cancelUntilSeconds };
  return nowSeconds < startsAtSeconds ? { is: 'none' } : { is: 'started' };
}
