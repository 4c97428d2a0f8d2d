import type { IncomingMessage } from 'node:http';
import { randomId } from './connection-token.ts';
import type { ConnectionTokens } from './connection-token.ts';
import type { Connection } from './connection/connection.ts';
import type { ConnectionGiven } from './connection/connection-given.ts';
import type { Refusal } from './http/refusal.ts';
import { judgeOrigin } from './http/origins.ts';
import { readRequest } from './http/read-request.ts';
import type { Authenticated, HubRequest, HubServerOptions } from './options.ts';

export type Visitor = {
  readonly request: HubRequest & { readonly path: string };
  readonly user: Authenticated<unknown>;
};
/** What the `id` of an address stands for: what is alive, or what may be opened now. */
export type Claim =
  | { readonly is: 'alive'; readonly connection: Connection }
  | { readonly is: 'new'; readonly given: ConnectionGiven }
  | ({ readonly is: 'refused' } & Refusal);

export type Admission = {
  readonly admit: (request: IncomingMessage) => Promise<Visitor | Refusal>;
  /** Only what is alive already. */
  readonly known: (visitor: Visitor, token: string) => Exclude<Claim, { readonly is: 'new' }>;
  readonly claim: (visitor: Visitor, token: string) => Claim;
  /** For a client that does not negotiate. */
  readonly unnamed: (visitor: Visitor) => ConnectionGiven;
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
export const notYours: Refusal = { status: 403, text: 'This connection is of somebody else' };
export const noRoom: Refusal = { status: 503, text: 'No more connections' };

/** Who comes in, and as whom. */
export function createAdmission(given: Given): Admission {
  const { options, tokens, find, hasRoom, wallMs } = given;
  /** Tokens that have been shown: each opens one connection. */
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

/** What a client says of itself, without what only its transport is to know. */
function withoutSecrets(query: URLSearchParams): URLSearchParams {
  const hints = new URLSearchParams(query);
  for (const name of ['id', 'access_token', '_']) hints.delete(name);
  return hints;
}
