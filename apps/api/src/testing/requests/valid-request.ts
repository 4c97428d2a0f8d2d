import type { CallInput, CallParts, EndpointKey } from '@repo/contracts/contract';
import type { Ownership } from '@repo/contracts/endpoint';

/** The id of one object of each kind, for the ids of owned objects in a request; 0 for guests. */
export type ObjectIds = Readonly<Record<Ownership['of'], number>>;

/** A file of a multipart form. */
export type SentFile = {
  readonly name: string;
  readonly fileName: string;
  readonly type: string;
  readonly content: Buffer;
};

/** The content of one call. */
export type SentCall = CallParts & { readonly files?: readonly SentFile[] };

/** Returns a valid request about the given objects. */
type ValidRequest<Key extends EndpointKey> = (
  ids: ObjectIds,
) => CallInput<Key> & { readonly files?: readonly SentFile[] };

/** A request for every endpoint; a missing one, or one that does not match its schemas, does not compile. */
export type ValidRequests = { readonly [Key in EndpointKey]: ValidRequest<Key> };
