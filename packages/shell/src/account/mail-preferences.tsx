import { locales } from '@repo/i18n/locale';
import { Checkbox } from '@repo/ui/choices/checkbox';
import { RadioGroup } from '@repo/ui/choices/radio-group';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { Banner } from '@repo/ui/feedback/banner';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../footer/language-names.ts';
import classNames from './mail-preferences.module.css';
import { useMailPreferencesQuery } from './preferences-data.ts';
import { usePreferences } from './use-preferences.ts';
import type { LoadedPreferences } from './use-preferences.ts';

type Side = { readonly side: 'host' | 'provider' };

/** The language of the mails to the account, and which of the optional ones it wants. */
export function MailPreferences({ side }: Side) {
  const { t } = useTranslation('accountSettings');
  const query = useMailPreferencesQuery();
  return (
    <AsyncState
      state={useLoadable(query)}
      onRetry={() => void query.refetch()}
      loadingLabel={t('preferences.loading')}
    >
      {(preferences) => <Choices loaded={{ ...query, preferences }} side={side} />}
    </AsyncState>
  );
}

function Choices({ loaded, side }: Side & { readonly loaded: LoadedPreferences }) {
  const { t } = useTranslation(['accountSettings', 'auth']);
  const hintId = useId();
  const { shown, change, error } = usePreferences(loaded);
  const boxOf = (name: 'reminders' | 'reviews' | 'news') => ({
    checked: shown[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => change({ [name]: target.checked }),
  });
  return (
    <div className={classNames['choices']}>
      {error === undefined ? null : <Banner kind="danger">{error}</Banner>}
      <RadioGroup
        label={t('preferences.language')}
        choices={locales.map((value) => ({ value, label: languageNames[value] }))}
        chosen={shown.locale}
        onChoose={(locale) => change({ locale })}
      />
      <fieldset aria-describedby={hintId} className={classNames['optional']}>
        <legend className={classNames['legend']}>{t('preferences.optional')}</legend>
        <p id={hintId} className={classNames['hint']}>
          {t('preferences.optionalHint')}
        </p>
        <Checkbox {...boxOf('reminders')} label={t('preferences.reminders')} />
        <Checkbox {...boxOf('reviews')} label={t(`preferences.reviews.${side}`)} />
        <Checkbox {...boxOf('news')} label={t('auth:signUp.news')} hint={t('preferences.newsHint')} />
      </fieldset>
    </div>
  );
}
