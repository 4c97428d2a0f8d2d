import type { ThrottleRule } from '../../ports/throttle.ts';

const quarterHour = 15 * 60;
const hour = 60 * 60;

/** The limits of signing in and up, per account and per network address. */
export const identityLimits = {
  signInOfAccount: { name: 'sign-in of account', most: 10, seconds: quarterHour },
  signInFromAddress: { name: 'sign-in from address', most: 200, seconds: quarterHour },
  /** Counts every request: the reply does not reveal whether it failed. */
  forgottenPasswordOfAccount: { name: 'forgotten password of account', most: 10, seconds: quarterHour },
  forgottenPasswordFromAddress: { name: 'forgotten password from address', most: 200, seconds: quarterHour },
  /** Per network address, because an invalid token belongs to no account. */
  mailTokenFromAddress: { name: 'mail token from address', most: 200, seconds: quarterHour },
  currentPasswordOfAccount: { name: 'current password of account', most: 10, seconds: quarterHour },
  signUpFromAddress: { name: 'sign-up from address', most: 30, seconds: hour },
  /** Each request emails an address that may belong to another person. */
  signUpOfEmail: { name: 'sign-up of e-mail', most: 10, seconds: hour },
} as const satisfies Readonly<Record<string, ThrottleRule>>;
