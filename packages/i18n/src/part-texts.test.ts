import { changeLanguage, withTexts } from './part-texts.ts';
import { startI18n } from './start-i18n.ts';
import { textFiles } from './text-loaders.ts';

const failToLoad = async () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
const loadPart = async () => 'part';

afterEach(() => jest.restoreAllMocks());

test('a part is loaded together with its texts', async () => {
  const { t } = await startI18n('fr-CA', 'booking');
  await expect(withTexts(loadPart, 'recapBrief')()).resolves.toBe('part');
  expect(t('recapBrief:choices.skip')).toBe('PASSER');
});

test('a part that is loaded has its texts with the next translator too', async () => {
  await startI18n('en-CA', 'booking');
  await withTexts(loadPart, 'site')();
  const { t } = await startI18n('fr-CA', 'booking');
  expect(t('site:terms.title')).toBe('Conditions d’utilisation');
});

test('a part without its texts is missing, until they load', async () => {
  const { t } = await startI18n('en-CA', 'booking');
  jest.spyOn(textFiles.draftSubmission, 'en-CA').mockImplementationOnce(failToLoad);
  const load = withTexts(loadPart, 'draftSubmission');
  await expect(load()).rejects.toThrow('Failed to fetch');
  await expect(load()).resolves.toBe('part');
  expect(t('draftSubmission:title')).toBe('Draft submitted');
});

test('a part that loads while the language changes has its texts in the new language', async () => {
  const i18n = await startI18n('en-CA', 'booking');
  const load = withTexts(loadPart, 'eventQuestions');
  await Promise.all([load(), changeLanguage(i18n, 'fr-CA')]);
  expect(i18n.t('eventQuestions:heading')).toBe('Parlez-nous de votre événement');
});

test('an app does not start without its texts', async () => {
  jest.spyOn(textFiles.booking, 'en-CA').mockImplementationOnce(failToLoad);
  await expect(startI18n('en-CA', 'booking')).rejects.toThrow('Failed to fetch');
});

test('[A-R15] the language changes for every loaded part', async () => {
  const i18n = await startI18n('en-CA', 'booking');
  await withTexts(loadPart, 'recapBrief')();
  await changeLanguage(i18n, 'fr-CA');
  expect(i18n.t('recapBrief:choices.skip')).toBe('PASSER');
});

test('a language that cannot be loaded leaves the old one', async () => {
  const i18n = await startI18n('en-CA', 'booking');
  jest.spyOn(textFiles.shell, 'fr-CA').mockImplementationOnce(failToLoad);
  await expect(changeLanguage(i18n, 'fr-CA')).rejects.toThrow('Failed to fetch');
  expect(i18n.language).toBe('en-CA');
  expect(i18n.t('tryAgain')).toBe('Try again');
  await changeLanguage(i18n, 'fr-CA');
  expect(i18n.t('tryAgain')).toBe('Réessayer');
});
