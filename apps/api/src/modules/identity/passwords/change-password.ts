import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { SignedInActor } from '../../../actor.ts';
import { accountRepository } from '../account.repository.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { mailTokenRepository } from '../mail-tokens/mail-token.repository.ts';
import { sessionRepository } from '../sessions/session.repository.ts';
import { tellOwner } from './set-password.ts';

type Change = { readonly currentPassword: string; readonly newPassword: string };

type Tools = Pick<IdentityTools, 'database' | 'clock' | 'hashes' | 'sessions' | 'sendMail'>;

/** Changes the password of somebody who knows the one they have (S2§7); everywhere else they are signed out. */
export async function changePassword(
  tools: Tools,
  { accountId, sessionId }: SignedInActor,
  { currentPassword, newPassword }: Change,
): Promise<Result<null, ErrorCode>> {
  const { database, clock, hashes } = tools;
  const account = await accountRepository(database).withId(accountId);
  const known = account?.passwordHash ?? null;
  const isRight = await hashes.verify(known, currentPassword);
  if (account === undefined || known === null || !isRight) return fail('current_password_is_incorrect');
  const passwordHash = await hashes.hash(newPassword);
  const now = new Date(clock.nowMs());
  const ended = await database.transaction().execute(async (transaction) => {
    const isChanged = await accountRepository(transaction).changePassword(accountId, known, passwordHash);
    if (!isChanged) return undefined;
    await mailTokenRepository(transaction).spendAll(accountId, now);
    await tellOwner(tools, transaction, account);
    return sessionRepository(transaction).endAll(accountId, sessionId, now);
  });
  if (ended === undefined) return fail('current_password_is_incorrect');
  tools.sessions.forget(ended);
  return ok(null);
}
