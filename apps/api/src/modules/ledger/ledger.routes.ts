import { checkLedger } from '@repo/contracts/operator/ledger';
import type { LedgerFaultOnWire } from '@repo/contracts/operator/ledger';
import { ok } from '@repo/domain/result';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';

export const ledgerCalls = (listFaults: () => Promise<LedgerFaultOnWire[]>): readonly OperatorCall[] => [
  operatorCall(checkLedger, async () => ok(await listFaults())),
];
