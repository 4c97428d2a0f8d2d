import { browserStorage, tabStorage } from './browser-storage.ts';

/** The session's own key (S1§3). */
export const sessionKey = 'USER_';

/** Who sent the visitor, and how they want the product, outlive every clearing. */
const settings = ['affiliateCode', 'locale', 'theme', 'consent'] as const;

/** How the keys end of what somebody wished to do before they went to sign in: it goes with what it was about. */
const wishKeyEnd = 'AwaitsSignIn';

/** Leaving takes all that is of one person (B-R15). */
export function clearSession(): void {
  clearAllBut(settings);
  for (const key of tabStorage.keys()) tabStorage.remove(key);
}

/** A sign-in on the login page, and a new booking, begin without what was booked before (B-R16, S1§2). */
export function clearBooking(): void {
  clearAllBut([sessionKey, ...settings]);
  for (const key of tabStorage.keys()) if (key.endsWith(wishKeyEnd)) tabStorage.remove(key);
}

function clearAllBut(kept: readonly string[]): void {
  for (const key of browserStorage.keys()) if (!kept.includes(key)) browserStorage.remove(key);
}
