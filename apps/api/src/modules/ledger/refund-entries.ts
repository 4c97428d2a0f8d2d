import { cents } from '@repo/domain/money/cents';
import { splitByWeight } from '@repo/domain/money/split-by-weight';
import type { LineRefund } from '@repo/domain/refund/refund-order';
import type { LineRecord, OrderRecord } from '../orders/orders.module.ts';
import type { LedgerEntry } from './ledger-transaction.ts';
import { payeeOfLine, saleEntriesOf } from './sale-entries.ts';

/**
 * Returns the ledger entries of a refund. A refund with the fee reverses the sale and owes the money to the host. Where
 * the fee is kept, payee and tax bear the refund in proportion to their shares of the line.
 */
export function refundEntriesOf(
  order: Pick<OrderRecord, 'isGiftCard'>,
  line: LineRecord,
  refund: Pick<LineRefund, 'amountCents' | 'giftReturnedCents'>,
  isFeeKept: boolean,
): readonly LedgerEntry[] {
  if (!isFeeKept) {
    return saleEntriesOf(order, [line]).map((entry) => ({
      ...entry,
      account: entry.account === 'card' ? 'refundsOwed' : entry.account,
      amountCents: -entry.amountCents,
    }));
  }
  const shares = [
    { account: payeeOfLine(line), ofLineCents: cents(line.grossCents - line.discountCents) },
    { account: 'tax', ofLineCents: cents(line.taxCents) },
  ] as const;
  const taken = splitByWeight(refund.amountCents, shares, ({ ofLineCents }) => ofLineCents);
  return [
    { account: 'refundsOwed', amountCents: 0 - refund.amountCents, lineId: line.id },
    ...taken.map(([{ account }, takenCents]) => ({ account, amountCents: takenCents, lineId: line.id })),
    { account: 'giftCards', amountCents: 0 - refund.giftReturnedCents, lineId: line.id },
    { account: payeeOfLine(line), amountCents: refund.giftReturnedCents, lineId: line.id },
  ];
}
