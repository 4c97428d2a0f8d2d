import i18next from 'i18next';
import type { BackendModule, i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { brandWords } from './brand-words.ts';
import { defaultLocale, isLocale, locales } from './locale.ts';
import type { Locale } from './locale.ts';
import { textLoaders } from './text-loaders.ts';
import type { Texts, Topic } from './text-loaders.ts';

declare module 'i18next' {
  /** Makes every key a checked word: a text that does not exist is a compile error. */
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Texts;
  }
}

const isTopic = (name: string): name is Topic => Object.hasOwn(textLoaders[defaultLocale], name);

const textFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, topic, done) => {
    if (!isLocale(language) || !isTopic(topic))
      return done(new Error(`no texts for ${language} ${topic}`), null);
    textLoaders[language][topic]().then(
      (texts) => done(null, texts),
      (reason: unknown) => done(reason instanceof Error ? reason : String(reason), null),
    );
  },
};

/** Makes the translator of one app: its own topics besides what all apps share, in one language at first. */
export async function startI18n(locale: Locale, ...topics: readonly Topic[]): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance
    .use(textFiles)
    .use(initReactI18next)
    .init({
      lng: locale,
      supportedLngs: [...locales],
      fallbackLng: false,
      ns: ['shell', 'ui', 'errors', ...topics],
      defaultNS: 'shell',
      // React escapes what it renders.
      interpolation: { escapeValue: false, defaultVariables: brandWords },
    });
  return instance;
}
