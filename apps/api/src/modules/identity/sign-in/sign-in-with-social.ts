import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { oneLine } from '@repo/domain/field/one-line';
import { userKindOf, userTypeIds } from '@repo/domain/identity/user-kind';
import { textLimits } from '@repo/domain/limits';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Locale } from '@repo/i18n/locale';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Database } from '../../../database/schema.ts';
import type { SocialIdentity, SocialProfile } from '../../../ports/social-identity.ts';
import { accountRepository } from '../account.repository.ts';
import type { AccountRecord } from '../account.repository.ts';
import type { IdentityTools } from '../identity-tools.ts';
import type { Device } from '../sessions/device-of-user-agent.policy.ts';
import { startSession } from '../sessions/start-session.ts';
import type { StartedSession } from '../sessions/start-session.ts';
import { socialRepository } from './social.repository.ts';
import type { SocialProvider } from './social.repository.ts';

type SocialLogin = {
  readonly provider: SocialProvider;
  readonly identity: SocialIdentity;
  readonly accessToken: string;
  readonly locale: Locale;
  readonly device: Device;
};

/**
 * Logs a host in by Google or Facebook (S1§2): finds the account by the linked identity, else by the verified email, else
 * creates one. Never logs in providers or operators.
 */
export async function signInWithSocial(
  tools: Pick<IdentityTools, 'database' | 'clock' | 'secrets'>,
  { provider, identity, accessToken, locale, device }: SocialLogin,
): Promise<Result<StartedSession, ErrorCode>> {
  const profile = await identity.profileOf(accessToken);
  if (!profile.ok) return profile;
  const now = new Date(tools.clock.nowMs());
  const account = await inTransaction(tools.database, (transaction) =>
    accountOf(transaction, provider, profile.value, locale, now),
  );
  if (account === undefined || userKindOf(account.userTypeId) !== 'host') return fail('invalid_login');
  if (!account.isActive) return fail('user_is_not_active');
  const session = await startSession(tools, account, device);
  return session === undefined ? fail('invalid_login') : ok(session);
}

async function accountOf(
  transaction: Database,
  provider: SocialProvider,
  profile: SocialProfile,
  locale: Locale,
  now: Date,
): Promise<AccountRecord | undefined> {
  const accounts = accountRepository(transaction);
  const identities = socialRepository(transaction);
  const key = { provider, subject: profile.subject };
  const linkedTo = await identities.accountOf(key);
  if (linkedTo !== undefined) return accounts.find(linkedTo);
  const { email } = profile;
  const names = namesOf(profile);
  const host = { ...names, email, locale, userTypeId: userTypeIds.host, passwordHash: null, verifiedAt: now };
  await accounts.create(host, now);
  const account = await accounts.findForLogin(email, 'host');
  if (account === undefined || userKindOf(account.userTypeId) !== 'host' || !account.isActive) return account;
  if (!account.isVerified) await accounts.verifyBySocial(account.id, names, now);
  await identities.link(key, account.id, now);
  return account.isVerified ? account : { ...account, ...names };
}

/** Puts names in one line, shortens those that are too long and replaces a missing first name. */
function namesOf({ firstName, lastName, email }: SocialProfile): { firstName: string; lastName: string } {
  const cut = (name: string): string =>
    [...oneLine(name).trim()].slice(0, textLimits.personName).join('').trim();
  return { firstName: cut(firstName) || cut(email.split('@', 1)[0] ?? email), lastName: cut(lastName) };
}
