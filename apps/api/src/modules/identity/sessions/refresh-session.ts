import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Keys } from '../../../secrets.ts';
import { issueAccessToken } from '../access-token.ts';
import { knownUserType } from '../account.repository.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { hashOfRefreshToken, longestRefreshToken, successorsOf } from './refresh-token.ts';
import { judgeRefresh, sessionExpiry } from './refresh.policy.ts';
import { sessionRepository } from './session.repository.ts';

type Sessions = ReturnType<typeof sessionRepository>;

export type RefreshedSession = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
};

/** How often a token may have been followed by the next within the time that a used one is still good for. */
const longestChain = 10;

/**
 * Changes a refresh token for the next one and a new access token. A token that has just been used gets the
 * answer that was given before; one that was used earlier is in two hands, and ends the session.
 */
export async function refreshSession(
  { database, clock, secrets, sessions }: Pick<IdentityTools, 'database' | 'clock' | 'secrets' | 'sessions'>,
  token: string | undefined,
): Promise<Result<RefreshedSession, 'session_has_expired'>> {
  if (token === undefined || token.length > longestRefreshToken) return fail('session_has_expired');
  const nowMs = clock.nowMs();
  const keys = secrets.keysFor('refresh-token');
  const outcome = await database
    .transaction()
    .execute((transaction) => changeToken(sessionRepository(transaction), token, keys, nowMs));
  if (outcome === 'over') return fail('session_has_expired');
  const { accountId, userTypeId, sessionId, next, expiresAt } = outcome;
  if (next === undefined) {
    sessions.forget([sessionId]);
    return fail('session_has_expired');
  }
  const accessToken = await issueAccessToken(
    { accountId, sessionId, userTypeId: knownUserType(userTypeId) },
    secrets.keysFor('access-token'),
    Math.floor(nowMs / 1000),
  );
  const expiresInSeconds = Math.floor((expiresAt.getTime() - nowMs) / 1000);
  return ok({ accessToken, refreshToken: next, expiresInSeconds });
}

type Changed = {
  readonly accountId: number;
  readonly userTypeId: number;
  readonly sessionId: string;
  readonly expiresAt: Date;
  /** Nothing: the session has been ended. */
  readonly next: string | undefined;
};

async function changeToken(
  repository: Sessions,
  token: string,
  keys: Keys,
  nowMs: number,
): Promise<Changed | 'over'> {
  const usedHash = hashOfRefreshToken(token);
  const record = await repository.lockRefreshToken(usedHash);
  const verdict = judgeRefresh(record, nowMs);
  if (record === undefined || verdict === 'over') return 'over';
  const { accountId, userTypeId, sessionId, sessionExpiresAt } = record;
  const session = { accountId, userTypeId, sessionId, expiresAt: sessionExpiresAt };
  if (verdict === 'repeat') return { ...session, next: await newestAfter(repository, token, keys) };
  const now = new Date(nowMs);
  if (verdict === 'theft') {
    await repository.end([sessionId], now);
    return { ...session, next: undefined };
  }
  const [next] = successorsOf(token, keys);
  const expiresAt = sessionExpiry(record.sessionCreatedAt.getTime(), nowMs);
  await repository.rotate({ sessionId, usedHash, nextHash: hashOfRefreshToken(next), now, expiresAt });
  return { ...session, expiresAt, next };
}

/** Follows a used token to the one that is not: giving out one in between would look like a theft next time. */
async function newestAfter(repository: Sessions, token: string, keys: Keys): Promise<string | undefined> {
  let candidates = successorsOf(token, keys);
  for (let step = 0; step < longestChain; step += 1) {
    const found = await repository.findRefreshTokens(candidates.map(hashOfRefreshToken));
    const known = candidates
      .map((candidate) => ({ candidate, hash: hashOfRefreshToken(candidate) }))
      .map(({ candidate, hash }) => ({ candidate, row: found.find((row) => row.hash.equals(hash)) }))
      .find(({ row }) => row !== undefined);
    if (known?.row === undefined) return undefined;
    if (known.row.usedAt === null) return known.candidate;
    candidates = successorsOf(known.candidate, keys);
  }
  return undefined;
}
