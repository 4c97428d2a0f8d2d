import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { OperationContext } from '../operation-context.ts';
import { newId } from '../objects/new-id.ts';
import { invalidRequest, noSuch } from '../stripe-refusal.ts';
import { endpoint } from './endpoint.ts';
import { email, flag, metadata, text, webAddress } from './params.ts';

/** Links to the onboarding pages expire soon. */
const linkSeconds = 300;

const capability = z.strictObject({ requested: flag });
const controller = z.strictObject({
  fees: z.strictObject({ payer: z.enum(['account', 'application']) }).optional(),
  losses: z.strictObject({ payments: z.enum(['application', 'stripe']) }).optional(),
  requirement_collection: z.enum(['application', 'stripe']).optional(),
  stripe_dashboard: z.strictObject({ type: z.enum(['express', 'full', 'none']) }).optional(),
});

const newAccount = z.strictObject({
  type: z.enum(['custom', 'express', 'standard']).optional(),
  controller: controller.optional(),
  country: text(2).default('CA'),
  email: email.optional(),
  business_type: z.enum(['company', 'government_entity', 'individual', 'non_profit']).optional(),
  business_profile: z.record(z.string(), text()).optional(),
  capabilities: z
    .strictObject({ card_payments: capability.optional(), transfers: capability.optional() })
    .default({}),
  metadata,
});

const newLink = z.strictObject({
  account: text(255),
  refresh_url: webAddress,
  return_url: webAddress,
  type: z.enum(['account_onboarding', 'account_update']),
  collection_options: z.record(z.string(), text()).optional(),
  collect: text().optional(),
});

export const accountEndpoints = [
  endpoint('POST', '/accounts', newAccount, createAccount),

  endpoint('GET', '/accounts/:id', z.strictObject({}), async ({ objects }, _, id) => {
    const account = await objects.find('account', id);
    if (account === undefined) throw noSuch('account', id);
    return account;
  }),

  endpoint('POST', '/account_links', newLink, async ({ objects, nowSeconds, pagesUrl }, params) => {
    if ((await objects.find('account', params.account)) === undefined) {
      throw noSuch('account', params.account, 'account');
    }
    const id = newId('acctlink');
    const link: Stripe.AccountLink = {
      object: 'account_link',
      created: nowSeconds,
      expires_at: nowSeconds + linkSeconds,
      url: `${pagesUrl}/onboarding/${id}`,
    };
    const { account, return_url: returnUrl, refresh_url: refreshUrl } = params;
    await objects.add({
      kind: 'account_link',
      body: { ...link, id },
      notes: { account, returnUrl, refreshUrl },
    });
    return link;
  }),
];

async function createAccount(
  { objects, nowSeconds }: OperationContext,
  params: z.output<typeof newAccount>,
): Promise<Stripe.Account> {
  if (params.type !== undefined && params.controller !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: type, controller.', {
      param: 'type',
    });
  }
  const wanted = Object.entries(params.capabilities).filter(([, wish]) => wish?.requested);
  const account: Stripe.Account = {
    id: newId('acct'),
    object: 'account',
    business_type: params.business_type ?? null,
    // Capabilities are inactive until the onboarding is complete.
    capabilities: Object.fromEntries(wanted.map(([name]) => [name, 'inactive'])),
    charges_enabled: false,
    country: params.country,
    created: nowSeconds,
    default_currency: 'cad',
    details_submitted: false,
    email: params.email ?? null,
    metadata: params.metadata,
    payouts_enabled: false,
    type: params.type ?? 'none',
  };
  await objects.add({ kind: 'account', body: account });
  return account;
}
