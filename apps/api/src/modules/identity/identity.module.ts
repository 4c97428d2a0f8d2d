import { secondsPerDay } from '@repo/domain/time/seconds';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { ActorOfToken } from '../../http/authenticate.ts';
import { accessTokenReader } from './access-token.ts';
import type { Verified } from './access-token.ts';
import type { IdentityTools } from './identity-tools.ts';
import { passwordHashes } from './passwords/password-hashes.ts';
import { passwordRoutes } from './passwords/password.routes.ts';
import { sendPasswordLinks, sendPasswordLinksJob } from './passwords/send-password-links.ts';
import { liveSessions } from './sessions/live-sessions.ts';
import { sessionRepository } from './sessions/session.repository.ts';
import { sessionRoutes } from './sessions/session.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { signUpRoutes } from './sign-up/sign-up.routes.ts';
import { sweepIdentity } from './sweep-identity.ts';
import { nowSecondsOf } from '../../ports/clock.ts';

export { auditedOperator, resetSecondFactor } from './audited-operator.ts';
export { createOperator } from './create-operator.ts';
export { createProviderAccount } from './create-provider-account.ts';
export { consentTextVersions } from './sign-up/consent-texts.ts';
export { endAccess } from './sessions/end-access.ts';
export { passwordHashes } from './passwords/password-hashes.ts';
export type { Verified } from './access-token.ts';

export type IdentityDeps = Pick<
  Deps,
  | 'database'
  | 'clock'
  | 'secrets'
  | 'throttle'
  | 'jobs'
  | 'sendMail'
  | 'social'
  | 'publicUrl'
  | 'mayOmitSecondFactor'
> & { readonly revealsUnknownEmail?: boolean };

export type Identity = {
  readonly actorOfToken: ActorOfToken;
  /** Returns the actor of a token and the time it expires. */
  readonly verifyToken: (token: string) => Promise<Verified | undefined>;
  /** Returns the sessions that have not ended and whose accounts are active. */
  readonly findLiveSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Call it after `identifyCallers`: routes bound earlier would skip authentication. */
  readonly bindRoutes: (app: FastifyInstance) => void;
};

/** Accounts and sessions. Returns what the server needs to authenticate tokens. */
export function identityModule(deps: IdentityDeps): Identity {
  const { database, clock, secrets, jobs } = deps;
  const repository = sessionRepository(database);
  const isLive = async (id: string, nowMs: number) => (await repository.findLive([id], nowMs)).has(id);
  const sessions = liveSessions(isLive, clock);
  const tools: IdentityTools = { ...deps, sessions, hashes: passwordHashes() };
  const readAccessToken = accessTokenReader(secrets.keysFor('access-token'));
  jobs.handle(sendPasswordLinksJob, (request) => sendPasswordLinks(tools, request));
  jobs.repeat('sweep-identity', secondsPerDay, () => sweepIdentity(tools));
  const verifyToken: Identity['verifyToken'] = async (token) => {
    const verified = await readAccessToken(token, nowSecondsOf(clock));
    return verified !== undefined && (await sessions.isLive(verified.actor.sessionId)) ? verified : undefined;
  };
  return {
    verifyToken,
    findLiveSessions: (sessionIds) => repository.findLive(sessionIds, clock.nowMs()),
    actorOfToken: async (token) => (await verifyToken(token))?.actor,
    bindRoutes: (app) => {
      const routeDeps = { ...deps, ...tools, enqueue: jobs.enqueue };
      sessionRoutes(app, routeDeps);
      signInRoutes(app, routeDeps);
      signUpRoutes(app, routeDeps);
      passwordRoutes(app, routeDeps);
    },
  };
}
