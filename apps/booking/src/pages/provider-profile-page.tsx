import { useTranslation } from 'react-i18next';

/** A provider as everybody sees them (D-R08). */
export function ProviderProfilePage() {
  const { t } = useTranslation('providerChoice');
  return <h1>{t('introduction')}</h1>;
}
