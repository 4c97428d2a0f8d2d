import { loadedLater } from '@repo/shell/loaded-later';
import { useTranslation } from 'react-i18next';

/** The forms beside the login; few strangers need one of them at first. */
export const OtherForm = loadedLater(
  async () => (await import('@repo/session/modal/auth-form-view')).AuthFormView,
  FormLoading,
);

function FormLoading() {
  const { t } = useTranslation('shell');
  return <p role="status">{t('loading')}</p>;
}
