import type { Database } from '../../database/schema.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { ledgerRulesRepository } from './ledger-rules.repository.ts';
import type { LedgerFault } from './ledger-rules.repository.ts';
import { presentFault } from './ledger.presenter.ts';
import { ledgerCalls } from './ledger.routes.ts';

export type { LedgerLine, LedgerRefund } from './event-ledger.repository.ts';
export { ledgerOfEvent } from './ledger-of-event.ts';
export type { LedgerOrder } from './ledger-of-event.ts';
export type { LedgerFault } from './ledger-rules.repository.ts';
export { postTransaction } from './post-transaction.ts';
export type { LedgerAccount, LedgerTransaction } from './ledger-transaction.ts';
export { refundEntriesOf } from './refund-entries.ts';
export { saleEntriesOf } from './sale-entries.ts';

/** Looks whether every cent that came in is accounted for; nothing is wrong when the list is empty. */
export const checkLedger = (database: Database): Promise<readonly LedgerFault[]> =>
  ledgerRulesRepository(database).listFaults();

/** What operators can ask of the ledger. */
export const ledgerModule = ({ database }: { readonly database: Database }): readonly OperatorCall[] =>
  ledgerCalls(async () => (await checkLedger(database)).map(presentFault));
