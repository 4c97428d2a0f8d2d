import { IconButton } from '@repo/ui/actions/icon-button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../header/count-badge.tsx';
import classNames from './notification-bell.module.css';

type NotificationBellProps = {
  readonly count: number;
  /** Renders the panel while it is open. */
  readonly children: (onClose: () => void) => ReactNode;
};

/** Shows the number of new notifications and opens them (A-R10, A-R24). */
export function NotificationBell({ count, children }: NotificationBellProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className={classNames['bell']}>
      <IconButton
        icon="bell"
        label={t('notifications.bell', { count })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <CountBadge count={count} />
      {isOpen ? children(() => setIsOpen(false)) : null}
    </span>
  );
}
