import type { userTypeIds } from '@repo/domain/identity/user-kind';

/** Somebody whose access token is good: the token says who and what they are, nothing else does. */
export type SignedInActor = {
  readonly kind: 'host' | 'provider' | 'operator';
  readonly accountId: number;
  readonly sessionId: string;
  readonly userTypeId: (typeof userTypeIds)[keyof typeof userTypeIds];
};

/** Everybody else. A token that is no longer good makes nobody more than a guest, but is remembered. */
export type Guest = { readonly kind: 'guest'; readonly hasStaleToken: boolean };

export type Actor = SignedInActor | Guest;
