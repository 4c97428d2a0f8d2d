import { locales } from './locale.ts';
import { changeLanguage } from './part-texts.ts';
import { startI18n } from './start-i18n.ts';
import { portalTextFiles } from './portal-text-files.ts';
import { addTextFiles, isTopic, loadTopic, textFiles } from './text-loaders.ts';

addTextFiles(portalTextFiles);

test('[A-R15] texts are keyed and come translated in the chosen language', async () => {
  const english = await startI18n('en-CA', 'booking');
  const french = await startI18n('fr-CA', 'booking');
  expect(english.t('tryAgain')).toBe('Try again');
  expect(french.t('tryAgain')).toBe('Réessayer');
  await changeLanguage(english, 'fr-CA');
  expect(english.t('tryAgain')).toBe('Réessayer');
});

test('the brand words are at hand in every text', async () => {
  const { t } = await startI18n('en-CA', 'booking');
  expect(t('booking:home.introduction')).not.toContain('{{');
});

test('[S-R02] a duration says hour or hours as its language counts', async () => {
  const english = await startI18n('en-CA', 'booking');
  const french = await startI18n('fr-CA', 'booking');
  expect([1, 2, 10].map((count) => english.t('hours', { count }))).toEqual(['1 hour', '2 hours', '10 hours']);
  expect([0, 1, 2].map((count) => french.t('hours', { count }))).toEqual(['0 heure', '1 heure', '2 heures']);
});

const leaves = (tree: object, path = ''): [string, string][] =>
  Object.entries<string | object>({ ...tree }).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[path + name, value] satisfies [string, string]]
      : leaves(value, `${path}${name}.`),
  );

const variablesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([found]) => found).toSorted();

/** French counts nothing as one too, so its form for one may have to name the number. */
const mustFill = (key: string, text: string): string[] =>
  variablesOf(text).filter((name) => !(key.endsWith('_one') && name === '{{count}}'));

test.each(locales.filter((locale) => locale !== 'en-CA'))(
  '%s fills every text with the same variables',
  async (locale) => {
    for (const topic of Object.keys({ ...textFiles, ...portalTextFiles }).filter(isTopic)) {
      const english = new Map(leaves(await loadTopic('en-CA', topic)));
      const translated = leaves(await loadTopic(locale, topic));
      expect(translated.map(([key]) => key).toSorted()).toEqual([...english.keys()].toSorted());
      for (const [key, text] of translated) {
        expect(text.trim()).not.toBe('');
        expect({ key, variables: mustFill(key, text) }).toEqual({
          key,
          variables: mustFill(key, english.get(key) ?? ''),
        });
      }
    }
  },
);
