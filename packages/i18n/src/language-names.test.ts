import { additionalLanguages } from '@repo/domain/portfolio/languages';
import { languageName } from './language-names.ts';

/** Where the standard's word is another one than the specs'. */
const renamed = new Map([
  ['Farsi', 'Persian'],
  ['Mandarin', 'Chinese'],
  ['Tagalog', 'Filipino'],
]);

test('[X-R01] [A-93] every language that is offered has the tag of that language', () => {
  for (const language of additionalLanguages) {
    expect([language, renamed.get(language)]).toContain(
      languageName(language, 'en-CA').replace(/ Chinese$/, ''),
    );
  }
});

test('a language is named in the words of the reader, one that is not offered as it is', () => {
  expect(languageName('English', 'fr-CA')).toBe('anglais');
  expect(languageName('Spanish', 'fr-CA')).toBe('espagnol');
  expect(languageName('Klingon', 'fr-CA')).toBe('Klingon');
});
