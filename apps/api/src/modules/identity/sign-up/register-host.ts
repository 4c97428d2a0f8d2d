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

type SignUp = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly newsOptIn: boolean;
  readonly locale: Locale;
};

/**
 * Signs a host up, and sends the link that verifies the address. Whoever signs up again before that gets a new link
 * and the same account: each link brings the password into force that was entered for it, so that nobody can put a
 * password of their own under the address of somebody else.
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
  return database.transaction().execute(async (transaction) => {
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
