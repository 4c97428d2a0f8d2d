import type { Discount } from '../cart/discount.ts';
import type { LineShare } from '../cart/line-shares.ts';
import { cents, type Cents } from '../money/cents.ts';

/** A line of a paid order: its shares as they were charged, and what has come back since. */
export type PaidLine = LineShare & {
  readonly refundedCents: Cents;
  readonly giftReturnedCents: Cents;
  /** A refund has ended this line before. */
  readonly hasEnded: boolean;
  /** Its money has gone to the provider, which ends the way back of a tip. */
  readonly isPaidOut: boolean;
};

export type PaidOrder = { readonly lines: readonly PaidLine[]; readonly discount: Discount | null };

/** An order as it stands right after its payment: nothing refunded, nothing paid out. */
export const paidOrderOf = (shares: readonly LineShare[], discount: Discount | null): PaidOrder => ({
  discount,
  lines: shares.map((share) => ({
    ...share,
    refundedCents: cents(0),
    giftReturnedCents: cents(0),
    hasEnded: false,
    isPaidOut: false,
  })),
});
