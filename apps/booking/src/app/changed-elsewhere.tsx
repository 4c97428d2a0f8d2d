import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import classNames from './changed-elsewhere.module.css';

/** Shows that another tab has changed this booking, until dismissed. */
export function ChangedElsewhere({ onDismiss }: { readonly onDismiss: () => void }) {
  const { t } = useTranslation('wizard');
  return (
    <div className={classNames['note']}>
      <Banner onDismiss={onDismiss}>{t('changedElsewhere')}</Banner>
    </div>
  );
}
