import type { LedgerFaultOnWire } from '@repo/contracts/operator/ledger';
import { cents } from '@repo/domain/money/cents';
import { dollarsOf } from '@repo/domain/money/dollars';
import type { LedgerFault } from './ledger-rules.repository.ts';

export const presentFault = ({ rule, about, outByCents }: LedgerFault): LedgerFaultOnWire => ({
  rule,
  about,
  outBy: dollarsOf(cents(outByCents)),
});
