import { receivePaymentMessage } from '@repo/contracts/checkout/pay';
import { sandboxStripe } from '@repo/sandbox/stripe/sandbox-stripe';
import { signMessage } from '@repo/sandbox/stripe/webhooks/sign-message';
import type { TestShop } from '../test-shop.ts';

type Message = { readonly type: string; readonly object: unknown; readonly id?: string };

/** Sends a webhook message as the card provider does, by default signed now with the product's secret. */
export function sendMessage(
  { app, clock }: Pick<TestShop, 'app' | 'clock'>,
  { type, object, id = 'evt_1' }: Message,
  {
    secret = sandboxStripe.webhookSecret,
    agoSeconds = 0,
    signature = '',
  }: { secret?: string; agoSeconds?: number; signature?: string } = {},
) {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
  const atSeconds = Math.floor(clock.nowMs() / 1000) - agoSeconds;
  return app.inject({
    method: 'POST',
    url: receivePaymentMessage.path,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature || signMessage(payload, secret, atSeconds),
    },
    payload,
  });
}
