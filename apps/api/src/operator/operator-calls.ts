import { auditModule } from '../modules/audit/audit.module.ts';
import type { AuditDeps } from '../modules/audit/audit.module.ts';
import { catalogueEditingModule } from '../modules/catalogue-editing/catalogue-editing.module.ts';
import { ledgerModule } from '../modules/ledger/ledger.module.ts';
import type { TellNews } from '../modules/booking-news/booking-news.module.ts';
import { draftOperations } from '../modules/drafts/drafts.module.ts';
import { operationsModule } from '../modules/operations/operations.module.ts';
import type { OperatedParts } from '../modules/operations/operations.module.ts';
import { promoCodeOperations } from '../modules/promo-codes/promo-codes.module.ts';
import { refundOperations } from '../modules/refunds/refunds.module.ts';
import { settingsModule } from '../modules/settings/settings.module.ts';
import type { OperatorCall } from './operator-call.ts';

/**
 * Everything that operators can do, once: the server makes routes of it, the command line makes commands of it.
 * `onCatalogueChange` hears of every change to what visitors read.
 */
export const operatorCalls = (
  deps: AuditDeps & { readonly tell: TellNews },
  parts: OperatedParts,
  onCatalogueChange: () => void,
): readonly OperatorCall[] => [
  ...catalogueEditingModule(deps, onCatalogueChange),
  ...settingsModule(deps, onCatalogueChange),
  ...promoCodeOperations(deps),
  ...draftOperations(deps),
  ...operationsModule(deps, parts),
  ...(parts.refunds === undefined ? [] : refundOperations({ ...deps, ...parts.refunds })),
  ...ledgerModule(deps),
  ...auditModule(deps),
];
