import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { SuccessKey } from '@repo/domain/errors/success-catalogue';
import type { z } from 'zod';

/** The kinds of callers, decided by the token, never by an id in a path or body. */
export const actorKinds = ['guest', 'host', 'provider', 'operator'] as const;
export type ActorKind = (typeof actorKinds)[number];

export const anyone: readonly ActorKind[] = [...actorKinds];

export const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/**
 * The owned object that an id in the path or body names. The token must belong to that account or to a party of that
 * event; otherwise the reply is as if the object did not exist. The parties of an event are its host and the
 * providers who have accepted; `request` is an event that a provider was asked for, whatever came of it.
 */
export type Ownership = {
  readonly of:
    | 'account'
    | 'event'
    | 'request'
    | 'order'
    | 'message'
    | 'file'
    | 'notification'
    | 'portfolioImage';
  /** Location of the id: the part of the call and the name in it. */
  readonly id: `${'params' | 'query' | 'body'}.${string}`;
};

/** One ownership, or several that must all hold: the event is the caller's and so is the account. */
export type Ownerships = Ownership | readonly [Ownership, ...Ownership[]];

/** A file of a multipart body; `body` describes the other fields of the form. */
export type FilePart = {
  readonly name: string;
  readonly files: { readonly from: number; readonly to: number };
  readonly maxBytes: number;
};

/** An API call as data, for server, client, documentation and tests. */
export type Endpoint<
  Key extends `${Method} /${string}` = `${Method} /${string}`,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Meta extends z.ZodObject = z.ZodObject,
> = {
  /** Method and path as in the specs; the path is matched case-insensitively. */
  readonly key: Key;
  readonly method: Method;
  readonly path: string;
  readonly topic: string;
  readonly summary: string;
  readonly actors: readonly ActorKind[];
  /** The spec clause or reading it comes from: `S1§7`, `A-99`. */
  readonly source: string;
  /** Absent when the call names no owned object. */
  readonly ownership?: Ownerships;
  /** Set for reads that operators must not make: they change something, or show private messages. */
  readonly isClosedToOperators?: true;
  /** Specific failures, in addition to those of every call. */
  readonly errors?: readonly ErrorCode[];
  /** The message key of a success, where the specs name one. */
  readonly success?: SuccessKey;
  /** The files of a multipart form. Without it the body is JSON. */
  readonly files?: readonly FilePart[];
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The content of `payload.items`. */
  readonly reply: Reply;
  /** Fields of `payload` other than `items`: the total of a page, alternative times. */
  readonly meta?: Meta;
  /** How long the reply may be cached; set only if it is the same for all callers. */
  readonly cacheSeconds?: number;
};

type Description<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
  Meta extends z.ZodObject,
> = Omit<Endpoint<`${Method} /${string}`, Params, Query, Body, Reply, Meta>, 'key' | 'method' | 'path'>;

/** Declares an endpoint; its key is the only place where the path is written. */
export function defineEndpoint<
  const Key extends `${Method} /${string}`,
  Reply extends z.ZodType,
  Params extends z.ZodType = never,
  Query extends z.ZodType = never,
  Body extends z.ZodType = never,
  Meta extends z.ZodObject = never,
>(
  key: Key,
  description: Description<Params, Query, Body, Reply, Meta>,
): Endpoint<Key, Params, Query, Body, Reply, Meta> {
  const { method, path } = splitKey(key);
  return { key, method, path, ...description, actors: actorsOf(method, description) };
}

/** Lets operators read owned objects. They change them through their own calls. */
function actorsOf(
  method: Method,
  { actors, ownership, isClosedToOperators }: Pick<Endpoint, 'actors' | 'ownership' | 'isClosedToOperators'>,
): readonly ActorKind[] {
  const isLook = method === 'GET' && ownership !== undefined && isClosedToOperators !== true;
  return isLook && !actors.includes('operator') ? [...actors, 'operator'] : actors;
}

/** Returns the owned objects that a call names. */
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
