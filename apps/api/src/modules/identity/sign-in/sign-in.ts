import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { accountRepository } from '../account.repository.ts';
import type { Door } from '../account.repository.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { startSession } from '../sessions/start-session.ts';
import type { StartedSession } from '../sessions/start-session.ts';

type Tools = Pick<IdentityTools, 'database' | 'clock' | 'secrets' | 'hashes'>;

type Credentials = { readonly door: Door; readonly email: string; readonly password: string };

/**
 * Signs somebody in by e-mail and password. Whether there is such an account at all shows neither in the answer nor
 * in the work that it takes; what else is wrong with it, is only told to whoever knows the password.
 */
export async function signIn(
  tools: Tools,
  credentials: Credentials,
): Promise<Result<StartedSession, ErrorCode>> {
  const first = await tryOnce(tools, credentials);
  // It may be the same password under another hash, by a sign-in at the same moment.
  const last = first === 'replaced' ? await tryOnce(tools, credentials) : first;
  return last === 'replaced' ? fail('username_or_password_is_incorrect') : last;
}

/** `replaced`: what the password was compared with did not hold until the session started. */
async function tryOnce(
  tools: Tools,
  { door, email, password }: Credentials,
): Promise<Result<StartedSession, ErrorCode> | 'replaced'> {
  const { database, hashes } = tools;
  const accounts = accountRepository(database);
  const account = await accounts.atDoor(email.toLowerCase(), door);
  const kept = account?.passwordHash ?? null;
  const isRight = await hashes.verify(kept, password);
  if (account === undefined || kept === null || !isRight) return fail('username_or_password_is_incorrect');
  if (!account.isActive) return fail('user_is_not_active');
  if (!account.isVerified) return fail('email_is_not_verified');
  const session = await startSession(tools, account, kept);
  if (session === undefined) return 'replaced';
  if (hashes.isOutdated(kept)) await accounts.replaceHash(account.id, kept, await hashes.hash(password));
  return ok(session);
}
