import { basisPoints } from '@repo/domain/money/basis-points';
import type { Discount } from '@repo/domain/cart/discount';
import { cents } from '@repo/domain/money/cents';
import type { PaidLine, PaidOrder } from '@repo/domain/refund/paid-order';
import { canMoveLine } from '../../orders/orders.module.ts';
import type { LineRecord, OrderRecord } from '../../orders/orders.module.ts';

/** The paid orders of an event and all their lines. */
export type PaidEvent = { readonly orders: readonly OrderRecord[]; readonly lines: readonly LineRecord[] };

/** Converts a paid order for the refund rules of packages/domain. */
export const paidOrderOf = (order: OrderRecord, lines: readonly LineRecord[]): PaidOrder => ({
  discount: discountOf(order),
  lines: lines.map(paidLineOf),
});

/** Returns whether a line can still be ended with a refund. */
export const isRefundable = (line: LineRecord): boolean =>
  canMoveLine(line, 'cancel') || canMoveLine(line, 'startRefund');

/**
 * Returns lines with all that end with them: the extensions and tips of a booking, and the recaps once no provider is
 * left. Leaves out lines that have already ended.
 */
export function linesEndingWith(
  lines: readonly LineRecord[],
  lineIds: readonly number[],
): readonly LineRecord[] {
  const isNamed = ({ id }: LineRecord): boolean => lineIds.includes(id);
  const isBookingNamed = lines.some((line) => isNamed(line) && line.kind === 'provider');
  const isNoProviderLeft = !lines.some((line) => isBooked(line) && !isNamed(line));
  return lines.filter(
    (line) =>
      isRefundable(line) &&
      (isNamed(line) ||
        (line.bookingLineId !== null && lineIds.includes(line.bookingLineId)) ||
        (line.kind === 'recap' && isBookingNamed && isNoProviderLeft)),
  );
}

const isBooked = ({ kind, request }: LineRecord): boolean =>
  kind === 'provider' && (request === 'pending' || request === 'accepted');

function discountOf({ discountType, discountValue, isGiftCard }: OrderRecord): Discount | null {
  if (discountType === null || discountValue === null) return null;
  return discountType === '%'
    ? { type: '%', rate: basisPoints(discountValue) }
    : { type: '$', valueCents: cents(discountValue), isGiftCard };
}

const paidLineOf = (line: LineRecord): PaidLine => ({
  lineId: String(line.id),
  kind: line.kind,
  grossCents: cents(line.grossCents),
  discountCents: cents(line.discountCents),
  netCents: cents(line.grossCents - line.discountCents),
  serviceFeeCents: cents(line.serviceFeeCents),
  taxCents: cents(line.taxCents),
  totalCents: cents(line.totalCents),
  refundedCents: cents(line.refundedCents),
  giftReturnedCents: cents(line.giftReturnedCents),
  hasEnded: line.state === 'refundPending' || line.state === 'refunded',
  isPaidOut: line.state === 'paidOut',
});
