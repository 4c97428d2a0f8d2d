import { browserStorage, tabStorage } from './browser-storage.ts';

/** The session's own key (S1§3). */
export const sessionKey = 'USER_';

/** Who sent the visitor, and how they want the product, outlive every clearing. */
const settings = ['affiliateCode', 'locale', 'theme', 'consent'] as const;

/** Leaving takes all that is of one person (B-R15). */
export function clearSession(): void {
  clearAllBut(settings);
  for (const key of tabStorage.keys()) tabStorage.remove(key);
}

/** A sign-in on the login page, and a new booking, begin without what was booked before (B-R16, S1§2). */
export const clearBooking = (): void => clearAllBut([sessionKey, ...settings]);

function clearAllBut(kept: readonly string[]): void {
  for (const key of browserStorage.keys()) if (!kept.includes(key)) browserStorage.remove(key);
}
