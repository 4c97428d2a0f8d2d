/** The languages of the product; the first is the default (S1§1). */
export const locales = ['en-CA', 'fr-CA'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = locales[0];

export const isLocale = (text: unknown): text is Locale => locales.some((locale) => locale === text);

/** The best of our languages for an `Accept-Language` header; the default when none of them is asked for. */
export function localeOfPreferences(acceptLanguage: string): Locale {
  let best: { locale: Locale; weight: number } | undefined;
  for (const entry of acceptLanguage.split(',', 20)) {
    const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    const language = tag.split('-', 1)[0];
    const locale = locales.find((known) => known.toLowerCase().split('-', 1)[0] === language);
    if (locale !== undefined && weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale ?? defaultLocale;
}
