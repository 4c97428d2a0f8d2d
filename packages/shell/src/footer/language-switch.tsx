import { serverData } from '@repo/api-client/server-data';
import { locales } from '@repo/i18n/locale';
import type { Locale } from '@repo/i18n/locale';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { storeLocale } from '../store/stored-locale.ts';
import classNames from './choices.module.css';

/** Each language is written in itself, so that whoever needs it can read it. */
const names: Readonly<Record<Locale, string>> = { 'en-CA': 'English', 'fr-CA': 'Français' };

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const choose = async (locale: Locale): Promise<void> => {
    await i18n.changeLanguage(locale);
    storeLocale(locale);
    dispatch(serverData.util.invalidateTags(['localised']));
  };
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
          {names[locale]}
        </button>
      ))}
    </div>
  );
}
