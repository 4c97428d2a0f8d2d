import type { IncomingMessage } from 'node:http';
import { randomId } from './connection-token.ts';
import type { ConnectionTokens } from './connection-token.ts';
import type { Connection } from './connection/connection.ts';
import type { ConnectionProperties } from './connection/connection-properties.ts';
import type { Refusal } from './http/refusal.ts';
import { judgeOrigin } from './http/origins.ts';
import { readRequest } from './http/read-request.ts';
import type { Authenticated, HubRequest, HubServerOptions } from './options.ts';

export type Visitor = {
  readonly request: HubRequest & { readonly path: string };
  readonly user: Authenticated<unknown>;
};
/** The result for the `id` of an address: a live connection, or one that may be opened now. */
export type Claim =
  | { readonly is: 'alive'; readonly connection: Connection }
  | { readonly is: 'new'; readonly given: ConnectionProperties }
  | ({ readonly is: 'refused' } & Refusal);

export type Admission = {
  readonly admit: (request: IncomingMessage) => Promise<Visitor | Refusal>;
  /** Finds live connections only. */
  readonly known: (visitor: Visitor, token: string) => Exclude<Claim, { readonly is: 'new' }>;
  readonly claim: (visitor: Visitor, token: string) => Claim;
  /** For a client that does not negotiate. */
  readonly unnamed: (visitor: Visitor) => ConnectionProperties;
  readonly sweep: () => void;
};

type Given = {
  readonly options: Pick<HubServerOptions<unknown>, 'authenticate' | 'origins' | 'observe'>;
  readonly tokens: ConnectionTokens;
  readonly find: (token: string) => Connection | undefined;
  readonly hasRoom: (userId: string | null) => boolean;
  readonly wallMs: () => number;
};

export const unknownId: Refusal = { status: 404, text: 'No Connection with that ID' };
export const notYours: Refusal = { status: 403, text: 'This connection belongs to another user' };
export const noRoom: Refusal = { status: 503, text: 'No more connections' };

/** Decides who may open a connection, and as which user. */
export function createAdmission(given: Given): Admission {
  const { options, tokens, find, hasRoom, wallMs } = given;
  /** Used tokens: each opens one connection. */
  const spent = new Map<string, number>();

  const known: Admission['known'] = ({ user }, token) => {
    const connection = find(token);
    if (connection === undefined) return { is: 'refused', ...unknownId };
    return connection.user.userId === user.userId
      ? { is: 'alive', connection }
      : { is: 'refused', ...notYours };
  };

  return {
    admit: async (incoming) => {
      try {
        if (judgeOrigin(incoming, options.origins) === 'refused')
          return { status: 403, text: 'This origin is not allowed' };
        const request = readRequest(incoming);
        const user = await options.authenticate(request);
        return user === null ? { status: 401, text: 'Unauthorized' } : { request, user };
      } catch (error) {
        options.observe?.({ is: 'failed', where: 'authenticate', error });
        return { status: 503, text: 'Who you are cannot be found out now' };
      }
    },
    known,
    claim: (visitor, token) => {
      if (find(token) !== undefined) return known(visitor, token);
      const { user, request } = visitor;
      const claims = spent.has(token) ? null : tokens.read(token);
      if (claims === null) return { is: 'refused', ...unknownId };
      if (claims.userId !== user.userId) return { is: 'refused', ...notYours };
      if (!hasRoom(user.userId)) return { is: 'refused', ...noRoom };
      spent.set(token, claims.expiresAtMs);
      const { isStateful } = claims;
      const id = claims.connectionId ?? token;
      const query = withoutSecrets(request.query);
      return { is: 'new', given: { id, token, user, query, isStateful } };
    },
    unnamed: ({ user, request }) => {
      const id = randomId();
      const query = withoutSecrets(request.query);
      return { id, token: randomId(), user, query, isStateful: false };
    },
    sweep: () => {
      const now = wallMs();
      for (const [token, expiresAtMs] of spent) if (expiresAtMs < now) spent.delete(token);
    },
  };
}

/** Returns the client's query without the parts that only the transport needs. */
function withoutSecrets(query: URLSearchParams): URLSearchParams {
  const hints = new URLSearchParams(query);
  for (const name of ['id', 'access_token', '_']) hints.delete(name);
  return hints;
}
