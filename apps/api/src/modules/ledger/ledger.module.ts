import { checkLedger as checkEndpoint } from '@repo/contracts/operator/ledger';
import { ok } from '@repo/domain/result';
import type { Deps } from '../../deps.ts';
import type { Database } from '../../database/schema.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { eventLedgerRepository } from './event-ledger.repository.ts';
import type { LedgerOrder } from './event-ledger.repository.ts';
import { ledgerRulesRepository } from './ledger-rules.repository.ts';
import type { LedgerFault } from './ledger-rules.repository.ts';
import { presentFault } from './ledger.presenter.ts';

export type { LedgerLine, LedgerOrder, LedgerRefund } from './event-ledger.repository.ts';
export type { LedgerFault } from './ledger-rules.repository.ts';
export { postTransaction } from './post-transaction.ts';
export type { LedgerAccount, LedgerTransaction } from './ledger-transaction.ts';
export { refundEntriesOf } from './refund-entries.ts';
export { saleEntriesOf } from './sale-entries.ts';

/** Lists what was charged and refunded for an event, by order, for invoices and mails. */
export const ledgerOfEvent = (database: Database, eventId: number): Promise<readonly LedgerOrder[]> =>
  eventLedgerRepository(database).listOrders(eventId);

/** Checks the rules of the ledger and returns the violations. */
export const checkLedger = (database: Database): Promise<readonly LedgerFault[]> =>
  ledgerRulesRepository(database).listFaults();

/** The operators' check of the ledger. */
export const ledgerModule = ({ database }: Pick<Deps, 'database'>): readonly OperatorCall[] => [
  operatorCall(checkEndpoint, async () => ok((await checkLedger(database)).map(presentFault))),
];
