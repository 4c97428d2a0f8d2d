import { defaultLocale, isLocale } from '@repo/i18n/locale';
import type { Locale } from '@repo/i18n/locale';
import { browserStorage } from '@repo/session/storage/browser-storage';

const key = 'locale';

/** Returns the chosen language, or English (S1§1). */
export function storedLocale(): Locale {
  const stored = browserStorage.read(key);
  return isLocale(stored) ? stored : defaultLocale;
}

export const storeLocale = (locale: Locale): void => browserStorage.write(key, locale);
