import { useTranslation } from 'react-i18next';

/** An event was handed in as a draft (I-R02). */
export function DraftThankYouPage() {
  const { t } = useTranslation('payment');
  return <h1>{t('introduction')}</h1>;
}
