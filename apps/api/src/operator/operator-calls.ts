import { accountOperations } from '../modules/account/account.module.ts';
import { applicationOperations } from '../modules/applications/applications.module.ts';
import type { ApplicationOperationDeps } from '../modules/applications/applications.module.ts';
import { auditModule } from '../modules/audit/audit.module.ts';
import { catalogueEditingModule } from '../modules/catalogue-editing/catalogue-editing.module.ts';
import { ledgerModule } from '../modules/ledger/ledger.module.ts';
import { paymentNoteCalls } from '../modules/payments/payments.module.ts';
import { draftOperations } from '../modules/drafts/drafts.module.ts';
import { deadJobOperations } from '../modules/dead-jobs/dead-jobs.module.ts';
import { completionOperations } from '../modules/event-completion/event-completion.module.ts';
import { rateOperations } from '../modules/profiles/profiles.module.ts';
import { promoCodeOperations } from '../modules/promo-codes/promo-codes.module.ts';
import { refundOperations } from '../modules/refunds/refunds.module.ts';
import { settingsModule } from '../modules/settings/settings.module.ts';
import { supportOperations } from '../modules/support/support.module.ts';
import type { BookingDeps } from '../deps.ts';
import type { OperatorCall } from './operator-call.ts';

export type OperatorDeps = ApplicationOperationDeps & BookingDeps;

/**
 * Returns every operator call: the server binds them as routes, the command line as commands. Calls `onCatalogueChange`
 * after each change to public lists and prices.
 */
export const operatorCalls = (deps: OperatorDeps, onCatalogueChange: () => void): readonly OperatorCall[] => [
  ...catalogueEditingModule(deps, onCatalogueChange),
  ...settingsModule(deps, onCatalogueChange),
  ...promoCodeOperations(deps),
  ...draftOperations(deps),
  ...supportOperations(deps),
  ...applicationOperations(deps),
  ...rateOperations(deps),
  ...deadJobOperations(deps),
  ...paymentNoteCalls(deps),
  ...refundOperations(deps),
  ...completionOperations(deps),
  ...ledgerModule(deps),
  ...accountOperations(deps),
  ...auditModule(deps),
];
