import { checkConfirmation } from '@repo/domain/identity/password';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Actor } from '../../../actor.ts';
import { accountRepository } from '../account.repository.ts';
import type { AccountRecord } from '../account.repository.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { hashOfMailToken } from '../mail-tokens/mail-token.ts';
import { mailTokenRepository } from '../mail-tokens/mail-token.repository.ts';
import { sessionRepository } from '../sessions/session.repository.ts';

type Setting = {
  /** The token of a mail, or the caller's own account. */
  readonly id: string | number;
  readonly password: string;
  readonly confirmPassword: string;
};

type Tools = Pick<IdentityTools, 'database' | 'clock' | 'hashes' | 'sessions' | 'sendMail'>;

/**
 * Creates a password, or replaces a forgotten one. All sessions of the account end, except the one it is done
 * from, and so does everything that other links could do.
 */
export async function setPassword(
  tools: Tools,
  actor: Actor,
  { id, password, confirmPassword }: Setting,
): Promise<Result<AccountRecord, ErrorCode>> {
  const confirmed = checkConfirmation(password, confirmPassword);
  if (!confirmed.ok) return confirmed;
  const { database, clock, hashes } = tools;
  const token = typeof id === 'string' ? hashOfMailToken(id) : undefined;
  const now = new Date(clock.nowMs());
  const accountId =
    token === undefined
      ? ownId(actor, id)
      : await mailTokenRepository(database).accountForPassword(token, now);
  if (accountId === undefined) return fail('password_link_has_expired');
  const passwordHash = await hashes.hash(password);
  const goesOn = actor.kind !== 'guest' && actor.accountId === accountId ? actor.sessionId : undefined;
  const set = await database.transaction().execute(async (transaction) => {
    const accounts = accountRepository(transaction);
    const account = await accounts.lockWithId(accountId);
    const spent = await mailTokenRepository(transaction).spendAll(accountId, now);
    // Of two who come with one token at once, only the first finds it open.
    const isOpen = token === undefined || spent.some((hash) => hash.equals(token));
    if (account === undefined || !isOpen) return undefined;
    if (token === undefined) await accounts.setPassword(accountId, passwordHash);
    else await accounts.setPasswordByMail(accountId, passwordHash, now);
    const ended = await sessionRepository(transaction).endAll(accountId, goesOn, now);
    if (account.passwordHash !== null) await tellOwner(tools, transaction, account);
    return { account, ended };
  });
  if (set === undefined) return fail('password_link_has_expired');
  tools.sessions.forget(set.ended);
  return ok(set.account);
}

/** The route has seen to it that a number is the caller's own account. */
const ownId = (actor: Actor, id: string | number): number | undefined =>
  actor.kind !== 'guest' && actor.accountId === id ? actor.accountId : undefined;

/** A security notice: somebody whose password was changed by somebody else learns of it. */
export const tellOwner = (
  { sendMail }: Pick<IdentityTools, 'sendMail'>,
  transaction: IdentityTools['database'],
  { email, locale, firstName }: AccountRecord,
): Promise<void> =>
  sendMail(transaction, { template: 'passwordChanged', to: email, locale, values: { firstName } });
