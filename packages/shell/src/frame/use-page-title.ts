import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the page in the window, its history and to screen readers; in the language of the page. */
export function usePageTitle(page: string): void {
  const { t, i18n } = useTranslation();
  const title = t('pageTitle', { page });
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = i18n.language;
  }, [title, i18n.language]);
}
