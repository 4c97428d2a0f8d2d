import { providerEventPath } from '@repo/domain/site/dashboard-address';
import { AppLink } from '@repo/shell/entry/app-link';
import { Icon } from '@repo/ui/icon';
import { useTranslation } from 'react-i18next';
import classNames from './event-gallery.module.css';

/** Leads back to the event in My events. */
export function BackLink({ eventId }: { readonly eventId: number }) {
  const { t } = useTranslation('gallery');
  return (
    <AppLink to={providerEventPath('MyEvents', eventId)} className={classNames['back']}>
      <Icon name="chevron-left" size={16} />
      {t('provider.back')}
    </AppLink>
  );
}
