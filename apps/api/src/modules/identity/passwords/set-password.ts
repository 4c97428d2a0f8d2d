import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Actor, SignedInActor } from '../../../actor.ts';
import { accountRepository } from '../account.repository.ts';
import type { AccountRecord } from '../account.repository.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { hashOfMailToken } from '../mail-tokens/mail-token.ts';
import { mailTokenRepository } from '../mail-tokens/mail-token.repository.ts';
import { sessionRepository } from '../sessions/session.repository.ts';
import { changePassword, replacePassword } from './change-password.ts';
import { checkPasswordFor } from './check-password-for.ts';
import { sendPasswordNotice } from './send-password-notice.ts';
import { inTransaction } from '../../../database/in-transaction.ts';

type Tools = Pick<IdentityTools, 'database' | 'clock' | 'hashes' | 'sessions' | 'sendMail'>;

/**
 * Creates or replaces the password of the account that an email's token was sent to. The token of a sign-up also
 * verifies the address. Ends all sessions of the account except the caller's, and all its other mail tokens.
 */
export async function setPasswordByEmail(
  tools: Tools,
  actor: Actor,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Result<AccountRecord, ErrorCode>> {
  const { database, clock, hashes } = tools;
  const tokenHash = hashOfMailToken(token);
  const now = new Date(clock.nowMs());
  const found = await mailTokenRepository(database).accountForPassword(tokenHash, now);
  if (found === undefined) return fail('password_link_has_expired');
  const { accountId, isOfSignUp } = found;
  const passwordHash = await hashes.hash(password);
  const ownSessionId = actor.kind !== 'guest' && actor.accountId === accountId ? actor.sessionId : undefined;
  const set = await inTransaction(database, async (transaction): Promise<SetByEmail> => {
    const accounts = accountRepository(transaction);
    const account = await accounts.lock(accountId);
    const allowed = account === undefined ? ok(null) : checkPasswordFor(account, password);
    if (!allowed.ok) return allowed;
    const tokens = mailTokenRepository(transaction);
    const signUp = isOfSignUp ? await tokens.lockForVerification(tokenHash, now) : undefined;
    const spent = await tokens.spendAll(accountId, now);
    // Only the first of two concurrent calls finds the token open.
    if (account === undefined || !spent.some((hash) => hash.equals(tokenHash)))
      return fail('password_link_has_expired');
    if (signUp !== undefined) await accounts.verify(accountId, signUp, now);
    await accounts.setPasswordByEmail(accountId, passwordHash, now);
    const ended = await sessionRepository(transaction).endAll(accountId, ownSessionId, now);
    if (account.passwordHash !== null) await sendPasswordNotice(tools, transaction, account);
    return ok({ account, ended });
  });
  if (!set.ok) return set;
  tools.sessions.forget(set.value.ended);
  return ok(set.value.account);
}

type SetByEmail = Result<{ account: AccountRecord; ended: readonly string[] }, ErrorCode>;

type OwnPassword = { readonly password: string; readonly currentPassword: string | undefined };

/**
 * Sets the caller's own password. An account that has one needs it as `currentPassword`, because an access token alone
 * may be stolen. One that signs in through Google or Facebook gets its first password.
 */
export async function setOwnPassword(
  tools: Tools,
  actor: SignedInActor,
  { password, currentPassword = '' }: OwnPassword,
): Promise<Result<AccountRecord, ErrorCode>> {
  const account = await accountRepository(tools.database).find(actor.accountId);
  if (account === undefined) return fail('current_password_is_incorrect');
  const isSet =
    account.passwordHash === null
      ? await replacePassword(tools, actor, account, password)
      : await changePassword(tools, actor, { currentPassword, newPassword: password });
  return isSet.ok ? ok(account) : isSet;
}
