import type { Notification } from '@repo/contracts/notifications/notifications';
import { brand } from '@repo/domain/brand';
import { userKindOf } from '@repo/domain/identity/user-kind';
import { notificationPath } from '@repo/domain/notification/notification-path';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../entry/app-link.tsx';
import classNames from './notification-panel.module.css';

const providerName = `${brand.slug}Name` as const;

type NotificationItemProps = { readonly notification: Notification; readonly onOpen: () => void };

/** One notification: who, what, which event, when (S2§3, A-69). Links to the tab that it is about. */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { type, eventId, eventName, createdAt, isSeen, userType } = notification;
  const kind = userKindOf(userType);
  return (
    <li>
      <AppLink to={notificationPath(type, kind, eventId)} className={classNames['item']} onClick={onOpen}>
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
