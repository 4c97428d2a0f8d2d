import type { Notification } from '@repo/contracts/notifications/notifications';
import { brand } from '@repo/domain/brand';
import { userKindOf } from '@repo/domain/identity/user-kind';
import { homeOf } from '@repo/domain/site/admission';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../entry/app-link.tsx';
import classNames from './notification-panel.module.css';

const providerName = `${brand.slug}Name` as const;

/** One line of the panel: who, what, at which event, when (S2§3, A-69). It leads to the own dashboard. */
export function NotificationItem({ notification }: { readonly notification: Notification }) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { type, eventName, createdAt, isSeen, userType } = notification;
  const kind = userKindOf(userType);
  return (
    <li>
      <AppLink to={homeOf(kind)} className={classNames['item']}>
        <span className={classNames['who']}>
          {kind === 'provider' ? notification.hostName : notification[providerName]}
          {isSeen ? null : <span className={classNames['new']}>{t('notifications.isNew')}</span>}
        </span>
        <span>{t(`notifications.types.${type}`, { event: eventName })}</span>
        <time dateTime={new Date(createdAt * 1000).toISOString()}>{moment(createdAt)}</time>
      </AppLink>
    </li>
  );
}
