import type { Stripe } from 'stripe';
import type { TestStripe } from './test-stripe.ts';

/** Returns the parameters of a valid session that expires in 30 minutes, by the sandbox's clock. */
export const sessionParams = (
  { sandbox }: Pick<TestStripe, 'sandbox'>,
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [lineOf('Maya, 2 h', 11_600), lineOf('HST', 1508)],
  expires_at: Math.floor(sandbox.clock.nowMs() / 1000) + 1800,
  success_url: 'https://product.test/done?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://product.test/back',
  customer_email: 'host@demo.test',
  metadata: { orderId: '7' },
  ...changes,
});

export const lineOf = (name: string, cents: number): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity: 1,
  price_data: { currency: 'cad', unit_amount: cents, product_data: { name } },
});
