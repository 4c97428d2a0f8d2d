import type { Discount } from '../cart/discount.ts';
import type { LineShare } from '../cart/line-shares.ts';
import type { Cents } from '../money/cents.ts';

/** A line of a paid order: its shares as charged, and what has been refunded. */
export type PaidLine = LineShare & {
  readonly refundedCents: Cents;
  readonly giftReturnedCents: Cents;
  /** Whether a refund has ended this line. */
  readonly hasEnded: boolean;
  /** Whether the provider has been paid, after which a tip is no longer refunded. */
  readonly isPaidOut: boolean;
};

export type PaidOrder = { readonly lines: readonly PaidLine[]; readonly discount: Discount | null };
