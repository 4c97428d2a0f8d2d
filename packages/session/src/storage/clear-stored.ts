import { isAccountKey } from './account-storage.ts';
import { clearBrowserFiles } from './browser-files.ts';
import { browserStorage, tabStorage } from './browser-storage.ts';

/** The key of the session (S1§3). */
export const sessionKey = 'USER_';

/** The affiliate code and the settings are never cleared. */
const settings = ['affiliateCode', 'locale', 'theme', 'consent'] as const;

/** The suffix of keys that hold an action awaiting a sign-in; cleared with the booking they belong to. */
const pendingActionSuffix = 'AwaitsSignIn';

/** Clears everything personal on logout (B-R15). */
export function clearSession(): void {
  clearAllBut((key) => settings.some((setting) => setting === key));
  for (const key of tabStorage.keys()) tabStorage.remove(key);
}

/**
 * Clears the booking, for a sign-in on the login page and for a new booking (B-R16, S1§2). Data of accounts is no part of
 * it: a sign-in clears that of other accounts.
 */
export function clearBooking(): void {
  const kept: readonly string[] = [sessionKey, ...settings];
  clearAllBut((key) => kept.includes(key) || isAccountKey(key));
  for (const key of tabStorage.keys()) if (key.endsWith(pendingActionSuffix)) tabStorage.remove(key);
}

function clearAllBut(isKept: (key: string) => boolean): void {
  for (const key of browserStorage.keys()) if (!isKept(key)) browserStorage.remove(key);
  clearBrowserFiles();
}
