/** What the product is registered as with the card provider of the sandbox. */
export const sandboxStripe = {
  // They protect nothing: whoever reaches the sandbox may pay and refund anything.
  secretKey: 'sk_test_theSecretKeyOfTheSandbox',
  webhookSecret: 'whsec_theWebhookSecretOfTheSandbox',
} as const;

export type StripeKeys = { readonly secretKey: string; readonly webhookSecret: string };
