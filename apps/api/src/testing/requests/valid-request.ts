import type { CallInput, CallParts, EndpointKey } from '@repo/contracts/contract';
import type { Ownership } from '@repo/contracts/endpoint';

/** One object of each kind, for the places of a request that name somebody's object; 0 where a guest has none. */
export type ObjectIds = Readonly<Record<Ownership['of'], number>>;

/** A file of a multipart form. */
export type SentFile = {
  readonly name: string;
  readonly fileName: string;
  readonly type: string;
  readonly content: Buffer;
};

/** What one call sends. */
export type SentCall = CallParts & { readonly files?: readonly SentFile[] };

/** A request that nothing is wrong with, about the objects it is given. */
type ValidRequest<Key extends EndpointKey> = (
  ids: ObjectIds,
) => CallInput<Key> & { readonly files?: readonly SentFile[] };

/** A row for every endpoint: one that is missing, or that fits its schemas no longer, does not compile. */
export type ValidRequests = { readonly [Key in EndpointKey]: ValidRequest<Key> };
