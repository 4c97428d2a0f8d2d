import { useTranslation } from 'react-i18next';

/** Back from the payment page (H-R03). */
export function BookingRequestedPage() {
  const { t } = useTranslation('payment');
  return <h1>{t('introduction')}</h1>;
}
