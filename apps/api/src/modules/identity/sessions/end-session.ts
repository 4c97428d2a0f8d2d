import type { Actor } from '../../../actor.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { hashOfRefreshToken, longestRefreshToken } from './refresh-token.ts';
import { sessionRepository } from './session.repository.ts';

type Tools = Pick<IdentityTools, 'database' | 'clock' | 'sessions'>;

/** Ends the session of the caller: by the refresh token, because the access token may have just run out, or by that. */
export async function endSession(
  { database, clock, sessions }: Tools,
  actor: Actor,
  refreshToken: string | undefined,
): Promise<void> {
  const repository = sessionRepository(database);
  const byCookie =
    refreshToken === undefined || refreshToken.length > longestRefreshToken
      ? undefined
      : await repository.sessionOfRefreshToken(hashOfRefreshToken(refreshToken));
  const bySession = actor.kind === 'guest' ? undefined : actor.sessionId;
  const ending = [byCookie, bySession].filter((id) => id !== undefined);
  if (ending.length === 0) return;
  await repository.end(ending, new Date(clock.nowMs()));
  sessions.forget(ending);
}

/** Ends every session of an account. */
export async function endSessionsOf({ database, clock, sessions }: Tools, accountId: number): Promise<void> {
  const ended = await sessionRepository(database).endAll(accountId, undefined, new Date(clock.nowMs()));
  sessions.forget(ended);
}
