import type { ThrottleRule } from '../../ports/throttle.ts';

const quarterHour = 15 * 60;
const hour = 60 * 60;

/** The limits of signing in and up: 10 failures per account, and 200 per network address, in 15 minutes. */
export const identityLimits = {
  signInOfAccount: { name: 'sign-in of account', most: 10, seconds: quarterHour },
  signInFromAddress: { name: 'sign-in from address', most: 200, seconds: quarterHour },
  /** Asking for a link counts in itself: the answer does not say whether it failed. */
  forgottenPasswordOfAccount: { name: 'forgotten password of account', most: 10, seconds: quarterHour },
  forgottenPasswordFromAddress: { name: 'forgotten password from address', most: 200, seconds: quarterHour },
  /** A token that is none belongs to no account. */
  mailTokenFromAddress: { name: 'mail token from address', most: 200, seconds: quarterHour },
  currentPasswordOfAccount: { name: 'current password of account', most: 10, seconds: quarterHour },
  signUpFromAddress: { name: 'sign-up from address', most: 30, seconds: hour },
  /** Each is a mail to somebody who may never have heard of us. */
  signUpOfEmail: { name: 'sign-up of e-mail', most: 10, seconds: hour },
} as const satisfies Readonly<Record<string, ThrottleRule>>;
