import { useSyncExternalStore } from 'react';

const firstLanguage = (): string => 'en-CA';
const languageOfPage = (): string => document.documentElement.lang || firstLanguage();

function watchLanguage(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/** Returns the language of the page, which may change while it is open. */
export const usePageLocale = (): string => useSyncExternalStore(watchLanguage, languageOfPage, firstLanguage);
