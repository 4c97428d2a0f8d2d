import type { z } from 'zod';

/** Who a caller can be; a token decides which, never an id in a path or a body. */
export const actorKinds = ['guest', 'host', 'provider', 'operator'] as const;
export type ActorKind = (typeof actorKinds)[number];

export const anyone: readonly ActorKind[] = [...actorKinds];

export const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** One call of the API as data: everything that server, client, documentation and tests need to know of it. */
export type Endpoint<
  Key extends `${Method} /${string}` = `${Method} /${string}`,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  /** Method and path as the specs write them; the path is matched without regard to case. */
  readonly key: Key;
  readonly method: Method;
  readonly path: string;
  readonly topic: string;
  readonly summary: string;
  readonly actors: readonly ActorKind[];
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** What stands in `payload.items`. */
  readonly reply: Reply;
  /** The reply is the same for everybody and may be kept this long. */
  readonly cacheSeconds?: number;
};

type Description<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
> = Omit<Endpoint<`${Method} /${string}`, Params, Query, Body, Reply>, 'key' | 'method' | 'path'>;

/** Declares an endpoint; its key is the only place where the path is written. */
export function defineEndpoint<
  const Key extends `${Method} /${string}`,
  Reply extends z.ZodType,
  Params extends z.ZodType = never,
  Query extends z.ZodType = never,
  Body extends z.ZodType = never,
>(key: Key, description: Description<Params, Query, Body, Reply>): Endpoint<Key, Params, Query, Body, Reply> {
  const { method, path } = splitKey(key);
  return { key, method, path, ...description };
}

function splitKey(key: string): { method: Method; path: string } {
  const [word, path] = key.split(' ');
  const method = methods.find((known) => known === word);
  if (method === undefined || path === undefined) throw new Error(`"${key}" is not a method and a path`);
  return { method, path };
}
