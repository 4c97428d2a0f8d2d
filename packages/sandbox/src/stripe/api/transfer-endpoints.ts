import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { OperationContext } from '../operation-context.ts';
import { newId } from '../objects/new-id.ts';
import { invalidRequest, noSuch } from '../stripe-refusal.ts';
import { endpoint } from './endpoint.ts';
import { currency, integer, metadata, text } from './params.ts';

const newTransfer = z.strictObject({
  amount: integer(1),
  currency,
  destination: text(255),
  description: text().optional(),
  metadata,
  source_transaction: text(255).optional(),
  transfer_group: text(250).optional(),
});

const newReversal = z.strictObject({
  amount: integer(1).optional(),
  description: text().optional(),
  metadata,
});

export const transferEndpoints = [
  endpoint('POST', '/transfers', newTransfer, createTransfer),

  endpoint('GET', '/transfers/:id', z.strictObject({}), async ({ objects }, _, id) => {
    const transfer = await objects.find('transfer', id);
    if (transfer === undefined) throw noSuch('transfer', id);
    return transfer;
  }),

  endpoint('POST', '/transfers/:id/reversals', newReversal, reverseTransfer),
];

async function createTransfer(
  context: OperationContext,
  params: z.output<typeof newTransfer>,
): Promise<Stripe.Transfer> {
  const { objects, nowSeconds } = context;
  await checkDestination(context, params.destination);
  const { source_transaction: source } = params;
  if (source === undefined) await checkBalance(context, params);
  else await checkSource(context, source, params.amount);
  const id = newId('tr');
  const transfer: Stripe.Transfer = {
    id,
    object: 'transfer',
    amount: params.amount,
    amount_reversed: 0,
    balance_transaction: null,
    created: nowSeconds,
    currency: params.currency,
    description: params.description ?? null,
    destination: params.destination,
    livemode: false,
    metadata: params.metadata,
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: source ?? null,
    transfer_group: params.transfer_group ?? null,
  };
  await objects.add({
    kind: 'transfer',
    body: transfer,
    ...(source === undefined ? {} : { parent: source }),
  });
  await context.emit('transfer.created', transfer);
  return transfer;
}

async function checkDestination({ objects }: OperationContext, id: string): Promise<void> {
  const account = await objects.find('account', id);
  if (account === undefined) throw noSuch('destination', id, 'destination');
  if (account.capabilities?.transfers === 'active') return;
  throw invalidRequest('Your destination account needs to have the `transfers` capability enabled.', {
    code: 'insufficient_capabilities_for_transfer',
  });
}

async function checkBalance(
  { account }: OperationContext,
  { amount, currency: of }: z.output<typeof newTransfer>,
): Promise<void> {
  if (amount <= (await account.balanceCents(of, { lock: true }))) return;
  throw invalidRequest('You have insufficient available funds in your Stripe account.', {
    code: 'balance_insufficient',
  });
}

/** Checks that the transfers of a charge do not exceed it. */
async function checkSource({ objects }: OperationContext, source: string, amount: number): Promise<void> {
  const charge = await objects.find('charge', source, { lock: true });
  if (charge === undefined) throw noSuch('charge', source, 'source_transaction');
  const before = await objects.list('transfer', { parent: source });
  const sum = before.reduce((total, transfer) => total + transfer.amount - transfer.amount_reversed, amount);
  if (sum <= charge.amount) return;
  throw invalidRequest('Transfers using this transaction as a source must not exceed the source amount.', {
    param: 'amount',
  });
}

async function reverseTransfer(
  context: OperationContext,
  params: z.output<typeof newReversal>,
  id: string,
): Promise<Stripe.TransferReversal> {
  const transfer = await context.objects.find('transfer', id, { lock: true });
  if (transfer === undefined) throw noSuch('transfer', id);
  const left = transfer.amount - transfer.amount_reversed;
  const { amount = left } = params;
  if (left === 0 || amount > left) {
    throw invalidRequest(`The transfer ${id} has only ${left} cents left to reverse.`, { param: 'amount' });
  }
  const reversal: Stripe.TransferReversal = {
    id: newId('trr'),
    object: 'transfer_reversal',
    amount,
    balance_transaction: null,
    created: context.nowSeconds,
    currency: transfer.currency,
    destination_payment_refund: null,
    metadata: params.metadata,
    source_refund: null,
    transfer: id,
  };
  const reversed = {
    ...transfer,
    amount_reversed: transfer.amount_reversed + amount,
    reversed: amount === left,
    reversals: { ...transfer.reversals, data: [reversal, ...transfer.reversals.data] },
  };
  await context.objects.change(reversed);
  await context.emit('transfer.reversed', reversed);
  return reversal;
}
