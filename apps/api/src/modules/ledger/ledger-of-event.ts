import type { LineKind } from '@repo/domain/cart/order-line';
import type { RefundReason } from '@repo/domain/refund/refund-terms';
import type { Database } from '../../database/schema.ts';

export type LedgerLine = {
  readonly lineId: number;
  readonly kind: LineKind;
  readonly providerId: number | null;
  readonly quantity: number;
  readonly unitCents: number;
  readonly grossCents: number;
  readonly discountCents: number;
  readonly serviceFeeCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  readonly refundedCents: number;
};

export type LedgerRefund = {
  readonly refundId: number;
  readonly reason: RefundReason;
  readonly amountCents: number;
  readonly giftReturnedCents: number;
  /** Nothing while it is on its way. */
  readonly doneAt: Date | null;
};

export type LedgerOrder = {
  readonly orderId: number;
  readonly number: number;
  readonly paidAt: Date;
  readonly isGiftCard: boolean;
  readonly paidCents: number;
  readonly lines: readonly LedgerLine[];
  readonly refunds: readonly LedgerRefund[];
};

/** Everything that was charged and given back for an event, order by order, for invoices and mails. */
export async function ledgerOfEvent(database: Database, eventId: number): Promise<readonly LedgerOrder[]> {
  throw new Error(`not yet ${String([database, eventId])}`);
}
