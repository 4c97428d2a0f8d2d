import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, Guest, SignedInActor } from '../actor.ts';
import { RequestFailure } from './request-failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}

/** Returns the actor of an access token; undefined if it is forged, expired, or its session has ended. */
export type ActorOfToken = (token: string) => Promise<SignedInActor | undefined>;

const guest: Guest = { kind: 'guest', hasStaleToken: false };
const guestWithStaleToken: Guest = { kind: 'guest', hasStaleToken: true };

/**
 * Authenticates every call before its content is read: sets its actor, and refuses kinds of callers that the endpoint
 * does not allow. `ownership.ts` checks the objects later, when the ids have been read.
 */
export function authenticate(app: FastifyInstance, actorOfToken: ActorOfToken): void {
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

/** No header means a guest; a header without a bearer token counts as an invalid token. */
export function bearerTokenOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  if (authorization === undefined) return undefined;
  return /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '';
}

/** Guests get 401 and signed-in callers of the wrong kind get 403. */
function refusalOf(actors: readonly Actor['kind'][], { kind }: Actor): RequestFailure | undefined {
  if (actors.includes(kind)) return undefined;
  return new RequestFailure(kind === 'guest' ? 'session_has_expired' : 'not_allowed');
}
