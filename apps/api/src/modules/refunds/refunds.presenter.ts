import type { Refund } from '@repo/contracts/checkout/refund';
import { cents, sumOf } from '@repo/domain/money/cents';
import { dollarsOf } from '@repo/domain/money/dollars';
import type { RefundedLine } from './executing/calculate-refunds.ts';
import type { RefundDetails } from './refund-details.repository.ts';

/** The currency of all prices, as the card provider writes it. */
const currency = 'cad';

export const presentRefund = (
  refunded: readonly RefundedLine[],
  details: readonly RefundDetails[],
): Refund => ({
  refunded: dollarsOf(sumOf(refunded.map(({ amountCents }) => amountCents))),
  currency,
  lines: refunded.map(({ lineId, amountCents, giftReturnedCents, reason, line }) => {
    const detail = details.find((each) => each.lineId === lineId);
    return {
      orderItemId: lineId,
      amount: dollarsOf(amountCents),
      reason,
      kind: line.kind,
      providerName: nameOf(detail),
      paid: dollarsOf(cents(line.totalCents)),
      lastCardDigits: detail?.lastCardDigits ?? null,
      giftCard: dollarsOf(giftReturnedCents),
    };
  }),
});

const nameOf = (detail: RefundDetails | undefined): string | null =>
  typeof detail?.firstName === 'string' ? `${detail.firstName} ${detail.lastName ?? ''}`.trim() : null;
