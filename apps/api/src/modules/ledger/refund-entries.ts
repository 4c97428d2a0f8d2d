import { cents } from '@repo/domain/money/cents';
import { splitByWeight } from '@repo/domain/money/split-by-weight';
import type { LineRefund } from '@repo/domain/refund/refund-order';
import type { LineRecord, OrderRecord } from '../orders/orders.module.ts';
import type { LedgerEntry } from './ledger-transaction.ts';
import { payeeOfLine, saleEntriesOf } from './sale-entries.ts';

/**
 * What a refund takes from whom. With the fee, all of the sale is undone and only whose money it is changes: it is owed
 * to the host. Where the fee is kept, what goes back comes from payee and tax as they share the line.
 */
export function refundEntriesOf(
  order: Pick<OrderRecord, 'isGiftCard'>,
  line: LineRecord,
  back: Pick<LineRefund, 'amountCents' | 'giftReturnedCents'>,
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
  const taken = splitByWeight(back.amountCents, shares, ({ ofLineCents }) => ofLineCents);
  return [
    { account: 'refundsOwed', amountCents: 0 - back.amountCents, lineId: line.id },
    ...taken.map(([{ account }, takenCents]) => ({ account, amountCents: takenCents, lineId: line.id })),
    { account: 'giftCards', amountCents: 0 - back.giftReturnedCents, lineId: line.id },
    { account: payeeOfLine(line), amountCents: back.giftReturnedCents, lineId: line.id },
  ];
}
