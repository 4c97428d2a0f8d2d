import { z } from 'zod';
import type { Job } from '../../../ports/jobs.ts';
import { accountRepository } from '../account.repository.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { hashOfMailToken, mailTokenExpiry, newMailToken, passwordLink } from '../mail-tokens/mail-token.ts';
import { mailTokenRepository } from '../mail-tokens/mail-token.repository.ts';
import { inTransaction } from '../../../database/in-transaction.ts';

/** A request for a new password; the job looks up whether the address has an account. */
export const sendPasswordLinksJob = {
  lane: 'mail',
  name: 'send-password-links',
  payload: z.object({ requestId: z.uuid(), email: z.string() }),
} as const satisfies Job<unknown>;

type Request = z.output<typeof sendPasswordLinksJob.payload>;

/**
 * Emails a link for a new password to every account of an address. Runs as a job, so that a request takes equally
 * long for unknown addresses.
 */
export async function sendPasswordLinks(
  {
    database,
    clock,
    sendMail,
    publicUrl,
  }: Pick<IdentityTools, 'database' | 'clock' | 'sendMail' | 'publicUrl'>,
  { requestId, email }: Request,
): Promise<void> {
  const nowMs = clock.nowMs();
  await inTransaction(database, async (transaction) => {
    const tokens = mailTokenRepository(transaction);
    for (const account of await accountRepository(transaction).listActive(email)) {
      const token = newMailToken();
      const { id: accountId, locale, firstName, userTypeId } = account;
      await tokens.addForPassword({
        hash: hashOfMailToken(token),
        accountId,
        expiresAt: mailTokenExpiry(nowMs),
      });
      await sendMail(transaction, {
        template: 'setPassword',
        to: account.email,
        locale,
        values: { firstName, link: passwordLink(publicUrl(), token, userTypeId) },
        onceKey: `${requestId}:${accountId}`,
      });
    }
  });
}
