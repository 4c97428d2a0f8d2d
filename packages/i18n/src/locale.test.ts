import { defaultLocale, isLocale, localeOfPreferences } from './locale.ts';

test('[A-R15] the interface language defaults to English', () => {
  expect(defaultLocale).toBe('en-CA');
  expect(localeOfPreferences('')).toBe('en-CA');
  expect(localeOfPreferences('de-DE,ja;q=0.5,*;q=0.1')).toBe('en-CA');
});

test.each([
  ['fr-CA', 'fr-CA'],
  ['fr', 'fr-CA'],
  ['FR-be', 'fr-CA'],
  ['en-US,en;q=0.9,fr;q=0.8', 'en-CA'],
  ['en;q=0.3, fr-CA;q=0.9', 'fr-CA'],
  ['fr;q=0', 'en-CA'],
  ['fr;q=nonsense', 'en-CA'],
])('"%s" is answered in %s', (header, locale) => {
  expect(localeOfPreferences(header)).toBe(locale);
});

test('only our languages are locales', () => {
  expect(isLocale('fr-CA')).toBe(true);
  expect(isLocale('fr')).toBe(false);
  expect(isLocale(null)).toBe(false);
});
