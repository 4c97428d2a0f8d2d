import { randomUUID } from 'node:crypto';
import { issueAccessToken } from '../access-token.ts';
import type { AccountRecord } from '../account.repository.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { hashOfRefreshToken, newRefreshToken } from './refresh-token.ts';
import { sessionExpiry } from './refresh.policy.ts';
import { sessionRepository } from './session.repository.ts';
import type { Device } from './device-of-user-agent.policy.ts';

type Account = Pick<AccountRecord, 'id' | 'userTypeId' | 'email' | 'firstName' | 'lastName'>;

export type StartedSession = {
  readonly account: Account;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
};

/** Starts a session of an authenticated account; undefined if `passwordHash` was replaced since it was verified. */
export async function startSession(
  { database, clock, secrets }: Pick<IdentityTools, 'database' | 'clock' | 'secrets'>,
  account: Account,
  device: Device,
  passwordHash?: string,
): Promise<StartedSession | undefined> {
  const nowMs = clock.nowMs();
  const sessionId = randomUUID();
  const refreshToken = newRefreshToken();
  const expiresAt = sessionExpiry(nowMs, nowMs);
  const isStarted = await sessionRepository(database).start({
    sessionId,
    accountId: account.id,
    passwordHash,
    refreshHash: hashOfRefreshToken(refreshToken),
    device,
    now: new Date(nowMs),
    expiresAt,
  });
  if (!isStarted) return undefined;
  const accessToken = await issueAccessToken(
    { accountId: account.id, userTypeId: account.userTypeId, sessionId },
    secrets.keysFor('access-token'),
    Math.floor(nowMs / 1000),
  );
  return {
    account,
    accessToken,
    refreshToken,
    expiresInSeconds: Math.floor((expiresAt.getTime() - nowMs) / 1000),
  };
}
