import { withTexts } from '@repo/i18n/part-texts';
import { lazyPart } from '@repo/ui/loading/lazy-part';
import { useTranslation } from 'react-i18next';

/** The forms besides the login, loaded on demand. */
export const OtherForm = lazyPart(
  withTexts(async () => (await import('@repo/session/modal/auth-form-view')).AuthFormView, 'successes'),
  FormLoading,
);

function FormLoading() {
  const { t } = useTranslation('shell');
  return <p role="status">{t('loading')}</p>;
}
