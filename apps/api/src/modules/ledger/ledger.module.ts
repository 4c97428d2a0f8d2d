export { postTransaction } from './post-transaction.ts';
export type { LedgerAccount, LedgerEntry, LedgerTransaction } from './post-transaction.ts';
export { discountAccountOf, payeeOfLine, saleEntriesOf } from './sale-entries.ts';
