import { AppLink } from '@repo/shell/entry/app-link';
import { Icon } from '@repo/ui/icon';
import { useTranslation } from 'react-i18next';
import { eventPath } from '../../model/shown/event-links.ts';
import classNames from './event-gallery.module.css';

/** Leads back to the event in My events. */
export function BackLink({ eventId }: { readonly eventId: number }) {
  const { t } = useTranslation('gallery');
  return (
    <AppLink to={eventPath(eventId)} className={classNames['back']}>
      <Icon name="chevron-left" size={16} />
      {t('provider.back')}
    </AppLink>
  );
}
