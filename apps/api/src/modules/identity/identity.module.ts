import type { Database } from '../../database/schema.ts';
import type { ActorOfToken } from '../../http/know-callers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Secrets } from '../../secrets.ts';
import { readAccessToken } from './access-token.ts';
import { liveSessions } from './live-sessions.ts';
import { sessionRepository } from './session.repository.ts';

type Deps = { readonly database: Database; readonly clock: Clock; readonly secrets: Secrets };

/** What the rest of the server needs of identity: who a token belongs to. */
export function identityModule({ database, clock, secrets }: Deps): { readonly actorOfToken: ActorOfToken } {
  const sessions = liveSessions(sessionRepository(database).isLive, clock);
  const keys = secrets.keysFor('access-token');
  return {
    actorOfToken: async (token) => {
      const actor = await readAccessToken(token, keys, Math.floor(clock.nowMs() / 1000));
      return actor !== undefined && (await sessions.isLive(actor.sessionId)) ? actor : undefined;
    },
  };
}
