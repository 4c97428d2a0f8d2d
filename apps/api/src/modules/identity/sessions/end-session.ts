import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Actor, SignedInActor } from '../../../actor.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { hashOfRefreshToken, maxRefreshTokenLength } from './refresh-token.ts';
import { sessionRepository } from './session.repository.ts';

type Tools = Pick<IdentityTools, 'database' | 'clock' | 'sessions'>;

/** Ends the caller's session, found by the refresh token or the access token, either of which may be missing. */
export async function endSession(
  { database, clock, sessions }: Tools,
  actor: Actor,
  refreshToken: string | undefined,
): Promise<void> {
  const repository = sessionRepository(database);
  const byCookie =
    refreshToken === undefined || refreshToken.length > maxRefreshTokenLength
      ? undefined
      : await repository.sessionOfRefreshToken(hashOfRefreshToken(refreshToken));
  const bySession = actor.kind === 'guest' ? undefined : actor.sessionId;
  const ending = [byCookie, bySession].filter((id) => id !== undefined);
  if (ending.length === 0) return;
  await repository.end(ending, new Date(clock.nowMs()));
  sessions.forget(ending);
}

/** Ends one session of the caller's account, on this device or another. */
export async function endOwnSession(
  { database, clock, sessions }: Tools,
  { accountId }: SignedInActor,
  sessionId: string,
): Promise<Result<null, 'object_does_not_exist'>> {
  const isOwn = await sessionRepository(database).endOwn(accountId, sessionId, new Date(clock.nowMs()));
  if (!isOwn) return fail('object_does_not_exist');
  sessions.forget([sessionId]);
  return ok(null);
}

/** Ends every session of an account, except one if it is given. */
export async function endSessionsOf(
  { database, clock, sessions }: Tools,
  accountId: number,
  except?: string,
): Promise<void> {
  const ended = await sessionRepository(database).endAll(accountId, except, new Date(clock.nowMs()));
  sessions.forget(ended);
}
