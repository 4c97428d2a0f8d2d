import type { Database } from '../../database/schema.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { eventLedgerRepository } from './event-ledger.repository.ts';
import type { LedgerOrder } from './event-ledger.repository.ts';
import { ledgerRulesRepository } from './ledger-rules.repository.ts';
import type { LedgerFault } from './ledger-rules.repository.ts';
import { presentFault } from './ledger.presenter.ts';
import { ledgerCalls } from './ledger.routes.ts';

export type { LedgerLine, LedgerOrder, LedgerRefund } from './event-ledger.repository.ts';
export type { LedgerFault } from './ledger-rules.repository.ts';
export { postTransaction } from './post-transaction.ts';
export type { LedgerAccount, LedgerTransaction } from './ledger-transaction.ts';
export { refundEntriesOf } from './refund-entries.ts';
export { saleEntriesOf } from './sale-entries.ts';

/** Everything that was charged and given back for an event, order by order, for invoices and mails. */
export const ledgerOfEvent = (database: Database, eventId: number): Promise<readonly LedgerOrder[]> =>
  eventLedgerRepository(database).listOrders(eventId);

/** Looks whether every cent that came in is accounted for; nothing is wrong when the list is empty. */
export const checkLedger = (database: Database): Promise<readonly LedgerFault[]> =>
  ledgerRulesRepository(database).listFaults();

/** What operators can ask of the ledger. */
export const ledgerModule = ({ database }: { readonly database: Database }): readonly OperatorCall[] =>
  ledgerCalls(async () => (await checkLedger(database)).map(presentFault));
