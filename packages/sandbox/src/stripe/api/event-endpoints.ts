import type { Stripe } from 'stripe';
import { z } from 'zod';
import { noSuch } from '../stripe-refusal.ts';
import { endpoint } from './endpoint.ts';

export const eventEndpoints = [
  endpoint('GET', '/events/:id', z.strictObject({}), async ({ objects }, _, id) => {
    const event = await objects.find('event', id);
    if (event === undefined) throw noSuch('event', id);
    return event;
  }),

  endpoint('GET', '/balance', z.strictObject({}), async ({ account }) => {
    const cad = { amount: await account.balanceCents('cad'), currency: 'cad' };
    return {
      object: 'balance',
      available: [{ ...cad, source_types: { card: cad.amount } }],
      livemode: false,
      pending: [{ amount: 0, currency: 'cad', source_types: { card: 0 } }],
    } satisfies Stripe.Balance;
  }),
];
