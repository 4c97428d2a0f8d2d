import { providerEventPath, providerTabPath } from '@repo/domain/site/dashboard-address';
import { AppLink } from '@repo/shell/entry/app-link';
import { Icon } from '@repo/ui/icon';
import { useTranslation } from 'react-i18next';
import classNames from './event-gallery.module.css';

/** Leads back to the event in My events, or to its lists. */
export function BackLink({ eventId }: { readonly eventId: number | undefined }) {
  const { t } = useTranslation('gallery');
  const path = eventId === undefined ? providerTabPath('MyEvents') : providerEventPath('MyEvents', eventId);
  return (
    <AppLink to={path} className={classNames['back']}>
      <Icon name="chevron-left" size={16} />
      {t('provider.back')}
    </AppLink>
  );
}
