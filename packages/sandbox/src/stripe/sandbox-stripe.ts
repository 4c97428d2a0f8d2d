/** The product's registration with the sandbox's card provider. */
export const sandboxStripe = {
  // They protect nothing: anyone who reaches the sandbox may pay and refund anything.
  secretKey: 'sk_test_theSecretKeyOfTheSandbox',
  webhookSecret: 'whsec_theWebhookSecretOfTheSandbox',
} as const;

export type StripeKeys = { readonly secretKey: string; readonly webhookSecret: string };
