import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureTaken } from '../picture/use-picture-taken.ts';
import { useArrival } from './arrival.tsx';

/** Names the page in the window, its history and to screen readers, and leads the focus to it; once per page. */
export function usePageTitle(page: string): void {
  const { t, i18n } = useTranslation();
  const title = t('pageTitle', { page });
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = i18n.language;
  }, [title, i18n.language]);
  usePictureTaken();
  useArrival();
}
