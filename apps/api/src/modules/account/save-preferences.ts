import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { consentTextVersions } from '../identity/identity.module.ts';
import { accountInfoRepository } from './account.repository.ts';
import type { PreferencesRecord } from './account.repository.ts';

type Change = { readonly [Name in keyof PreferencesRecord]?: PreferencesRecord[Name] | undefined };

/** Saves what was sent of the preferences; a changed consent to news is a new decision with its text. */
export async function savePreferences(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  accountId: number,
  change: Change,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const accounts = accountInfoRepository(transaction);
    await accounts.lock(accountId);
    const saved = await accounts.readPreferences(accountId);
    const {
      locale = saved.locale,
      reminders = saved.reminders,
      reviews = saved.reviews,
      news = saved.news,
    } = change;
    await accounts.savePreferences(accountId, { locale, reminders, reviews });
    if (news !== saved.news)
      await accounts.addNewsConsent(accountId, news, consentTextVersions.news, new Date(clock.nowMs()));
  });
}
