/** The product's registration with the two sign-in providers of the sandbox. */
export const sandboxGoogle = { clientId: '100000000001-sandbox.apps.googleusercontent.com' } as const;

export const sandboxFacebook = {
  appId: '100000000000001',
  // Protects nothing: anyone who reaches the sandbox may sign in as any user.
  appSecret: 'the-secret-of-the-app-in-the-sandbox',
} as const;

export type SignInProvider = 'google' | 'facebook';

export const providerNames = { google: 'Google', facebook: 'Facebook' } as const;

/** The audience of a token that is meant for the product. */
export const audienceOf: Readonly<Record<SignInProvider, string>> = {
  google: sandboxGoogle.clientId,
  facebook: sandboxFacebook.appId,
};
