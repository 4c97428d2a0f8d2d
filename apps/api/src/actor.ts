import type { userTypeIds } from '@repo/domain/identity/user-kind';

/** A caller with a valid access token, which alone determines the account and its kind. */
export type SignedInActor = {
  readonly kind: 'host' | 'provider' | 'operator';
  readonly accountId: number;
  readonly sessionId: string;
  readonly userTypeId: (typeof userTypeIds)[keyof typeof userTypeIds];
};

/** A caller without a valid access token; `hasStaleToken` marks one whose token has expired. */
export type Guest = { readonly kind: 'guest'; readonly hasStaleToken: boolean };

export type Actor = SignedInActor | Guest;
