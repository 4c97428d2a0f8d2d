import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { accountRepository } from '../account.repository.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { hashOfMailToken, mailTokenExpiry, passwordTokenOf } from '../mail-tokens/mail-token.ts';
import { mailTokenRepository } from '../mail-tokens/mail-token.repository.ts';
import { inTransaction } from '../../../database/in-transaction.ts';

/**
 * Verifies an address by the link of a sign-up. Mail scanners and reloads open links repeatedly, so a link returns the
 * same reply until it expires, the user logs in, or it is used to set a password.
 */
export async function verifyEmail(
  { database, clock, secrets }: Pick<IdentityTools, 'database' | 'clock' | 'secrets'>,
  token: string,
): Promise<Result<{ email: string; passwordToken: string }, 'your_verification_email_link_is_expired'>> {
  const nowMs = clock.nowMs();
  const now = new Date(nowMs);
  const passwordToken = passwordTokenOf(token, secrets.keysFor('mail-token'));
  return inTransaction(database, async (transaction) => {
    const tokens = mailTokenRepository(transaction);
    const entry = await tokens.lockForVerification(hashOfMailToken(token), now);
    if (entry === undefined) return fail('your_verification_email_link_is_expired');
    const { accountId, email } = entry;
    await accountRepository(transaction).verify(accountId, entry, now);
    await tokens.addForPassword({
      hash: hashOfMailToken(passwordToken),
      accountId,
      expiresAt: mailTokenExpiry(nowMs),
    });
    return ok({ email, passwordToken });
  });
}
