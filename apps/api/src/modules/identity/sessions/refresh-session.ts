import { userKindOf } from '@repo/domain/identity/user-kind';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Keys } from '../../../secrets.ts';
import { issueAccessToken } from '../access-token.ts';
import { knownUserType } from '../account.repository.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { mayKeepOperatorSession } from '../second-factor/check-operator-access.ts';
import { hashOfRefreshToken, maxRefreshTokenLength, successorsOf } from './refresh-token.ts';
import { judgeRefresh, sessionExpiry } from './refresh.policy.ts';
import { sessionRepository } from './session.repository.ts';
import { inTransaction } from '../../../database/in-transaction.ts';

type Sessions = ReturnType<typeof sessionRepository>;

export type RefreshedSession = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
};

/** How many rotations may follow a token within its grace period. */
const maxRotations = 10;

type Tools = Pick<IdentityTools, 'database' | 'clock' | 'secrets' | 'sessions' | 'mayOmitSecondFactor'>;

/**
 * Exchanges a refresh token for its successor and a new access token. A token used within the grace period returns
 * the same successor; one used earlier is taken for stolen and ends the session, and so does an operator's that lacks a
 * required second factor.
 */
export async function refreshSession(
  { database, clock, secrets, sessions, mayOmitSecondFactor }: Tools,
  token: string | undefined,
): Promise<Result<RefreshedSession, 'session_has_expired'>> {
  if (token === undefined || token.length > maxRefreshTokenLength) return fail('session_has_expired');
  const nowMs = clock.nowMs();
  const keys = secrets.keysFor('refresh-token');
  const outcome = await inTransaction(database, (transaction) =>
    exchangeToken({ database: transaction, mayOmitSecondFactor }, token, keys, nowMs),
  );
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

type Exchanged = {
  readonly accountId: number;
  readonly userTypeId: number;
  readonly sessionId: string;
  readonly expiresAt: Date;
  /** Undefined if the session was ended. */
  readonly next: string | undefined;
};

async function exchangeToken(
  tools: Pick<Tools, 'database' | 'mayOmitSecondFactor'>,
  token: string,
  keys: Keys,
  nowMs: number,
): Promise<Exchanged | 'over'> {
  const repository = sessionRepository(tools.database);
  const usedHash = hashOfRefreshToken(token);
  const record = await repository.lockRefreshToken(usedHash);
  const verdict = judgeRefresh(record, nowMs);
  if (record === undefined || verdict === 'over') return 'over';
  const { accountId, userTypeId, sessionId, sessionExpiresAt } = record;
  const session = { accountId, userTypeId, sessionId, expiresAt: sessionExpiresAt };
  const now = new Date(nowMs);
  if (verdict === 'theft' || !(await mayGoOn(tools, record))) {
    await repository.end([sessionId], now);
    return { ...session, next: undefined };
  }
  if (verdict === 'repeat') return { ...session, next: await findNewestSuccessor(repository, token, keys) };
  const [next] = successorsOf(token, keys);
  const expiresAt = sessionExpiry(record.sessionCreatedAt.getTime(), nowMs);
  await repository.rotate({ sessionId, usedHash, nextHash: hashOfRefreshToken(next), now, expiresAt });
  return { ...session, expiresAt, next };
}

const mayGoOn = async (
  tools: Pick<Tools, 'database' | 'mayOmitSecondFactor'>,
  {
    accountId: id,
    email,
    userTypeId,
  }: Pick<Exchanged, 'accountId' | 'userTypeId'> & { readonly email: string },
): Promise<boolean> =>
  userKindOf(knownUserType(userTypeId)) !== 'operator' || mayKeepOperatorSession(tools, { id, email });

/** Returns the newest successor: using one in between would count as theft next time. */
async function findNewestSuccessor(
  repository: Sessions,
  token: string,
  keys: Keys,
): Promise<string | undefined> {
  let candidates = successorsOf(token, keys);
  for (let step = 0; step < maxRotations; step += 1) {
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
