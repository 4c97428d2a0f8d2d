import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Locale } from '@repo/i18n/locale';
import { accountRepository } from '../account.repository.ts';
import type { IdentityTools } from '../identity-tools.ts';
import {
  hashOfMailToken,
  mailTokenExpiry,
  newMailToken,
  verificationLink,
} from '../mail-tokens/mail-token.ts';
import { mailTokenRepository } from '../mail-tokens/mail-token.repository.ts';
import { consentTextVersions } from './consent-texts.ts';
import { inTransaction } from '../../../database/in-transaction.ts';

type SignUp = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly newsOptIn: boolean;
  readonly locale: Locale;
};

/**
 * Signs a host up and emails the link that verifies the address. Signing up again before that sends a new link for the
 * same account. Each link sets the password entered with it, so that a stranger cannot set one for another's address.
 */
export async function registerHost(
  tools: Pick<IdentityTools, 'database' | 'clock' | 'hashes' | 'sendMail' | 'publicUrl'>,
  { password, newsOptIn, ...entry }: SignUp,
): Promise<Result<{ id: number }, 'user_already_exists'>> {
  const { database, clock, hashes, sendMail, publicUrl } = tools;
  const passwordHash = await hashes.hash(password);
  const token = newMailToken();
  const nowMs = clock.nowMs();
  const now = new Date(nowMs);
  return inTransaction(database, async (transaction) => {
    const id = await accountRepository(transaction).signUp({ ...entry, passwordHash }, now);
    if (id === undefined) return fail('user_already_exists');
    const { email, firstName, lastName, locale } = entry;
    await mailTokenRepository(transaction).addForSignUp(
      {
        hash: hashOfMailToken(token),
        accountId: id,
        expiresAt: mailTokenExpiry(nowMs),
        firstName,
        lastName,
        passwordHash,
      },
      { kind: 'news', isGiven: newsOptIn, textVersion: consentTextVersions.news, decidedAt: now },
    );
    const link = verificationLink(publicUrl(), token);
    await sendMail(transaction, { template: 'verifyEmail', to: email, locale, values: { firstName, link } });
    return ok({ id });
  });
}
