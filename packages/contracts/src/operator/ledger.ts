import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { operatorCall } from './operator-call.ts';

/** A rule, what does not keep to it, and by how many dollars it is out. */
export const ledgerFault = z.object({ rule: z.string(), about: z.string(), outBy: z.number() });
export type LedgerFaultOnWire = z.output<typeof ledgerFault>;

export const checkLedger = defineEndpoint('GET /api/v1/operator/ledger/check', {
  ...operatorCall,
  summary: 'Everything in the ledger that does not add up: nothing, as long as all is well',
  reply: z.array(ledgerFault),
});
