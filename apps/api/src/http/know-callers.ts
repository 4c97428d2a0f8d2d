import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, Guest, SignedInActor } from '../actor.ts';
import { RequestFailure } from './request-failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}

/** Whom an access token was given to; nothing for one that is forged, expired, or of a session that has ended. */
export type ActorOfToken = (token: string) => Promise<SignedInActor | undefined>;

const guest: Guest = { kind: 'guest', hasStaleToken: false };
const guestWithStaleToken: Guest = { kind: 'guest', hasStaleToken: true };

/**
 * Before anything of a call is read, its caller is known and is of a kind that may make it at all. Whose object
 * it is about, comes later, when the ids have been read (`ownership.ts`).
 */
export function knowCallers(app: FastifyInstance, actorOfToken: ActorOfToken): void {
  app.decorateRequest('actor');
  app.addHook('onRequest', (request, _, done) => {
    request.actor = guest;
    const { endpoint } = request.routeOptions.config;
    if (endpoint === undefined) return done();
    const token = bearerTokenOf(request);
    if (token === undefined) return done(refusalOf(endpoint.actors, guest));
    void actorOfToken(token)
      .then((signedIn) => {
        request.actor = signedIn ?? guestWithStaleToken;
        return refusalOf(endpoint.actors, request.actor);
      })
      .then(done, done);
  });
}

/** No token is a guest; a header that is no bearer token is one that is not good. */
function bearerTokenOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  if (authorization === undefined) return undefined;
  return /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '';
}

/** Whoever is not known well enough signs in; whoever is known and of the wrong kind is told so. */
function refusalOf(actors: readonly Actor['kind'][], { kind }: Actor): RequestFailure | undefined {
  if (actors.includes(kind)) return undefined;
  return new RequestFailure(kind === 'guest' ? 'session_has_expired' : 'not_allowed');
}
