import { locales } from './locale.ts';
import { startI18n } from './start-i18n.ts';
import { textLoaders } from './text-loaders.ts';
import type { Topic } from './text-loaders.ts';

test('[A-R15] texts are keyed and come translated in the chosen language', async () => {
  const english = await startI18n('en-CA', 'booking');
  const french = await startI18n('fr-CA', 'booking');
  expect(english.t('tryAgain')).toBe('Try again');
  expect(french.t('tryAgain')).toBe('Réessayer');
  await english.changeLanguage('fr-CA');
  expect(english.t('tryAgain')).toBe('Réessayer');
});

test('the brand words are at hand in every text', async () => {
  const { t } = await startI18n('en-CA', 'booking');
  expect(t('booking:home.introduction')).not.toContain('{{');
});

test('[J-R05] [S-R02] a duration says hour or hours as its language counts', async () => {
  const english = await startI18n('en-CA', 'booking');
  const french = await startI18n('fr-CA', 'booking');
  expect([1, 2, 10].map((count) => english.t('hours', { count }))).toEqual(['1 hour', '2 hours', '10 hours']);
  expect([0, 1, 2].map((count) => french.t('hours', { count }))).toEqual(['0 heure', '1 heure', '2 heures']);
});

const topics = Object.keys(textLoaders['en-CA']) as readonly Topic[];

type Tree = { readonly [name: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
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
    for (const topic of topics) {
      const english = new Map(leaves(await textLoaders['en-CA'][topic]()));
      const translated = leaves(await textLoaders[locale][topic]());
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
