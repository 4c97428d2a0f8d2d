import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { localiseManifest } from '../offline/localise-manifest.ts';
import { useHydrated } from '../prerender/use-hydrated.ts';
import { useNavigationFocus } from './navigation-focus.tsx';

/** Sets the title of the page and focuses its heading, once per page. */
export function usePageTitle(page: string): void {
  const { t, i18n } = useTranslation();
  const title = t('pageTitle', { page });
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = i18n.language;
    localiseManifest(i18n.language);
  }, [title, i18n.language]);
  useHydrated();
  useNavigationFocus();
}
