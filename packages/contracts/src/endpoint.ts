import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { SuccessKey } from '@repo/domain/errors/success-catalogue';
import type { z } from 'zod';

/** Who a caller can be; a token decides which, never an id in a path or a body. */
export const actorKinds = ['guest', 'host', 'provider', 'operator'] as const;
export type ActorKind = (typeof actorKinds)[number];

export const anyone: readonly ActorKind[] = [...actorKinds];

export const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/**
 * Whose object an id in the path or the body names. The token must belong to that account, or to a party of that
 * event; anybody else is answered as if the object did not exist.
 */
export type Ownership = {
  readonly of: 'account' | 'event' | 'order' | 'message' | 'file' | 'notification';
  /** Where the id stands: the part of the call and the name in it. */
  readonly id: `${'params' | 'query' | 'body'}.${string}`;
};

/** An ownership, or several of which every one must hold: the event is the caller's and so is the account. */
export type Ownerships = Ownership | readonly [Ownership, ...Ownership[]];

/** A file in a multipart body; the other fields of the form are described by `body`. */
export type FilePart = {
  readonly name: string;
  readonly files: { readonly from: number; readonly to: number };
  readonly maxBytes: number;
};

/** One call of the API as data: everything that server, client, documentation and tests need to know of it. */
export type Endpoint<
  Key extends `${Method} /${string}` = `${Method} /${string}`,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Beside extends z.ZodObject = z.ZodObject,
> = {
  /** Method and path as the specs write them; the path is matched without regard to case. */
  readonly key: Key;
  readonly method: Method;
  readonly path: string;
  readonly topic: string;
  readonly summary: string;
  readonly actors: readonly ActorKind[];
  /** The row of the specs or the reading that asks for it: `S1§7`, `A-99`. */
  readonly source: string;
  /** Absent: the call names no object of anybody. */
  readonly ownership?: Ownerships;
  /** A read that operators do not make for others: it changes something, or shows what two people write each other. */
  readonly isClosedToOperators?: true;
  /** Failures of its own, besides those that any call can end with. */
  readonly errors?: readonly ErrorCode[];
  /** The key that a success carries as its message, where the specs name one. */
  readonly success?: SuccessKey;
  /** Present: the body is a multipart form with these files. */
  readonly files?: readonly FilePart[];
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** What stands in `payload.items`. */
  readonly reply: Reply;
  /** What else stands in `payload`, next to `items`: the total of a page, other times. */
  readonly beside?: Beside;
  /** The reply is the same for everybody and may be kept this long. */
  readonly cacheSeconds?: number;
};

type Description<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
  Beside extends z.ZodObject,
> = Omit<Endpoint<`${Method} /${string}`, Params, Query, Body, Reply, Beside>, 'key' | 'method' | 'path'>;

/** Declares an endpoint; its key is the only place where the path is written. */
export function defineEndpoint<
  const Key extends `${Method} /${string}`,
  Reply extends z.ZodType,
  Params extends z.ZodType = never,
  Query extends z.ZodType = never,
  Body extends z.ZodType = never,
  Beside extends z.ZodObject = never,
>(
  key: Key,
  description: Description<Params, Query, Body, Reply, Beside>,
): Endpoint<Key, Params, Query, Body, Reply, Beside> {
  const { method, path } = splitKey(key);
  return { key, method, path, ...description, actors: actorsOf(method, description) };
}

/** Operators may look at what belongs to somebody; they change it through calls of their own. */
function actorsOf(
  method: Method,
  { actors, ownership, isClosedToOperators }: Pick<Endpoint, 'actors' | 'ownership' | 'isClosedToOperators'>,
): readonly ActorKind[] {
  const isLook = method === 'GET' && ownership !== undefined && isClosedToOperators !== true;
  return isLook && !actors.includes('operator') ? [...actors, 'operator'] : actors;
}

/** Every object of somebody that a call names, as a list. */
export function ownershipsOf({ ownership }: Pick<Endpoint, 'ownership'>): readonly Ownership[] {
  if (ownership === undefined) return [];
  return 'of' in ownership ? [ownership] : ownership;
}

function splitKey(key: string): { method: Method; path: string } {
  const [word, path] = key.split(' ');
  const method = methods.find((known) => known === word);
  if (method === undefined || path === undefined) throw new Error(`"${key}" is not a method and a path`);
  return { method, path };
}
