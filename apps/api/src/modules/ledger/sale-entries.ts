import type { LineRecord, OrderRecord } from '../orders/orders.module.ts';
import type { LedgerAccount, LedgerEntry } from './ledger-transaction.ts';

/** Whose money a line is before anything has been paid out: a recap is nobody's until somebody makes it. */
export const payeeOfLine = ({ kind }: Pick<LineRecord, 'kind'>): LedgerAccount =>
  kind === 'recap' ? 'recaps' : 'providers';

/** Who bears the discount: a gift card was paid for before, any other code is our gift. */
const discountAccountOf = ({ isGiftCard }: Pick<OrderRecord, 'isGiftCard'>): LedgerAccount =>
  isGiftCard ? 'giftCards' : 'discounts';

/** What the payment of an order moves, line by line. */
export const saleEntriesOf = (
  order: Pick<OrderRecord, 'isGiftCard'>,
  lines: readonly LineRecord[],
): readonly LedgerEntry[] =>
  lines.flatMap((line): readonly LedgerEntry[] => [
    { account: 'card', amountCents: line.totalCents, lineId: line.id },
    { account: discountAccountOf(order), amountCents: line.discountCents, lineId: line.id },
    { account: payeeOfLine(line), amountCents: -line.grossCents, lineId: line.id },
    { account: 'serviceFees', amountCents: -line.serviceFeeCents, lineId: line.id },
    { account: 'tax', amountCents: -line.taxCents, lineId: line.id },
  ]);
