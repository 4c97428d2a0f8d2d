import type { Refund } from '@repo/contracts/checkout/refund';
import { sumOf } from '@repo/domain/money/cents';
import { dollarsOf } from '@repo/domain/money/dollars';
import type { RefundedLine } from './giving-back/reckon-refunds.ts';

/** The one currency of everything that is sold, as card providers write it. */
const currency = 'cad';

export const presentRefund = (lines: readonly RefundedLine[]): Refund => ({
  refunded: dollarsOf(sumOf(lines.map(({ amountCents }) => amountCents))),
  currency,
  lines: lines.map(({ lineId, amountCents, reason }) => ({
    orderItemId: lineId,
    amount: dollarsOf(amountCents),
    reason,
  })),
});
