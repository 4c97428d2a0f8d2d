import { createHash } from 'node:crypto';
import type { SignInProvider } from './sandbox-apps.ts';

/** An account at a sign-in provider. */
export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
};

const verified = (firstName: string, lastName: string, email: string): Person => ({
  firstName,
  lastName,
  email,
  isEmailVerified: true,
});

const everywhere: readonly Person[] = [
  verified('Nadia', 'Singh', 'nadia.singh@mail.test'),
  verified('Élodie', 'Tremblay', 'elodie.tremblay@mail.test'),
  verified('Host', 'Demo', 'host@demo.test'),
  verified('Maya', 'Demo', 'maya@demo.test'),
  { ...verified('Theo', 'Martin', 'theo.martin@mail.test'), isEmailVerified: false },
];

/** The accounts to choose from. Facebook accounts may have a phone number instead of an email. */
export const peopleAt: Readonly<Record<SignInProvider, readonly Person[]>> = {
  google: everywhere,
  facebook: [...everywhere, { firstName: 'Kim', lastName: 'Park', email: null, isEmailVerified: false }],
};

/** Returns a person for an unlisted email, named after the part before the @. */
export function personOfEmail(email: string): Person {
  const [local = ''] = email.split('@', 1);
  const [first = 'Guest', ...rest] = local
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return verified(first, rest.join(' ') || 'Guest', email);
}

/** The id of an account, the same every time, in the form that the provider gives ids. */
export function subjectOf(provider: SignInProvider, { email, firstName, lastName }: Person): string {
  const identity = email?.toLowerCase() ?? `${firstName} ${lastName}`;
  const digest = createHash('sha256').update(`${provider} ${identity}`).digest('hex');
  const digits = BigInt(`0x${digest}`).toString();
  return provider === 'google' ? `1${digits.slice(0, 20)}` : `1${digits.slice(0, 15)}`;
}
