import { serverData } from '@repo/api-client/server-data';
import { locales } from '@repo/i18n/locale';
import type { Locale } from '@repo/i18n/locale';
import { changeLanguage } from '@repo/i18n/part-texts';
import { retryLoad } from '@repo/ui/loading/retry-load';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { storeLocale } from '../store/stored-locale.ts';
import classNames from './choices.module.css';
import { languageNames } from './language-names.ts';

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const { choose, hasFailed } = useLanguageChoice();
  return (
    <div role="group" aria-label={t('language')} className={classNames['choices']}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={i18n.language === locale}
          onClick={() => void choose(locale)}
        >
          {languageNames[locale]}
        </button>
      ))}
      {hasFailed ? <p role="alert">{t('connection.languageMissing')}</p> : null}
    </div>
  );
}

/** Keeps the old language while the texts of the chosen one cannot be loaded. */
function useLanguageChoice() {
  const { i18n } = useTranslation();
  const dispatch = useDispatch();
  const [hasFailed, setHasFailed] = useState(false);
  const choose = async (locale: Locale): Promise<void> => {
    const change = async (): Promise<void> => changeLanguage(i18n, locale);
    try {
      await (hasFailed ? retryLoad(change) : change());
    } catch {
      setHasFailed(true);
      return;
    }
    setHasFailed(false);
    storeLocale(locale);
    dispatch(serverData.util.invalidateTags(['localised']));
  };
  return { choose, hasFailed };
}
