import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import type { ActorOfToken } from '../../http/know-callers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { SendMail } from '../../mails/send-mail.ts';
import type { SocialIdentity } from '../../ports/social-identity.ts';
import type { Throttle } from '../../ports/throttle.ts';
import type { Secrets } from '../../secrets.ts';
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

export { auditedOperator } from './audited-operator.ts';
export { createOperator } from './create-operator.ts';
export { createProviderAccount } from './create-provider-account.ts';
export { consentTextVersions } from './sign-up/consent-texts.ts';
export { passwordHashes } from './passwords/password-hashes.ts';
export type { Verified } from './access-token.ts';

export type IdentityDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly throttle: Throttle;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle' | 'repeat'>;
  readonly sendMail: SendMail;
  readonly social: { readonly google: SocialIdentity; readonly facebook: SocialIdentity };
  readonly publicUrl: () => string;
};

type Identity = {
  readonly actorOfToken: ActorOfToken;
  /** The same, for whoever also has to know until when. */
  readonly verifyToken: (token: string) => Promise<Verified | undefined>;
  /** Called once callers are known: routes bound before that would be open to everybody. */
  readonly bindRoutes: (app: FastifyInstance) => void;
};

const sweepEverySeconds = 86_400;

/** Accounts and who is signed in to them; the rest of the server needs to know whom a token belongs to. */
export function identityModule(deps: IdentityDeps): Identity {
  const { database, clock, secrets, jobs } = deps;
  const sessions = liveSessions(sessionRepository(database).isLive, clock);
  const tools: IdentityTools = { ...deps, sessions, hashes: passwordHashes() };
  const readAccessToken = accessTokenReader(secrets.keysFor('access-token'));
  jobs.handle(sendPasswordLinksJob, (request) => sendPasswordLinks(tools, request));
  jobs.repeat('sweep-identity', sweepEverySeconds, () => sweepIdentity(tools));
  const verifyToken: Identity['verifyToken'] = async (token) => {
    const verified = await readAccessToken(token, Math.floor(clock.nowMs() / 1000));
    return verified !== undefined && (await sessions.isLive(verified.actor.sessionId)) ? verified : undefined;
  };
  return {
    verifyToken,
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
