import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../wire/ids.ts';
import { epochSeconds } from '../wire/times.ts';
import { operatorCall } from './operator-call.ts';

/** A broken rule, the object that breaks it, and the difference in dollars. */
export const ledgerFault = z.object({ rule: z.string(), about: z.string(), outBy: z.number() });
export type LedgerFaultOnWire = z.output<typeof ledgerFault>;

export const checkLedger = defineEndpoint('GET /api/v1/operator/ledger/check', {
  ...operatorCall,
  summary: 'Everything in the ledger that does not add up: nothing, as long as all is well',
  reply: z.array(ledgerFault),
});

export const listPaymentNotes = defineEndpoint('GET /api/v1/operator/payment-notes', {
  ...operatorCall,
  summary: 'Refunds and disputes that were made at the card provider, the latest hundred',
  reply: z.array(
    z.object({
      kind: z.enum(['refund', 'dispute']),
      providerId: z.string(),
      /** The payment's id at the card provider; `orderId` is null when it belongs to no order. */
      paymentIntentId: z.string(),
      orderId: id.nullable(),
      amount: z.number(),
      reason: z.string().nullable(),
      state: z.string(),
      at: epochSeconds,
    }),
  ),
});
