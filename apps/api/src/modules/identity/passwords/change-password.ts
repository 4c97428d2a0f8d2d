import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { SignedInActor } from '../../../actor.ts';
import { accountRepository } from '../account.repository.ts';
import type { AccountRecord } from '../account.repository.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { mailTokenRepository } from '../mail-tokens/mail-token.repository.ts';
import { sessionRepository } from '../sessions/session.repository.ts';
import { checkPasswordFor } from './check-password-for.ts';
import { sendPasswordNotice } from './send-password-notice.ts';
import { inTransaction } from '../../../database/in-transaction.ts';

type Change = { readonly currentPassword: string; readonly newPassword: string };

type Tools = Pick<IdentityTools, 'database' | 'clock' | 'hashes' | 'sessions' | 'sendMail'>;

/** Changes the password of a user who knows the current one (S2§7), and ends their other sessions. */
export async function changePassword(
  tools: Tools,
  actor: SignedInActor,
  { currentPassword, newPassword }: Change,
): Promise<Result<null, ErrorCode>> {
  const account = await accountRepository(tools.database).find(actor.accountId);
  const known = account?.passwordHash ?? null;
  const isRight = await tools.hashes.verify(known, currentPassword);
  if (account === undefined || known === null || !isRight) return fail('current_password_is_incorrect');
  return replacePassword(tools, actor, account, newPassword);
}

/**
 * Replaces the password of an account as it was read, or sets its first one. Ends its other sessions and its mail tokens,
 * and sends a notice.
 */
export async function replacePassword(
  tools: Tools,
  { accountId, sessionId }: SignedInActor,
  account: AccountRecord,
  newPassword: string,
): Promise<Result<null, ErrorCode>> {
  const allowed = checkPasswordFor(account, newPassword);
  if (!allowed.ok) return allowed;
  const { database, clock, hashes } = tools;
  const known = account.passwordHash;
  const passwordHash = await hashes.hash(newPassword);
  const now = new Date(clock.nowMs());
  const ended = await inTransaction(database, async (transaction) => {
    const isReplaced = await accountRepository(transaction).replacePassword(accountId, known, passwordHash);
    if (!isReplaced) return undefined;
    await mailTokenRepository(transaction).spendAll(accountId, now);
    await sendPasswordNotice(tools, transaction, account);
    return sessionRepository(transaction).endAll(accountId, sessionId, now);
  });
  if (ended === undefined) return fail('current_password_is_incorrect');
  tools.sessions.forget(ended);
  return ok(null);
}
