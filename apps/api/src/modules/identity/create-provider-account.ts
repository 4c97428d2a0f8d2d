import { userTypeIds } from '@repo/domain/identity/user-kind';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Locale } from '@repo/i18n/locale';
import type { Database } from '../../database/schema.ts';
import { accountRepository } from './account.repository.ts';
import { hashOfMailToken, mailTokenExpiry, newMailToken, passwordLink } from './mail-tokens/mail-token.ts';
import { mailTokenRepository } from './mail-tokens/mail-token.repository.ts';

type NewProvider = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
};

export type CreatedProviderAccount = {
  readonly accountId: number;
  /** Opens the page that creates the password, which also verifies the address. */
  readonly passwordLink: string;
};

/** Creates the account of an approved applicant, without a password and unverified. */
export async function createProviderAccount(
  transaction: Database,
  provider: NewProvider,
  { nowMs, publicUrl }: { readonly nowMs: number; readonly publicUrl: string },
): Promise<Result<CreatedProviderAccount, 'user_already_exists'>> {
  const accountId = await accountRepository(transaction).create(
    { ...provider, userTypeId: userTypeIds.provider, passwordHash: null, verifiedAt: null },
    new Date(nowMs),
  );
  if (accountId === undefined) return fail('user_already_exists');
  const token = newMailToken();
  await mailTokenRepository(transaction).addForPassword({
    hash: hashOfMailToken(token),
    accountId,
    expiresAt: mailTokenExpiry(nowMs),
  });
  return ok({ accountId, passwordLink: passwordLink(publicUrl, token, userTypeIds.provider) });
}
