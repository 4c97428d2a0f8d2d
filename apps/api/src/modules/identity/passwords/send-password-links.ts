import { z } from 'zod';
import type { Job } from '../../../ports/jobs.ts';
import { accountRepository } from '../account.repository.ts';
import type { IdentityTools } from '../identity-tools.ts';
import { hashOfMailToken, mailTokenExpiry, newMailToken, passwordLink } from '../mail-tokens/mail-token.ts';
import { mailTokenRepository } from '../mail-tokens/mail-token.repository.ts';

/** Somebody has forgotten the password of this address: whether there is an account at all is looked up later. */
export const sendPasswordLinksJob = {
  name: 'send-password-links',
  payload: z.object({ requestId: z.uuid(), email: z.string() }),
} as const satisfies Job<unknown>;

type Request = z.output<typeof sendPasswordLinksJob.payload>;

/**
 * Sends every account with an address a link for a new password. This is a job, so that the request has done
 * the same work for an address that nobody has as for any other.
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
  await database.transaction().execute(async (transaction) => {
    const tokens = mailTokenRepository(transaction);
    for (const account of await accountRepository(transaction).activeWithEmail(email)) {
      const token = newMailToken();
      const { id: accountId, locale, firstName } = account;
      await tokens.addForPassword({
        hash: hashOfMailToken(token),
        accountId,
        expiresAt: mailTokenExpiry(nowMs),
      });
      await sendMail(transaction, {
        template: 'setPassword',
        to: account.email,
        locale,
        values: { firstName, link: passwordLink(publicUrl(), token) },
        onceKey: `${requestId}:${accountId}`,
      });
    }
  });
}
