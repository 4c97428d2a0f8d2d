export { postTransaction } from './post-transaction.ts';
export type { LedgerAccount, LedgerEntry, LedgerTransaction } from './post-transaction.ts';
export { discountAccountOf, payeeOfLine, saleEntriesOf } from './sale-entries.ts';
export { checkLedger } from './check-ledger.ts';
export type { LedgerFault } from './check-ledger.ts';
export { ledgerOfEvent } from './ledger-of-event.ts';
export type { LedgerLine, LedgerOrder, LedgerRefund } from './ledger-of-event.ts';
