import { normalizeEmail } from '@repo/domain/identity/email';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { userKindOf } from '@repo/domain/identity/user-kind';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { accountRepository } from '../account.repository.ts';
import type { Login } from '../account.repository.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { checkOperatorAccess } from '../second-factor/check-operator-access.ts';
import type { Device } from '../sessions/device-of-user-agent.policy.ts';
import { startSession } from '../sessions/start-session.ts';
import type { StartedSession } from '../sessions/start-session.ts';

type Tools = Pick<IdentityTools, 'database' | 'clock' | 'secrets' | 'hashes' | 'mayOmitSecondFactor'>;

type Credentials = {
  readonly login: Login;
  readonly email: string;
  readonly password: string;
  /** The code of an operator's second factor. */
  readonly code?: string | undefined;
  readonly device: Device;
};

/**
 * Logs a user in by email and password. Neither the reply nor its duration reveals whether the account exists;
 * other failures are revealed only with the correct password.
 */
export async function signIn(
  tools: Tools,
  credentials: Credentials,
): Promise<Result<StartedSession, ErrorCode>> {
  const first = await tryOnce(tools, credentials);
  // A concurrent login may have rehashed the same password.
  const last = first === 'replaced' ? await tryOnce(tools, credentials) : first;
  return last === 'replaced' ? fail('username_or_password_is_incorrect') : last;
}

/** Returns `replaced` if the hash changed between verifying the password and starting the session. */
async function tryOnce(
  tools: Tools,
  { login, email, password, code, device }: Credentials,
): Promise<Result<StartedSession, ErrorCode> | 'replaced'> {
  const { database, hashes } = tools;
  const accounts = accountRepository(database);
  const account = await accounts.findForLogin(normalizeEmail(email), login);
  const storedHash = account?.passwordHash ?? null;
  const isRight = await hashes.verify(storedHash, password);
  if (account === undefined || storedHash === null || !isRight)
    return fail('username_or_password_is_incorrect');
  if (!account.isActive) return fail('user_is_not_active');
  if (!account.isVerified) return fail('email_is_not_verified');
  if (userKindOf(account.userTypeId) === 'operator') {
    const access = await checkOperatorAccess(tools, account, { password, code });
    if (!access.ok) return access;
  }
  const session = await startSession(tools, account, device, storedHash);
  if (session === undefined) return 'replaced';
  if (hashes.isOutdated(storedHash))
    await accounts.replaceHash(account.id, storedHash, await hashes.hash(password));
  return ok(session);
}
