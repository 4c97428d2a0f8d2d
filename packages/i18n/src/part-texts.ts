import type { i18n } from 'i18next';
import { getI18n } from 'react-i18next';
import { isLocale } from './locale.ts';
import type { Locale } from './locale.ts';
import { isTopic, loadTopic } from './text-loaders.ts';
import type { Topic } from './text-loaders.ts';

/** Adds topics to a translator; throws if a file cannot be loaded. */
export async function loadTexts(translator: i18n, locale: Locale, topics: readonly Topic[]): Promise<void> {
  const load = async (topic: Topic): Promise<void> => {
    const texts = await loadTopic(locale, topic);
    translator.addResourceBundle(locale, topic, texts, false, true, { skipCopy: true });
  };
  await Promise.all(missingIn(translator, locale, topics).map(load));
}

/**
 * Wraps the loader of a part of the page: the part is loaded with its texts in the language of the page, or not at all.
 * Without that, a text file that fails to load would leave the keys of its texts on screen.
 */
export const withTexts =
  <Part>(load: () => Promise<Part>, ...topics: readonly Topic[]) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), loadPageTexts(topics)]);
    for (const topic of topics) loadedTopics.add(topic);
    return part;
  };

/** Parts are loaded once, but tests and prerendering start a translator for each page. */
const loadedTopics = new Set<Topic>();

/** Returns the topics of the parts that are loaded. */
export const topicsOfLoadedParts = (): Topic[] => [...loadedTopics];

/** Loads every text of the page in another language, then shows it; if one fails to load, throws and changes nothing. */
export async function changeLanguage(translator: i18n, locale: Locale): Promise<void> {
  const missing = missingIn(translator, locale, topicsOf(translator));
  if (missing.length === 0) return void (await translator.changeLanguage(locale));
  await loadTexts(translator, locale, missing);
  // A part may have been loaded in the meantime.
  await changeLanguage(translator, locale);
}

async function loadPageTexts(topics: readonly Topic[]): Promise<void> {
  const translator = getI18n();
  const locale = translator.language;
  if (!isLocale(locale)) throw new Error(`no texts for ${locale}`);
  await loadTexts(translator, locale, topics);
  // The language may have changed in the meantime.
  if (translator.language !== locale) await loadPageTexts(topics);
}

const missingIn = (translator: i18n, locale: Locale, topics: readonly Topic[]): Topic[] =>
  topics.filter((topic) => !translator.hasResourceBundle(locale, topic));

const topicsOf = (translator: i18n): Topic[] =>
  Object.keys(translator.getDataByLanguage(translator.language) ?? {}).filter(isTopic);
