import type { LineRecord, OrderRecord } from '../orders/orders.module.ts';
import type { LedgerAccount, LedgerEntry } from './ledger-transaction.ts';

/** Returns the account that earns a line. Recaps have their own, because no provider is assigned to them yet. */
export const payeeOfLine = ({ kind }: Pick<LineRecord, 'kind'>): LedgerAccount =>
  kind === 'recap' ? 'recaps' : 'providers';

/** Returns the account that bears the discount: a gift card was paid before, any other code is a discount of ours. */
const discountAccountOf = ({ isGiftCard }: Pick<OrderRecord, 'isGiftCard'>): LedgerAccount =>
  isGiftCard ? 'giftCards' : 'discounts';

/** Returns the ledger entries of a paid order, by line. */
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
